import type { EventView } from '../domain/runs/dispatchView';
import { isProblemStatus, isSuccessfulStatus } from '../domain/stops/eventStatus';
import { isRecipientStop } from '../domain/stops/eventType';
import { useT } from '../i18n/useT';
import styles from './closedAbove.module.css';

interface ClosedAboveProps {
  /** The stops before the one at which the lane opens. */
  events: readonly EventView[];
  onToggle: () => void;
}

/** "16 done · 1 problem": what a lane does not show at first; a press goes there and back. */
export function ClosedAbove({ events, onToggle }: ClosedAboveProps) {
  const translate = useT();
  const stops = events.filter((event) => isRecipientStop(event.delivery_event_type_id));
  const done = stops.filter((event) => isSuccessfulStatus(event.delivery_event_status_id)).length;
  const problems = stops.filter((event) => isProblemStatus(event.delivery_event_status_id)).length;
  const words = [
    done + problems === 0
      ? translate('board.nothingAbove')
      : translate('board.doneAbove', { smart_count: done }),
    ...(problems > 0 ? [translate('board.problemsAbove', { smart_count: problems })] : []),
  ];
  return (
    <button type="button" className={styles.button} title={translate('board.closedAbove')} onClick={onToggle}>
      {words.join(' · ')}
    </button>
  );
}
