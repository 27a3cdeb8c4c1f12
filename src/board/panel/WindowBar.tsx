import clsx from 'clsx';
import { fromWire } from '../../domain/time/dates';
import { instantOn } from '../../domain/time/dayHours';
import { MINUTE_MS } from '../../domain/time/durations';
import { isOpenStop } from '../../domain/runs/stopOrder';
import { isExpected } from '../../domain/stops/expectedTimes';
import { useT } from '../../i18n/useT';
import type { StopOnBoard } from '../actions/deliveryAction';
import type { BoardClock } from '../boardClock';
import { windowText } from '../windowText';
import { timeOnDay } from '../../providers/measures';
import styles from './windowBar.module.css';

interface WindowBarProps {
  stop: StopOnBoard;
  clock: BoardClock;
}

/** Room on both sides of what is shown. */
const ROOM_MS = 20 * MINUTE_MS;

/** The window as a bar, with now and the ETA on it. Only for a stop that somebody drives to, with a window or a promise. */
export function WindowBar({ stop: { event, manifest }, clock }: WindowBarProps) {
  const translate = useT();
  if (!manifest || !event.eta || !isOpenStop(event) || !isExpected(manifest)) return null;
  const { time_zone: zone, delivery_date: day } = manifest;
  const at = (wall: string | null) => (wall ? instantOn(event.delivery_date, wall, zone).getTime() : null);
  const [opens, closes] = [at(event.delivery_start_time), at(event.delivery_end_time)];
  const promised = event.planned_at ? fromWire(event.planned_at).getTime() : null;
  if (opens === null && closes === null && promised === null) return null;
  const eta = fromWire(event.eta).getTime();
  const now = clock.now.getTime();
  const known = [opens, closes, promised, eta, now].flatMap((each) => each ?? []);
  const [from, to] = [Math.min(...known) - ROOM_MS, Math.max(...known) + ROOM_MS];
  const place = (moment: number) => `${(((moment - from) / (to - from)) * 100).toFixed(2)}%`;
  const isLate = eta > (closes ?? promised ?? eta);
  const text = (moment: number) => timeOnDay(new Date(moment), zone, day);
  const label = [
    windowText(event) && translate('dispatch.barWindow', { window: windowText(event) ?? '' }),
    promised !== null && translate('dispatch.barPromised', { time: text(promised) }),
    translate('dispatch.barEta', { time: text(eta) }),
    translate('dispatch.barNow', { time: text(now) }),
  ]
    .filter(Boolean)
    .join(', ');
  const hasWindow = opens !== null || closes !== null;
  const [left, right] = [opens ?? from, closes ?? to];
  return (
    <div className={styles.bar} role="img" aria-label={label} title={label}>
      {hasWindow ? (
        <i
          className={styles.window}
          style={{ insetInlineStart: place(left), width: `calc(${place(right)} - ${place(left)})` }}
        />
      ) : null}
      {promised !== null ? (
        <i className={styles.promised} style={{ insetInlineStart: place(promised) }} />
      ) : null}
      <i className={styles.now} style={{ insetInlineStart: place(now) }} />
      <i className={clsx(styles.eta, isLate && styles.isLate)} style={{ insetInlineStart: place(eta) }} />
    </div>
  );
}
