import { useMemo } from 'react';
import type { Board } from './mergeBoard';
import type { ManifestView } from '../domain/runs/dispatchView';
import { isOvertaken, withExpected } from '../domain/stops/expectedTimes';
import type { Pace } from '../domain/addresses/travelTime';
import { useBrowserSettings } from '../providers/browserSettings';

/**
 * At one time: a run whose next arrival is already due is calculated again, all others keep their identity. Each
 * state of a run is looked at once per tick of the clock, whatever else of the day changes meanwhile: its lane does
 * not render for the change of another.
 */
function timer(now: Date, pace: Pace): (board: Board) => Board {
  const known = new WeakMap<ManifestView, ManifestView>();
  const timed = (run: ManifestView): ManifestView => {
    let answer = known.get(run);
    if (!answer) {
      answer = isOvertaken(run, now) ? withExpected(run, now, pace) : run;
      known.set(run, answer);
    }
    return answer;
  };
  return (board) => {
    const manifests = board.manifests.map(timed);
    const isSame = manifests.every((run, index) => run === board.manifests[index]);
    return isSame ? board : { ...board, manifests };
  };
}

/** The day with expected times for this tick of the board's clock. */
export function useTimedBoard<Day extends { readonly board: Board | null }>(day: Day, now: Date): Day {
  const pace = useBrowserSettings();
  const timed = useMemo(() => timer(now, pace), [now, pace]);
  const board = useMemo(() => day.board && timed(day.board), [day.board, timed]);
  return useMemo(() => (board === day.board ? day : { ...day, board }), [day, board]);
}
