import { registry } from '../../../src/resources/registry';
import type { Resource } from '../../../src/resources/schema/defineResource';

/** What a route shows of patients: rows of a list, or one record that its path names by this parameter. */
export interface PrivateRoute {
  resource: string;
  kind: 'list' | 'record';
  /** Of the path; only for `record`. */
  param: string;
  /** What is behind the record's own path, e.g. `phone_numbers`. */
  part: string;
}

const PARTICIPANTS = 'participants';

/** Whether a declaration marks any of its fields as private. */
export function isPrivateResource(resource: Resource): boolean {
  return Object.values(resource.fields).some((field) => field.private === true);
}

/** Private and about a patient; what is private of employees is no look at a patient. */
const privateResources = Object.values<Resource>(registry).filter(
  (resource) =>
    isPrivateResource(resource) && (resource.name === PARTICIPANTS || 'participant_id' in resource.fields),
);

const EVENT = /^\/delivery_manifest\/:\w+\/delivery_events\/:(\w+)(?:\/(life_cycle|map))?$/;
/** Runs come with their stops, and a stop with its recipient. */
const RUNS =
  /^\/delivery_manifest(\/unassigned|\/today|\/:\w+|\/:\w+\/custody|\/:\w+\/delivery_events\/(picked_up|returns))?$/;

/** The next deliveries of a facility name its residents. */
const FACILITY = /^\/facilities\/:\w+\/overview$/;

/** An order of the inbox names its recipient, known to us or not. */
const INBOX = /^\/deliveries_inbox(\/:\w+)?$/;

/** What recipients have written. */
const CONVERSATIONS = /^\/conversations(\/:\w+)?$/;

/** Calls name the recipients whom they were with. */
const CALLS = /^\/calls$/;

/** Lots of orders: their rows, the errors with the values that are wrong, and the first rows of the file. */
const IMPORTS = /^\/file_import\/:\w+(\/rows|\/problems)?$/;
export const IMPORT_ROWS = 'import_rows';

/** Holds name the participants whom they are about. */
const HOLDS = /^\/legal_holds$/;

/** Rows of a report of the catalogue. */
const REPORT = /^\/reports\/:\w+$/;

function declaredRoute(method: string, path: string): PrivateRoute | null {
  for (const resource of privateResources) {
    const isList =
      method === 'GET' ? path === resource.path : method === 'POST' && path === `${resource.path}/search`;
    if (isList) return { resource: resource.name, kind: 'list', param: '', part: '' };
    const rest = path.startsWith(`${resource.path}/:`) ? path.slice(resource.path.length + 2) : null;
    if (method !== 'GET' || rest === null) continue;
    const [param = '', ...part] = rest.split('/');
    return { resource: resource.name, kind: 'record', param, part: part.join('/') };
  }
  return null;
}

/** What of patients a route shows, by its method and pattern without the base; null for all others. */
export function privateRouteOf(method: string, path: string): PrivateRoute | null {
  // A number identifies no person.
  if (path.endsWith('/total_items')) return null;
  const event = method === 'GET' ? EVENT.exec(path) : null;
  if (event) {
    return { resource: 'delivery_events', kind: 'record', param: event[1] ?? '', part: event[2] ?? '' };
  }
  if (method === 'GET' && RUNS.test(path)) {
    return { resource: 'delivery_manifest', kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && FACILITY.test(path)) {
    return { resource: 'delivery_events', kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && INBOX.test(path)) {
    return { resource: 'deliveries_inbox', kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && CONVERSATIONS.test(path)) {
    return { resource: 'conversations', kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && CALLS.test(path)) {
    return { resource: 'calls', kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && IMPORTS.test(path)) {
    return { resource: IMPORT_ROWS, kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && HOLDS.test(path)) {
    return { resource: 'legal_holds', kind: 'list', param: '', part: '' };
  }
  if (method === 'GET' && REPORT.test(path)) {
    return { resource: 'delivery_events', kind: 'list', param: '', part: '' };
  }
  return declaredRoute(method, path);
}

/** The participants that an answer shows: its rows are participants, or name theirs at any depth. */
export function patientsIn(payload: unknown, resource: string): number[] {
  if (Array.isArray(payload)) return payload.flatMap((each) => patientsIn(each, resource));
  if (typeof payload !== 'object' || payload === null) return [];
  const row = payload as Readonly<Record<string, unknown>>;
  const own = resource === PARTICIPANTS ? row.id : row.participant_id;
  const nested = Object.values(row).filter(Array.isArray);
  const found = nested.flatMap((each) => patientsIn(each, ''));
  return typeof own === 'number' ? [own, ...found] : found;
}
