import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { request } from '../providers/http';
import { speaksAdditions } from '../providers/serverContract';
import { loadSpecDay } from './loadSpecDay';
import { byStart, type Board } from './mergeBoard';

/** Runs that come first: the lanes of a wide screen. */
const FIRST_RUNS = 8;
/** Runs of each answer after that: taking one in holds up no key. */
const RUNS_PER_ANSWER = 24;
/** Parts are shown and asked for when the picture before them is drawn, at the latest after this. Milliseconds. */
const LATEST_MS = 600;

type RunHead = Omit<ManifestView, 'events'>;

const listPath = (query: Readonly<Record<string, string>>) =>
  `/delivery_manifest?${new URLSearchParams({ ...query, per_page: String(MANIFESTS_PER_PAGE) }).toString()}`;

const poolPath = (date: string) => `/delivery_manifest/unassigned?date=${date}`;

interface CallOptions {
  signal?: AbortSignal;
  toast?: boolean;
}

/** Runs with their stops, in no order; one that is no longer there is left out. */
export async function loadRuns(ids: readonly number[], options: CallOptions = {}): Promise<ManifestView[]> {
  const query = { id: ids.join(','), events: '1' };
  return (await request<ManifestView[]>(listPath(query), options)).data;
}

export async function loadPool(date: string, options: CallOptions = {}): Promise<EventView[]> {
  return (await request<EventView[]>(poolPath(date), options)).data;
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}

/**
 * The runs and the pool of a day. Of a large day the runs that stand first are shown as soon as they are here; the
 * others follow a few at a time, so that a person can work meanwhile.
 *
 * @param show is told the part of the day that is here while there is more to come
 */
export async function loadBoard(
  date: string,
  signal: AbortSignal,
  show: (part: Board) => void,
): Promise<Board> {
  if (!speaksAdditions()) return loadSpecDay(date, signal);
  const [heads, pool] = await Promise.all([
    request<RunHead[]>(listPath({ date }), { signal }),
    loadPool(date, { signal }),
  ]);
  const ids = heads.data.sort(byStart).map(({ id }) => id);
  const manifests = ids.length > 0 ? await loadRuns(ids.slice(0, FIRST_RUNS), { signal }) : [];
  manifests.sort(byStart);
  if (ids.length > FIRST_RUNS) {
    // What is being drawn when they come is finished: it would have to begin anew.
    await whenIdle();
    signal.throwIfAborted();
    show({ manifests: [...manifests], pool, isPart: true });
    await whenIdle();
  }
  const waiting: number[][] = [];
  for (let from = FIRST_RUNS; from < ids.length; from += RUNS_PER_ANSWER)
    waiting.push(ids.slice(from, from + RUNS_PER_ANSWER));
  // Two at a time: the server reads one answer while the browser takes in the other.
  const loadNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    manifests.push(...(await loadRuns(next, { signal })));
    return loadNext();
  };
  await Promise.all([loadNext(), loadNext()]);
  return { manifests: manifests.sort(byStart), pool };
}
