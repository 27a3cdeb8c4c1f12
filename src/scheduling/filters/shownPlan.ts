import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import { applyFilters, boardMatcher } from '../../board/filterBoard';
import type { Board } from '../../board/mergeBoard';
import { isOpenStop } from '../../domain/runs/stopOrder';
import { runsToPlan } from '../cards/runsToPlan';
import { matchesPlan, type PlanFilters } from './planFilters';

/**
 * The day of the chosen CDPs: what the figures count, whatever is searched. A canceled delivery waits for no run; the board and
 * the list of deliveries have it.
 */
export function planOfCdps(board: Board, { cdpIds }: BoardFilters): Board {
  const { manifests, pool } = applyFilters(board, boardMatcher({ ...NO_FILTERS, cdpIds }, null));
  return { manifests, pool: pool.filter(isOpenStop) };
}

/**
 * The visible part of a planned day: the filters apply to the unassigned deliveries, while every run of the
 * CDPs stays as a drop target.
 */
export function shownPlan(board: Board, filters: BoardFilters, plan: PlanFilters): Board {
  const { text, marks } = filters;
  const ofCdp = planOfCdps(board, filters);
  const { pool } = applyFilters(
    { manifests: [], pool: ofCdp.pool },
    boardMatcher({ ...NO_FILTERS, text, marks }, null),
  );
  return {
    manifests: runsToPlan(ofCdp.manifests),
    pool: pool.filter((event) => matchesPlan(event, plan)),
  };
}
