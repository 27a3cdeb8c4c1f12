import { createContext, useContext } from 'react';
import { createValueStore, type ValueStore } from '../providers/valueStore';
import type { DraftResult } from '../domain/planning/draftView';
import type { PlanFilters } from './filters/planFilters';
import type { PlanTool } from './header/planTools';

/** State that the parts of the page share, beside the interaction: hovered in one, shown in all. */
export interface PlanView {
  /** The run under the pointer. */
  readonly hoveredRun: ValueStore<number | null>;
  /** Runs with visible stops: in the list of runs, and as lines on the map. */
  readonly open: ValueStore<ReadonlySet<number>>;
  /** An automatic plan that is looked at: the map draws it. */
  readonly draft: ValueStore<DraftResult | null>;
  /** Where the page shows that plan beside the map; null while it has no place for it. */
  readonly draftPlace: ValueStore<HTMLElement | null>;
  /** The open tool. */
  readonly tool: ValueStore<PlanTool | null>;
}

export const createPlanView = (): PlanView => ({
  hoveredRun: createValueStore<number | null>(null),
  open: createValueStore<ReadonlySet<number>>(new Set()),
  draft: createValueStore<DraftResult | null>(null),
  draftPlace: createValueStore<HTMLElement | null>(null),
  tool: createValueStore<PlanTool | null>(null),
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
