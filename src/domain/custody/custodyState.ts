import type { Tone } from '../stops/statusTag';
import type { CustodyRun } from './custodyView';

export type CustodyStateName =
  'handedOver' | 'missing' | 'notLeft' | 'ready' | 'onRoad' | 'inVehicle' | 'unaccounted';

export interface CustodyState {
  readonly name: CustodyStateName;
  readonly tone: Tone;
  /** Bags that the state is about. */
  readonly bags: number;
}

/**
 * State of a run's bags. Bags on the road are where they belong: only a run that has ended with bags that
 * nobody counted needs attention, and a missing bag always does.
 */
export function custodyState(
  run: Pick<CustodyRun, 'closed_at' | 'counts' | 'has_left' | 'has_ended' | 'unaccounted'>,
): CustodyState {
  const { counts, unaccounted } = run;
  if (run.closed_at) return { name: 'handedOver', tone: 'green', bags: 0 };
  if (counts.missing > 0) return { name: 'missing', tone: 'red', bags: counts.missing };
  if (!run.has_left) return { name: 'notLeft', tone: 'neutral', bags: counts.expected };
  if (unaccounted === 0) return { name: 'ready', tone: 'accent', bags: 0 };
  if (run.has_ended) return { name: 'unaccounted', tone: 'amber', bags: unaccounted };
  if (counts.inVehicle === 0) return { name: 'onRoad', tone: 'neutral', bags: counts.expected };
  return { name: 'inVehicle', tone: 'neutral', bags: counts.inVehicle };
}
