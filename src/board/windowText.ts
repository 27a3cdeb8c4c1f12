import { DAY_MS, MINUTE_MS } from '../domain/time/durations';
import { spanOf } from '../i18n/spanOf';
import type { MissedWindow } from '../domain/stops/windowState';
import type { EventView } from '../domain/runs/dispatchView';
import { isTimeUp } from '../domain/time/timings';
import type { Translate } from '../i18n/messageKey';
import { timeText } from '../providers/measures';

/** "08:00–10:00", "≥ 08:00", "≤ 10:00" or null: the time restriction in a row. */
export function windowText(
  event: Pick<EventView, 'delivery_start_time' | 'delivery_end_time'>,
): string | null {
  const start = event.delivery_start_time && timeText(event.delivery_start_time);
  const end = event.delivery_end_time && timeText(event.delivery_end_time);
  if (start && end) return `${start}–${end}`;
  if (start) return `≥ ${start}`;
  return end ? `≤ ${end}` : null;
}

export function missedText(
  missed: MissedWindow,
  translate: Translate,
  length: 'short' | 'long' = 'long',
): string {
  const minutes = missed.kind === 'passed' ? 0 : missed.minutes;
  return translate(`board.missedWindow.${length}.${missed.kind}`, { span: spanOf(minutes) });
}

/** A countdown is shown only within a day; a later end is shown as a date. Milliseconds. */
const MOST_COUNTED = DAY_MS;

/**
 * The countdown to the end of the window: "42 min left"; null without an end, or when it is more than a day
 * away.
 */
export function countdownText(msLeft: number | null, translate: Translate): string | null {
  if (msLeft === null || msLeft > MOST_COUNTED) return null;
  if (isTimeUp(msLeft)) return translate('board.timeUp');
  const minutes = Math.ceil(msLeft / MINUTE_MS);
  return translate('board.timeLeft', { span: spanOf(minutes) });
}
