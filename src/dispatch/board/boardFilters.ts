import { EVENT_STATUS_IDS, eventStatusName } from '../../domain/eventStatus';
import { STOP_MARKS, type StopMark } from './stopMarks';

/** Which runs: by how far they are. */
export const RUN_PHASES = ['underWay', 'waiting', 'over'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** How a stop does against its time. */
export const TIMING_FLAGS = ['missed', 'late', 'atRisk'] as const;
export type TimingFlag = (typeof TIMING_FLAGS)[number];

/** What narrows the board. The text may hold a name: it lives in memory, never in the URL. */
export interface BoardFilters {
  readonly text: string;
  readonly cdpId: number | null;
  readonly phase: RunPhase | null;
  /** Name of a run, which is the same on every day; its number is not. */
  readonly run: string | null;
  /** Employee. */
  readonly driverId: number | null;
  /** Name of a status (`domain/eventStatus`), so that both numberings count as one. */
  readonly status: string | null;
  /** Stops with any of these marks. */
  readonly marks: readonly StopMark[];
  /** Stops with any of these, of those with the marks. */
  readonly timing: readonly TimingFlag[];
}

export const NO_FILTERS: BoardFilters = {
  text: '',
  cdpId: null,
  phase: null,
  run: null,
  driverId: null,
  status: null,
  marks: [],
  timing: [],
};

/** All that the address may say; everything but the text and the day. */
type FilterParam = 'cdp' | 'runs' | 'run' | 'driver' | 'status' | 'marks' | 'timing';

const STATUS_NAMES: ReadonlySet<string> = new Set(EVENT_STATUS_IDS.map(eventStatusName));

function idOf(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function namesOf<Name extends string>(text: string | null, known: readonly Name[]): readonly Name[] {
  const asked = new Set<string>(text?.split(',') ?? []);
  return known.filter((name) => asked.has(name));
}

/** The filters that an address asks for; what nobody knows is left out. */
export function readFilters(params: URLSearchParams, text: string): BoardFilters {
  const status = params.get('status');
  return {
    text,
    cdpId: idOf(params.get('cdp')),
    phase: namesOf(params.get('runs'), RUN_PHASES)[0] ?? null,
    run: params.get('run')?.slice(0, 80) || null,
    driverId: idOf(params.get('driver')),
    status: status !== null && STATUS_NAMES.has(status) ? status : null,
    marks: namesOf(params.get('marks'), STOP_MARKS),
    timing: namesOf(params.get('timing'), TIMING_FLAGS),
  };
}

/** What the address says of these filters; null says nothing. */
export function filterParams(filters: BoardFilters): Record<FilterParam, string | null> {
  return {
    cdp: filters.cdpId === null ? null : String(filters.cdpId),
    runs: filters.phase,
    run: filters.run,
    driver: filters.driverId === null ? null : String(filters.driverId),
    status: filters.status,
    marks: filters.marks.join(',') || null,
    timing: filters.timing.join(',') || null,
  };
}

/** How many filters are set, the text apart. */
export function countFilters(filters: BoardFilters): number {
  const { cdpId, phase, run, driverId, status, marks, timing } = filters;
  const single = [cdpId, phase, run, driverId, status].filter((value) => value !== null).length;
  return single + marks.length + timing.length;
}

/** The list with the item put in, or taken out when it was in. */
export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}
