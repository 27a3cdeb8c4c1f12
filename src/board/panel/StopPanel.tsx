import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import { memo, Suspense, useMemo } from 'react';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import { isRecipientStop, stopNameKey } from '../../domain/stops/eventType';
import { isSuccessfulStatus } from '../../domain/stops/eventStatus';
import { useT, useTranslateAny } from '../../i18n/useT';
import { bottomBar, phoneBottomBar } from '../../ui/messages/bottomBar';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { usePermissions } from '../../providers/usePermissions';
import type { StopOnBoard } from '../actions/deliveryAction';
import { actionsForStop } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';
import { stopTiming } from '../stopTiming';
import { StatusChip } from '../StatusChip';
import { useClock } from '../useBoardClock';
import { OnceRested } from './OnceRested';
import { panelActions } from './panelActions';
import { StopCalls } from './StopCalls';
import { StopContactLines, StopContactSpace } from './StopContactLines';
import { StopEvidence } from './StopEvidence';
import { StopFacts } from './StopFacts';
import { StopMap, StopMapSpace } from './StopMap';
import { StopLateness } from './StopLateness';
import { WindowBar } from './WindowBar';
import styles from './stopPanel.module.css';

/** Comes with its words, after the facts of the stop. */
const StopRecipient = lazyPart(withMessages('conversations', () => import('./StopRecipient')));

interface StopPanelProps extends StopOnBoard {
  onClose: () => void;
}

/**
 * Details of the selected stop beside the board, never over it: state, recipient and times first, its actions at
 * the bottom edge. Memoized: other changes on the board do not render it.
 */
export const StopPanel = memo(function StopPanel({ event, manifest, onClose }: StopPanelProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const clock = useClock();
  const permissions = usePermissions();
  const { openStop, openStopMenu } = useOpenAction();
  const stop = useMemo<StopOnBoard>(() => ({ event, manifest }), [event, manifest]);
  const isRecipient = isRecipientStop(event.delivery_event_type_id);
  const hasProof =
    isRecipient &&
    isSuccessfulStatus(event.delivery_event_status_id) &&
    isAllowed(PERMISSIONS.dispatch.readProof, permissions);
  const { shown, hasMore } = panelActions(stop, actionsForStop(stop, permissions), hasProof);
  return (
    <aside className={styles.panel} data-panel {...phoneBottomBar} aria-label={translate('dispatch.details')}>
      <div className={styles.content}>
        <header>
          <h2>{isRecipient ? event.participant_name : translate(stopNameKey(event))}</h2>
          <IconButton size="small" onClick={onClose} aria-label={translate('dispatch.closeDetails')}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </header>
        <div className={styles.state}>
          <StatusChip event={event} />
          <StopLateness timing={stopTiming(event, manifest, clock)} />
        </div>
        {isRecipient && event.participant_id !== null ? (
          <OnceRested key={`recipient ${event.id}`} before={<StopContactSpace />}>
            <div data-stop={event.id}>
              <StopContactLines eventId={event.id} />
            </div>
          </OnceRested>
        ) : null}
        {isRecipient && event.participant_id !== null ? (
          <OnceRested key={`said ${event.id}`}>
            <Suspense>
              <StopRecipient event={event} />
            </Suspense>
          </OnceRested>
        ) : null}
        {isRecipient ? <WindowBar stop={stop} clock={clock} /> : null}
        {isRecipient ? (
          <>
            {hasProof ? (
              <OnceRested key={`proof ${event.id}`}>
                <StopEvidence eventId={event.id} />
              </OnceRested>
            ) : null}
            <OnceRested key={`door ${event.id}`} before={<StopMapSpace event={event} />}>
              <StopMap event={event} />
            </OnceRested>
          </>
        ) : null}
        <StopFacts stop={stop} />
        {isRecipient ? <StopCalls key={event.id} eventId={event.id} /> : null}
      </div>
      {shown.length > 0 || hasProof ? (
        <div className={styles.actions} data-panel-actions {...bottomBar}>
          {hasProof ? (
            <Button
              size="small"
              variant="contained"
              href={`#/delivery-report/${event.id}`}
              target="_blank"
              rel="noopener"
            >
              {translate('dispatch.showProof')}
            </Button>
          ) : null}
          {shown.map((action, index) => (
            <Button
              key={action.name}
              size="small"
              variant={index === 0 && !hasProof ? 'contained' : 'outlined'}
              onClick={() => openStop(action, stop)}
              aria-keyshortcuts={action.hotkey}
            >
              {translateAny(`actions.${action.name}.label`)}
            </Button>
          ))}
          {hasMore ? (
            <Button
              size="small"
              variant="outlined"
              aria-haspopup="menu"
              onClick={(press) => openStopMenu(stop, press.currentTarget)}
            >
              {translate('dispatch.moreActions')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </aside>
  );
});
