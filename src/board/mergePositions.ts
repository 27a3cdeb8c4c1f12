import { fromWire } from '../domain/time/dates';
import type { Board } from './mergeBoard';

/** Ages are told by the minute: a position that is newer by less than this does not draw the lane again. */
const WORTH_DRAWING_MS = 30_000;

/** Wire times compare as text; only a time that is worth drawing is read. */
function isWorthDrawing(held: string | null, reported: string): boolean {
  if (held === null) return true;
  if (reported <= held) return false;
  return fromWire(reported).getTime() - fromWire(held).getTime() >= WORTH_DRAWING_MS;
}

/** Takes in when drivers were last heard of, by run. Runs of which nothing worth drawing was heard stay as they are. */
export function mergePositions(board: Board, reported: ReadonlyMap<number, string>): Board {
  let isChanged = false;
  const manifests = board.manifests.map((manifest) => {
    const at = reported.get(manifest.id);
    if (at === undefined || !isWorthDrawing(manifest.position_recorded_at, at)) return manifest;
    isChanged = true;
    return { ...manifest, position_recorded_at: at };
  });
  return isChanged ? { ...board, manifests } : board;
}
