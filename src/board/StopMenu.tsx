import { Menu, MenuItem } from '@mui/material';
import { useT } from '../i18n/useT';
import { usePermissions } from '../providers/usePermissions';
import type { StopOnBoard } from './actions/deliveryAction';
import { actionsForStop } from './actions/offeredActions';
import { useOpenAction, type MenuPlace } from './actions/openAction';
import { ActionItem } from './ActionItem';
import { ShowOnMapItem } from './map/ShowOnMapItem';

interface StopMenuProps {
  stop: StopOnBoard;
  place: MenuPlace;
  onClose: () => void;
}

/** The actions on one stop: opened by its row's menu button, the context key and the right mouse button. */
export function StopMenu({ stop, place, onClose }: StopMenuProps) {
  const translate = useT();
  const actions = actionsForStop(stop, usePermissions());
  const { openStop } = useOpenAction();
  return (
    <Menu
      open
      onClose={onClose}
      {...(place instanceof HTMLElement
        ? { anchorEl: place }
        : { anchorReference: 'anchorPosition' as const, anchorPosition: place })}
      slotProps={{ list: { dense: true, 'aria-label': translate('dispatch.stopMenu') } }}
    >
      {actions.length === 0 ? <MenuItem disabled>{translate('dispatch.noActions')}</MenuItem> : null}
      {actions.map((action) => (
        <ActionItem key={action.name} action={action} onChoose={() => openStop(action, stop)} />
      ))}
      <ShowOnMapItem shown={stop} onChoose={onClose} />
    </Menu>
  );
}
