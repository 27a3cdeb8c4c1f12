import { useMemo } from 'react';
import type { Board } from './mergeBoard';
import type { ManifestView } from '../domain/runs/dispatchView';
import { isOvertaken, withExpected } from '../domain/stops/expectedTimes';
import type { Pace } from '../domain/addresses/travelTime';
import { useBrowserSettings } from '../providers/browserSettings';

/**
 * The board at this time: a run whose next arrival is already due is calculated again; all others keep their
 * identity.
 */
function timed(board: Board, now: Date, pace: Pace): Board {
  const manifests = board.manifests.map((run): ManifestView => {
    return isOvertaken(run, now) ? withExpected(run, now, pace) : run;
  });
  const isSame = manifests.every((run, index) => run === board.manifests[index]);
  return isSame ? board : { ...board, manifests };
}

/** The day with expected times for this tick of the board's clock. */
export function useTimedBoard<Day extends { readonly board: Board | null }>(day: Day, now: Date): Day {
  const pace = useBrowserSettings();
  const board = useMemo(() => day.board && timed(day.board, now, pace), [day.board, now, pace]);
  return useMemo(() => (board === day.board ? day : { ...day, board }), [day, board]);
}
