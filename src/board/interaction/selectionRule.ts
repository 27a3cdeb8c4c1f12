import type { StopOnBoard } from '../actions/deliveryAction';
import { marksOf, type StopMark } from '../stopMarks';
import { stopTiming } from '../stopTiming';
import type { BoardClock } from '../boardClock';
import { eventStatusName } from '../../domain/stops/eventStatus';
import { isRecipientStop } from '../../domain/stops/eventType';
import { isOpenStop } from '../../domain/runs/stopOrder';

/** "All refrigerated after 17:00": all conditions must match. */
export interface SelectionRule {
  /** All of them. */
  readonly marks: readonly StopMark[];
  /** Name of a status (`domain/eventStatus`); null matches every open stop. */
  readonly status: string | null;
  /** A run's id, 0 for the pool. */
  readonly runId: number | null;
  /** Expected at or after, HH:mm in the run's zone; for a stop of the pool, the start of its window. */
  readonly from: string | null;
  /** Expected before. */
  readonly to: string | null;
  readonly isMissed: boolean;
  readonly isLate: boolean;
  readonly isAtRisk: boolean;
}

export const NO_RULE: SelectionRule = {
  marks: [],
  status: null,
  runId: null,
  from: null,
  to: null,
  isMissed: false,
  isLate: false,
  isAtRisk: false,
};

/** Whether the stop matches the rule. The driver's own steps never match. */
export function matchesRule(rule: SelectionRule, stop: StopOnBoard, clock: BoardClock): boolean {
  const { event, manifest } = stop;
  if (!isRecipientStop(event.delivery_event_type_id)) return false;
  if (rule.status ? eventStatusName(event.delivery_event_status_id) !== rule.status : !isOpenStop(event))
    return false;
  if (rule.runId !== null && (manifest?.id ?? 0) !== rule.runId) return false;
  const marks = marksOf(event);
  if (!rule.marks.every((mark) => marks.includes(mark))) return false;
  const timing = stopTiming(event, manifest, clock);
  if (rule.isMissed && !timing.missed) return false;
  if (rule.isLate && timing.etaClass !== 'late') return false;
  if (rule.isAtRisk && timing.risks.length === 0) return false;
  const expected = nightLast(timing.time) ?? event.delivery_start_time?.slice(0, 5) ?? null;
  if (rule.from && !(expected && expected >= rule.from)) return false;
  return !(rule.to && !(expected && expected < rule.to));
}

const DAY_HOURS = 24;

/** "00:40 +1" as "24:40", so that times compare as text. */
function nightLast(time: string | null): string | null {
  const [clock = '', days] = time?.split(' +') ?? [];
  if (days === undefined) return time;
  return `${Number(clock.slice(0, 2)) + DAY_HOURS * Number(days)}${clock.slice(2)}`;
}
