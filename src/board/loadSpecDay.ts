import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { HttpError, request } from '../providers/http';
import { rawList, type Raw } from '../providers/wireFields';
import { readSession } from '../providers/session';
import { byStart, type Board } from './mergeBoard';
import { eventsInside, rawRuns, readManifest, type DayTerms } from './readDay';

/** Stops of a run that its list does not carry. A server that does not list them either has a run without stops. */
async function eventsBeside(id: unknown, signal: AbortSignal): Promise<Raw[]> {
  try {
    const { data } = await request<unknown>(`/delivery_manifest/${String(id)}/delivery_events`, {
      signal,
      toast: false,
    });
    return rawList(data, 'delivery_events');
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 405)) return [];
    throw error;
  }
}

/**
 * The day of a server that speaks the specification alone: `GET /delivery_manifest?date&per_page=9999`, with the stops
 * inside the runs or beside them. It has no pool: its waiting orders are not listed (§7).
 */
export async function loadSpecDay(date: string, signal: AbortSignal): Promise<Board> {
  const terms: DayTerms = { date, zone: readSession()?.auth.time_zone ?? 'UTC' };
  const query = new URLSearchParams({ date, per_page: String(MANIFESTS_PER_PAGE) });
  const { data } = await request<unknown>(`/delivery_manifest?${query.toString()}`, { signal });
  const runs = await Promise.all(
    rawRuns(data).map(async (run) =>
      readManifest(run, eventsInside(run) ?? (await eventsBeside(run.id, signal)), terms),
    ),
  );
  const ofDay = runs.filter((run) => run.delivery_date === date);
  return { manifests: ofDay.sort(byStart), pool: [] };
}
