import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import { usePermissions, useTranslate } from 'ra-core';
import { isAllowed, type PermissionIndex } from '../../domain/access';
import { isRecipientStop, eventTypeKey } from '../../domain/eventType';
import type { DeliveryAction, StopInHand } from '../actions/deliveryAction';
import { deliveryActions } from '../actions/list';
import { StatusChip } from '../board/StatusChip';
import { StopFacts } from './StopFacts';

interface StopPanelProps {
  stop: StopInHand;
  now: Date;
  onAction: (action: DeliveryAction) => void;
  onClose: () => void;
}

/** The actions that this person may take on this stop now. */
export function useOfferedActions(stop: StopInHand | null): readonly DeliveryAction[] {
  const { permissions } = usePermissions<PermissionIndex>();
  if (!stop || !permissions) return [];
  return deliveryActions.filter((action) => isAllowed(action.access, permissions) && action.isOffered(stop));
}

/** Details of the selected stop beside the board, never over it, with its actions on top. */
export function StopPanel({ stop, now, onAction, onClose }: StopPanelProps) {
  const translate = useTranslate();
  const actions = useOfferedActions(stop);
  const { event } = stop;
  const name = isRecipientStop(event.delivery_event_type_id)
    ? event.participant_name
    : translate(eventTypeKey(event.delivery_event_type_id));
  return (
    <aside className="stop-panel" aria-label={translate('dispatch.details')}>
      <header>
        <h2>{name}</h2>
        <IconButton size="small" onClick={onClose} aria-label={translate('dispatch.closeDetails')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <StatusChip event={event} />
      {actions.length > 0 ? (
        <div className="panel-actions">
          {actions.map((action, index) => (
            <Button
              key={action.name}
              size="small"
              variant={index === 0 && action.name === 'changeStatus' ? 'contained' : 'outlined'}
              onClick={() => onAction(action)}
              aria-keyshortcuts={action.hotkey}
            >
              {translate(`dispatch.actions.${action.name}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <StopFacts stop={stop} now={now} />
    </aside>
  );
}
