import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { HttpError, request } from '../providers/http';
import { rawList, type Raw } from '../providers/wireFields';
import { readSession } from '../providers/session';
import { byStart, type Board } from './mergeBoard';
import { eventsInside, rawRuns, readManifest, type DayTerms } from './readDay';

/**
 * Stops of a run that are not in its list answer. If the server does not list them either, the run has no
 * stops.
 */
async function eventsBeside(id: unknown, signal: AbortSignal): Promise<Raw[]> {
  try {
    const { data } = await request(`/delivery_manifest/${String(id)}/delivery_events`, {
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
 * The day from a server that implements only the specification: `GET /delivery_manifest?date&per_page=9999`,
 * with the stops inside the runs or beside them. It has no pool: unassigned orders have no endpoint (§7). Read by hand,
 * not by contract: the specification leaves the shape of a run open.
 */
export async function loadSpecDay(date: string, signal: AbortSignal): Promise<Board> {
  const terms: DayTerms = { date, zone: readSession()?.auth.time_zone ?? 'UTC' };
  const query = new URLSearchParams({ date, per_page: String(MANIFESTS_PER_PAGE) });
  const { data } = await request(`/delivery_manifest?${query.toString()}`, { signal });
  const runs = await Promise.all(
    rawRuns(data).map(async (run) =>
      readManifest(run, eventsInside(run) ?? (await eventsBeside(run.id, signal)), terms),
    ),
  );
  const ofDay = runs.filter((run) => run.delivery_date === date);
  return { manifests: ofDay.sort(byStart), pool: [] };
}
