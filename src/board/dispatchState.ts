import { useMemo } from 'react';
import type { ManifestView } from '../domain/runs/dispatchView';
import { findStop, type Board } from './mergeBoard';
import type { useBoardUrl } from './useBoardUrl';
import { useValue } from '../providers/valueStore';
import { useInteraction, useSelection } from './interaction/useInteraction';
import { useAfterPaint } from './useAfterPaint';
import type { StopDrag } from './moves/stopDrag';
import type { Candidate } from './moves/planFor';

/**
 * The dispatch state with the names of spec §3. Each part is stored where rendering it costs least: the day
 * in the query cache, the filters in the URL, the dragged stops in a store with three small subscribers. Two
 * parts are not on the board: `lunchBreak` is the state of its dialog, `fileImports` the lots of the imports
 * page.
 */
export interface DispatchState {
  /** Deliveries that the user is dragging to a run. */
  readonly assignedDelivery: StopDrag | null;
  /**
   * The run, its driver and the place in it with the lowest cost for these deliveries; null while runs are
   * compared.
   */
  readonly bestDriverCandidate: Candidate | null;
  /** The run that the user looks at: the run of the selected stop. */
  readonly currentManifest: ManifestView | null;
  /** The selected day and its filters. */
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
  // Who looks at what is said after the row is marked.
  const { ids } = useAfterPaint(useSelection());
  const [selectedId] = ids;
  return useMemo(
    () => (selectedId === undefined ? null : (findStop(board, selectedId)?.manifest ?? null)),
    [board, selectedId],
  );
}
