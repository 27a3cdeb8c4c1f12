import { useMemo } from 'react';
import type { ManifestView } from '../domain/runs/dispatchView';
import { findStop, type Board } from './mergeBoard';
import type { useBoardUrl } from './useBoardUrl';
import { useValue } from './interaction/valueStore';
import { useInteraction, useSelection } from './interaction/useInteraction';
import type { StopDrag } from './moves/stopDrag';
import type { Candidate } from './moves/planFor';

/**
 * The state of dispatch under the names of spec §3. Each part has the one home that draws it cheapest, and is read from there:
 * the day is in the query's cache, its filters in the address, what is carried in a store that three small parts follow.
 * Two more have no place on the board: `lunchBreak` is what its dialog holds, `fileImports` the lots of the imports' page.
 */
export interface DispatchState {
  /** Deliveries on their way to a run, in the hand of whoever assigns them. */
  readonly assignedDelivery: StopDrag | null;
  /** The run, with its driver and the place in it, that takes them at the least cost; null while runs are compared. */
  readonly bestDriverCandidate: Candidate | null;
  /** The run that a person looks at: that of the stop they hold. */
  readonly currentManifest: ManifestView | null;
  /** What is shown of which day. */
  readonly filters: Pick<ReturnType<typeof useBoardUrl>, 'date' | 'filters'>;
  /** The runs of the day. */
  readonly manifests: Board['manifests'];
}

export function useAssignedDelivery(): DispatchState['assignedDelivery'] {
  return useValue(useInteraction().drag);
}

/** @param candidates the cheapest first; null while they are compared */
export function bestDriverCandidate(
  candidates: readonly Candidate[] | null,
): DispatchState['bestDriverCandidate'] {
  return candidates?.[0] ?? null;
}

export function useCurrentManifest(board: Board): DispatchState['currentManifest'] {
  const { ids } = useSelection();
  const [held] = ids;
  return useMemo(
    () => (held === undefined ? null : (findStop(board, held)?.manifest ?? null)),
    [board, held],
  );
}
