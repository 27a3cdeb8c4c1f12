import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import { memo, useMemo } from 'react';
import { isRecipientStop, stopNameKey } from '../../domain/stops/eventType';
import { useT, useTranslateAny } from '../../i18n/useT';
import { phoneBottomBar } from '../../ui/messages/bottomBar';
import { usePermissions } from '../../providers/usePermissions';
import type { StopOnBoard } from '../actions/deliveryAction';
import { actionsForStop } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';
import { StatusChip } from '../StatusChip';
import { StopFacts } from './StopFacts';

interface StopPanelProps extends StopOnBoard {
  onClose: () => void;
}

/**
 * Details of the selected stop beside the board, never over it, with its actions at the top. Memoized: other
 * changes on the board do not render it.
 */
export const StopPanel = memo(function StopPanel({ event, manifest, onClose }: StopPanelProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const stop = useMemo<StopOnBoard>(() => ({ event, manifest }), [event, manifest]);
  const actions = actionsForStop(stop, usePermissions());
  const { openStop } = useOpenAction();
  const name = isRecipientStop(event.delivery_event_type_id)
    ? event.participant_name
    : translate(stopNameKey(event));
  return (
    <aside className="stop-panel" {...phoneBottomBar} aria-label={translate('dispatch.details')}>
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
              onClick={() => openStop(action, stop)}
              aria-keyshortcuts={action.hotkey}
            >
              {translateAny(`actions.${action.name}.label`)}
            </Button>
          ))}
        </div>
      ) : null}
      <StopFacts stop={stop} />
    </aside>
  );
});
