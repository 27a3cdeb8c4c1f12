import clsx from 'clsx';
import { memo } from 'react';
import { ageInWords } from '../../board/ageInWords';
import { StopName, StopOption, type StopOptionProps } from '../../board/StopOption';
import { StopTime } from '../../board/StopTime';
import { stopTiming } from '../../board/stopTiming';
import { windowText } from '../../board/windowText';
import { useClock } from '../../board/useBoardClock';
import { hardReasons } from '../../domain/planning/hardToPlace';
import { useT } from '../../i18n/useT';
import stopStyles from '../../board/stop.module.css';
import styles from './pool.module.css';
import tones from '../../ui/theme/tones.module.css';
import type { Language } from '../../domain/wire/languages';

interface PoolRowProps extends StopOptionProps {
  /** Name of its CDP, if the day has several. */
  cdpName: string | null;
  /** Why the last draft left it without a run. */
  why: string | null;
  language: Language;
  isHovered: boolean;
}

/** An unassigned delivery: recipient, type, window, address, order, age; and why it is unassigned or hard to place. */
export const PoolRow = memo(function PoolRow(props: PoolRowProps) {
  const { event, why } = props;
  const translate = useT();
  const clock = useClock();
  const window = windowText(event);
  const age = ageInWords(event.created_at, clock.now, props.language, 'short');
  const hard = hardReasons(event)
    .map((reason) => translate(`scheduling.pool.hard.${reason}`))
    .join(' · ');
  const timing = stopTiming(event, null, clock);
  return (
    <StopOption of={props} timing={timing} className={clsx(styles.row, props.isHovered && styles.isHovered)}>
      <span className={styles.line}>
        <StopName event={event} />
        <StopTime timing={timing} />
      </span>
      <span className={styles.line}>
        <span className={stopStyles.address} dir="auto">
          {window ? <b>{window}</b> : null}
          {event.destination_full_address}
        </span>
      </span>
      <span className={clsx(styles.line, styles.facts)}>
        <span>
          {event.order_number}
          {' · '}
          <span title={translate('scheduling.pool.waits', { age })}>{age}</span>
        </span>
        {why || hard ? (
          <em
            className={why || event.destination_latitude === null ? tones.amber : tones.neutral}
            title={why ?? hard}
          >
            {why ?? hard}
          </em>
        ) : (
          <span>{props.cdpName}</span>
        )}
      </span>
    </StopOption>
  );
});
