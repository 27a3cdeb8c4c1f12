import { createContext, useContext } from 'react';
import { createHandsStore, type HandsStore } from '../board/hands/handsStore';
import type { PlanFilters } from './filters/planFilters';
import type { PlanTool } from './header/planTools';

/** What the parts of the page share beside the hands: pointed at in one, drawn in all. */
export interface PlanView {
  /** The delivery under the pointer, in a list or on the map. */
  readonly hovered: HandsStore<number | null>;
  /** The run under the pointer. */
  readonly hoveredRun: HandsStore<number | null>;
  /** Runs whose stops are drawn: in the list of runs, and as lines on the map. */
  readonly open: HandsStore<ReadonlySet<number>>;
  /** What the page has opened over itself. */
  readonly tool: HandsStore<PlanTool | null>;
}

export const createPlanView = (): PlanView => ({
  hovered: createHandsStore<number | null>(null),
  hoveredRun: createHandsStore<number | null>(null),
  open: createHandsStore<ReadonlySet<number>>(new Set()),
  tool: createHandsStore<PlanTool | null>(null),
});

export const PlanViewContext = createContext<PlanView | null>(null);

export function usePlanView(): PlanView {
  const view = useContext(PlanViewContext);
  if (!view) throw new Error('The plan is drawn inside SchedulingPage');
  return view;
}

/** The filters of the unassigned deliveries, and how to set them. */
export const PlanFiltersContext = createContext<{
  readonly plan: PlanFilters;
  readonly showPlan: (next: PlanFilters) => void;
} | null>(null);

export function usePlanFilters() {
  const filters = useContext(PlanFiltersContext);
  if (!filters) throw new Error('The filters need SchedulingPage around them');
  return filters;
}
