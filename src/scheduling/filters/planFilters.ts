import type { EventView } from '../../domain/runs/dispatchView';
import { PARTICIPANT_NEEDS, type ParticipantNeed } from '../../domain/people/participantCare';
import { placeOf } from './placeOf';

/** How a delivery is bound to the clock. */
export const WINDOW_KINDS = ['none', 'from', 'until', 'between'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** Additional filters of the unassigned deliveries, beside those of the board. */
export interface PlanFilters {
  readonly window: WindowKind | null;
  /** ZIP code or city, or the start of one. Part of an address: kept in memory, never in the URL. */
  readonly place: string;
  /** Client (funding source). */
  readonly clientId: number | null;
  /** Deliveries to people with any of these. */
  readonly needs: readonly ParticipantNeed[];
}

export const NO_PLAN_FILTERS: PlanFilters = { window: null, place: '', clientId: null, needs: [] };

export const PLAN_PARAMS = ['window', 'client', 'needs'] as const;

/** Reads the filters of a URL; unknown values are left out. */
export function readPlanFilters(params: URLSearchParams, place: string): PlanFilters {
  const window = params.get('window');
  const client = Number(params.get('client'));
  const needs = new Set<string>(params.get('needs')?.split(',') ?? []);
  return {
    window: WINDOW_KINDS.find((kind) => kind === window) ?? null,
    place,
    clientId: Number.isSafeInteger(client) && client > 0 ? client : null,
    needs: PARTICIPANT_NEEDS.filter((need) => needs.has(need)),
  };
}

/** URL parameters of these filters; null removes a parameter. */
export function planParams(filters: PlanFilters): Record<(typeof PLAN_PARAMS)[number], string | null> {
  return {
    window: filters.window,
    client: filters.clientId === null ? null : String(filters.clientId),
    needs: filters.needs.join(',') || null,
  };
}

export function windowKindOf(
  event: Pick<EventView, 'delivery_start_time' | 'delivery_end_time'>,
): WindowKind {
  if (event.delivery_start_time) return event.delivery_end_time ? 'between' : 'from';
  return event.delivery_end_time ? 'until' : 'none';
}

/** Whether an unassigned delivery passes the filters. */
export function matchesPlan(event: EventView, filters: PlanFilters): boolean {
  const { window, clientId, needs } = filters;
  if (window !== null && windowKindOf(event) !== window) return false;
  if (clientId !== null && event.funding_source_id !== clientId) return false;
  if (needs.length > 0 && !needs.some((need) => event.needs.includes(need))) return false;
  const wanted = filters.place.trim().toUpperCase();
  if (!wanted) return true;
  const { city, zip } = placeOf(event.destination_full_address);
  return zip.startsWith(wanted) || city.startsWith(wanted);
}
