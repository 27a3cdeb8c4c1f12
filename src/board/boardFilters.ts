import { EVENT_STATUS_IDS, eventStatusName } from '../domain/stops/eventStatus';
import { COUNTERS, type Counter } from './counters';
import { STOP_MARKS, type StopMark } from './stopMarks';
import { TIMING_FLAGS, type TimingFlag } from './timingFlags';

/** Progress phases by which runs are filtered. */
export const RUN_PHASES = ['underWay', 'waiting', 'over'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** The filters of the board. The search text can contain a name: it is kept in memory, never in the URL. */
export interface BoardFilters {
  readonly text: string;
  /** CDPs; empty means all, as for each list here. */
  readonly cdpIds: readonly number[];
  readonly phase: RunPhase | null;
  /** Name of a run. A run has the same name on every day; its id differs. */
  readonly run: string | null;
  /** Employees. */
  readonly driverIds: readonly number[];
  /** Names of statuses (`domain/eventStatus`), so that both numberings match. */
  readonly statuses: readonly string[];
  /** Funding sources of the recipients' deliveries. */
  readonly clientIds: readonly number[];
  /** Cities of the delivery addresses, in capitals. */
  readonly cities: readonly string[];
  /** Stops with any of these marks. */
  readonly marks: readonly StopMark[];
  /** Stops with any of these flags, among those that match the marks. */
  readonly timing: readonly TimingFlag[];
  /** Stops that count in any of these, among those that match the rest. */
  readonly counters: readonly Counter[];
  /** Finished runs are lanes too, instead of one strip. */
  readonly finished: boolean;
}

export const NO_FILTERS: BoardFilters = {
  text: '',
  cdpIds: [],
  phase: null,
  run: null,
  driverIds: [],
  statuses: [],
  clientIds: [],
  cities: [],
  marks: [],
  timing: [],
  counters: [],
  finished: false,
};

/** All filters that the URL contains: everything except the text and the day. */
type FilterParam =
  | 'cdp'
  | 'runs'
  | 'run'
  | 'driver'
  | 'status'
  | 'clients'
  | 'cities'
  | 'marks'
  | 'timing'
  | 'show'
  | 'finished';

/** The names of a stop's statuses; a copayment is an entry of the history, not a status. */
export const STATUS_NAMES = [...new Set(EVENT_STATUS_IDS.map(eventStatusName))].filter(
  (name) => name !== 'copayment',
);
/** Maximum length of a list in the URL; nobody selects more by hand. */
const MAX_ITEMS = 200;
const LONGEST_CITY = 60;

const listOf = (text: string | null) =>
  [...new Set(text?.split(',').filter(Boolean) ?? [])].slice(0, MAX_ITEMS);

/** The numbers of a list in an address. */
export function idsOf(text: string | null): readonly number[] {
  return listOf(text)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** The cities of a list in an address. */
export const citiesOf = (text: string | null) => listOf(text).map((city) => city.slice(0, LONGEST_CITY));

/** The names of a list in an address that are known. */
export function namesOf<Name extends string>(text: string | null, known: readonly Name[]): readonly Name[] {
  const requested = new Set<string>(text?.split(',') ?? []);
  return known.filter((name) => requested.has(name));
}

/** Reads the filters of a URL; unknown values are left out. */
export function readFilters(params: URLSearchParams, text: string): BoardFilters {
  return {
    text,
    cdpIds: idsOf(params.get('cdp')),
    phase: namesOf(params.get('runs'), RUN_PHASES)[0] ?? null,
    run: params.get('run')?.slice(0, 80) || null,
    driverIds: idsOf(params.get('driver')),
    statuses: namesOf(params.get('status'), STATUS_NAMES),
    clientIds: idsOf(params.get('clients')),
    cities: citiesOf(params.get('cities')),
    marks: namesOf(params.get('marks'), STOP_MARKS),
    timing: namesOf(params.get('timing'), TIMING_FLAGS),
    counters: namesOf(params.get('show'), COUNTERS),
    finished: params.get('finished') === '1',
  };
}

/** URL parameters of these filters; null removes a parameter. */
export function filterParams(filters: BoardFilters): Record<FilterParam, string | null> {
  return {
    cdp: filters.cdpIds.join(',') || null,
    runs: filters.phase,
    run: filters.run,
    driver: filters.driverIds.join(',') || null,
    status: filters.statuses.join(',') || null,
    clients: filters.clientIds.join(',') || null,
    cities: filters.cities.join(',') || null,
    marks: filters.marks.join(',') || null,
    timing: filters.timing.join(',') || null,
    show: filters.counters.join(',') || null,
    finished: filters.finished ? '1' : null,
  };
}

/** How many filters are set, apart from the text, the counters and the finished runs, which show themselves. */
export function countFilters(filters: BoardFilters): number {
  const { text: _text, counters: _counters, finished: _finished, phase, run, ...lists } = filters;
  const single = [phase, run].filter((value) => value !== null).length;
  return Object.values(lists).reduce((sum, list) => sum + list.length, single);
}

/** Whether an address has no filters at all. */
export function isUnfiltered(filters: BoardFilters): boolean {
  return Object.values(filterParams(filters)).every((value) => value === null);
}

/** Whether single stops are asked for: then every run that has one is shown, finished or not. */
export function asksForStops(filters: BoardFilters): boolean {
  const { text, statuses, clientIds, cities, marks, timing, counters } = filters;
  const lists = [statuses, clientIds, cities, marks, timing, counters];
  return text.trim() !== '' || lists.some((list) => list.length > 0);
}

/** The only item of a list; null for none or several. */
export function onlyOne<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

/** The list with the item added, or removed if it was in the list. */
export function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item];
}
