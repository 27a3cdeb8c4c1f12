import type { Whereabouts } from '../domain/addresses/whereabouts';
import { fromWire } from '../domain/time/dates';
import type { Board } from './mergeBoard';

/** Ages are shown in minutes: a position that is newer by less than this does not render the lane. */
const WORTH_DRAWING_MS = 30_000;

/** Wire times compare as text; a time is parsed only when it is newer. */
function isWorthDrawing(current: string | null, reported: string): boolean {
  if (current === null) return true;
  if (reported <= current) return false;
  return fromWire(reported).getTime() - fromWire(current).getTime() >= WORTH_DRAWING_MS;
}

/** What a live event says of a driver's last position. */
export interface ReportedPosition {
  /** Wire time. */
  readonly at: string;
  readonly where: Whereabouts | null;
}

/**
 * Merges time and place of each driver's last position, by run. Runs without a relevant change keep their identity.
 */
export function mergePositions(board: Board, reported: ReadonlyMap<number, ReportedPosition>): Board {
  let isChanged = false;
  const manifests = board.manifests.map((manifest) => {
    const last = reported.get(manifest.id);
    if (!last || !isWorthDrawing(manifest.position_recorded_at, last.at)) return manifest;
    isChanged = true;
    return { ...manifest, position_recorded_at: last.at, position_at: last.where };
  });
  return isChanged ? { ...board, manifests } : board;
}
