import { poolCall, runsCall, type ListedRun } from '../contract/board/runs';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { keepLegsOf } from './keepLegsOf';
import { readApi } from '../providers/callApi';
import { speaksAdditions } from '../providers/serverContract';
import { loadSpecDay } from './loadSpecDay';
import { isFinishedRun } from './lanesInOrder';
import { byStart, type Board } from './mergeBoard';

/** Number of runs that load first: the lanes of a wide screen. */
const FIRST_RUNS = 8;
/** Runs per later answer: small enough that merging it does not delay a key press. */
const RUNS_PER_ANSWER = 24;
/**
 * Parts are shown and requested when the previous frame is painted, at the latest after this time.
 * Milliseconds.
 */
const LATEST_MS = 600;

const withStops = (run: ListedRun): ManifestView => ({ ...run, events: run.events ?? [] });

interface CallOptions {
  signal?: AbortSignal;
  toast?: boolean;
}

/** Runs with their stops, in no order; missing runs are left out. */
export async function loadRuns(ids: readonly number[], options: CallOptions = {}): Promise<ManifestView[]> {
  const query = { id: ids.join(','), events: 1, per_page: MANIFESTS_PER_PAGE };
  const runs = (await readApi(runsCall, { query }, { toast: true, ...options })).map(withStops);
  keepLegsOf(runs);
  return runs;
}

export function loadPool(date: string, options: CallOptions = {}): Promise<EventView[]> {
  return readApi(poolCall, { query: { date } }, { toast: true, ...options });
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}

/**
 * The runs and the pool of a day. For a large day, the first runs are shown as soon as they are loaded; the
 * others follow a few at a time, so the user can work meanwhile.
 *
 * @param show receives the loaded part of the day while more is loading
 */
export async function loadBoard(
  date: string,
  signal: AbortSignal,
  show: (part: Board) => void,
): Promise<Board> {
  if (!speaksAdditions()) return loadSpecDay(date, signal);
  const [heads, pool] = await Promise.all([
    readApi(runsCall, { query: { date, per_page: MANIFESTS_PER_PAGE } }, { signal, toast: true }),
    loadPool(date, { signal }),
  ]);
  // Finished runs fold: those that need somebody are loaded first.
  const ids = heads
    .sort((a, b) => Number(isFinishedRun(a)) - Number(isFinishedRun(b)) || byStart(a, b))
    .map(({ id }) => id);
  const manifests = ids.length > 0 ? await loadRuns(ids.slice(0, FIRST_RUNS), { signal }) : [];
  manifests.sort(byStart);
  if (ids.length > FIRST_RUNS) {
    // A merge would interrupt a render in progress, which would then start again.
    await whenIdle();
    signal.throwIfAborted();
    show({ manifests: [...manifests], pool, isPart: true });
    await whenIdle();
  }
  const waiting: number[][] = [];
  for (let from = FIRST_RUNS; from < ids.length; from += RUNS_PER_ANSWER)
    waiting.push(ids.slice(from, from + RUNS_PER_ANSWER));
  // Two requests in parallel: the server reads one answer while the browser merges the other.
  const loadNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    manifests.push(...(await loadRuns(next, { signal })));
    return loadNext();
  };
  await Promise.all([loadNext(), loadNext()]);
  return { manifests: manifests.sort(byStart), pool };
}
