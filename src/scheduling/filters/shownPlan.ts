import { NO_FILTERS, type BoardFilters } from '../../board/boardFilters';
import { applyFilters, boardMatcher } from '../../board/filterBoard';
import type { Board } from '../../board/mergeBoard';
import { matchesPlan, type PlanFilters } from './planFilters';

/**
 * The visible part of a planned day: the filters apply to the unassigned deliveries, while every run of the
 * CDPs stays as a drop target.
 */
export function shownPlan(board: Board, filters: BoardFilters, plan: PlanFilters): Board {
  const { cdpIds, text, marks } = filters;
  const ofCdp = applyFilters(board, boardMatcher({ ...NO_FILTERS, cdpIds }, null));
  const { pool } = applyFilters(
    { manifests: [], pool: ofCdp.pool },
    boardMatcher({ ...NO_FILTERS, text, marks }, null),
  );
  return { manifests: ofCdp.manifests, pool: pool.filter((event) => matchesPlan(event, plan)) };
}
