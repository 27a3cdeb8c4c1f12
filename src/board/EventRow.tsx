import clsx from 'clsx';
import { memo } from 'react';
import type { ManifestView } from '../domain/runs/dispatchView';
import { isRecipientStop } from '../domain/stops/eventType';
import { useT } from '../i18n/useT';
import { nextStopOf } from './laneFacts';
import { StatusChip } from './StatusChip';
import { StopName, StopOption, type StopOptionProps } from './StopOption';
import { StopTime } from './StopTime';
import { saysTime, stopTiming } from './stopTiming';
import { windowText } from './windowText';
import { useClock } from './useBoardClock';
import styles from './eventRow.module.css';
import stopStyles from './stop.module.css';
import textStyles from '../ui/theme/text.module.css';

interface EventRowProps extends StopOptionProps {
  manifest: ManifestView | null;
}

/**
 * One stop on two lines: place, name, marks and time above; address, window and state below (look.md). Its parts are
 * items of one wrapping row, because a hundred rows with an element around each line cost a third more.
 */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, manifest } = props;
  const translate = useT();
  const timing = stopTiming(event, manifest, useClock());
  const window = windowText(event);
  const isNext = manifest !== null && nextStopOf(manifest)?.id === event.id;
  const isOwn = !isRecipientStop(event.delivery_event_type_id);
  return (
    <StopOption
      of={props}
      timing={timing}
      className={clsx(stopStyles.isDraggable, styles.row, isNext && styles.isNext, isOwn && styles.isOwn)}
    >
      {manifest ? <span className={styles.place}>{event.secuence}</span> : null}
      {isNext ? <span className={textStyles.visuallyHidden}>{translate('board.next')}</span> : null}
      <StopName event={event} />
      {saysTime(timing) ? <StopTime timing={timing} /> : null}
      <span className={clsx(stopStyles.address, styles.address)} dir="auto">
        {window ? <b>{window}</b> : null}
        {event.destination_full_address}
      </span>
      <StatusChip event={event} isDense />
    </StopOption>
  );
});
