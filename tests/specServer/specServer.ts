import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import {
  CDP,
  drivers,
  manifestsOf,
  participants,
  REASONS,
  ROUTES,
  STATUSES,
  vehicles,
  type SpecEvent,
  type SpecManifest,
} from './records';

/** A request that the server took, for tests to look at. */
export interface TakenCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown> | null;
}

interface Call extends TakenCall {
  query: URLSearchParams;
  /** Numbers of the path, in order. */
  ids: number[];
}

type Handler = (call: Call) => unknown;
class Missing extends Error {}

const TOKEN = 'token-of-the-other-server';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** AUTH of §3, with not a field more. */
const AUTH = {
  Authorization: TOKEN,
  cdp_id: null,
  default_language: 'us',
  default_state: 'CA',
  email: 'other@example.test',
  employee_id: 1,
  full_name: 'OTHER PERSON',
  id: 1,
  is_cdp: 0,
  is_first_signin: 0,
  time_zone: 'America/Los_Angeles',
  user_type_id: 1,
};

const paged = <T>(rows: readonly T[], query: URLSearchParams): T[] => {
  const size = Number(query.get('per_page') ?? 15);
  const page = Number(query.get('page') ?? 1);
  return rows.slice((page - 1) * size, page * size);
};

/**
 * A server of the specification (§7) and nothing else: no versions, no live stream, no call of ours, 1 and 0 for yes and
 * no, an answer of a command without runs. It also hands out the built app, at `dist`.
 */
export class SpecServer {
  readonly calls: TakenCall[] = [];
  readonly unknown: string[] = [];
  readonly manifests: SpecManifest[];
  readonly #server: Server;
  readonly #handlers: [RegExp, Handler][] = [];

  constructor(
    date: string,
    private readonly dist: string,
  ) {
    this.manifests = manifestsOf(date);
    this.#server = createServer((request, response) => void this.#take(request, response));
    this.#lists();
    this.#dispatch();
    this.#people();
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The server has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }

  event(id: number): SpecEvent {
    const found = this.manifests.flatMap((run) => run.delivery_events).find((each) => each.id === id);
    if (!found) throw new Missing();
    return found;
  }

  #on(pattern: string, handler: Handler): void {
    this.#handlers.push([new RegExp(`^${pattern.replaceAll(':id', '(\\d+)')}$`), handler]);
  }

  #list(path: string, rows: () => readonly { id: number }[]): void {
    this.#on(`GET ${path}`, ({ query }) => paged(rows(), query));
    this.#on(`GET ${path}/total_items`, () => ({ total_items: rows().length }));
    this.#on(`GET ${path}/:id`, ({ ids: [id] }) => {
      const found = rows().find((row) => row.id === id);
      if (!found) throw new Missing();
      return found;
    });
    this.#on(`PUT ${path}/:id`, ({ ids: [id], body }) => {
      const found = rows().find((row) => row.id === id);
      if (!found) throw new Missing();
      return Object.assign(found, body);
    });
  }

  #lists(): void {
    this.#list('/participants', () => participants);
    this.#list('/vehicles', () => vehicles);
    this.#list('/employees', () => drivers);
    this.#list('/cdp', () => [{ ...CDP, color: 'teal', is_active: 1 }]);
    this.#list('/funding_sources', () => [{ id: 1, name: 'VALLEY PLAN', is_active: 1 }]);
    this.#list('/facilities', () => []);
    this.#list('/vehicle_capacity_types', () => [{ id: 1, name: '12 BAGS' }]);
    this.#list('/vehicle_groups', () => []);
    this.#list('/vehicle_garages', () => []);
    this.#list('/notification', () => []);
    this.#on('GET /employees/drivers-on-call', () => [drivers[1]]);
    this.#on('GET /catalogs/non_delivery_reason', () => REASONS);
    this.#on('GET /catalogs/delivery_event_status', () => STATUSES);
    this.#on('GET /catalogs/colors', () => [{ id: 1, color: 'teal', hex_color: '#0F766E' }]);
    this.#on('GET /catalogs/states', () => [{ code: 'CA', name: 'California' }]);
    this.#on('GET /catalogs/(cities|zipcodes)', () => []);
  }

  #people(): void {
    this.#on('POST /users/sign_in', () => AUTH);
    this.#on('GET /users/routes', () => ROUTES);
    this.#on('DELETE /users/sign_out', () => ({}));
    // Nobody has a picture.
    this.#on('GET /presigned/\\w+', () => {
      throw new Missing();
    });
    this.#on('GET /user_types/:id', () => ({ id: 1, name: 'Dispatcher' }));
    this.#on('GET /participants/:id/addresses', ({ ids: [id] }) => {
      const person = participants.find((each) => each.id === id);
      const full_address = person?.participant_address_full_address ?? '';
      return [
        {
          id,
          address: full_address.split(',')[0],
          city: 'SAN DIEGO',
          state: 'CA',
          zipcode: '92103',
          full_address,
        },
      ];
    });
    this.#on('GET /participants/:id/phone_numbers', () => []);
    // The recipient's page: what a message to her says (§2), and a status name.
    this.#on('GET /tracking/[\\w-]+', () => ({
      delivery_event_status_id: 4,
      status_name: 'Delivered',
      delivery_date: this.manifests[0]?.delivery_events[0]?.delivery_date,
    }));
  }

  #dispatch(): void {
    const run = (id: number | undefined) => {
      const found = this.manifests.find((each) => each.id === id);
      if (!found) throw new Missing();
      return found;
    };
    const change = (id: number | undefined, values: Partial<SpecEvent>) => {
      Object.assign(this.event(id ?? 0), values);
      return { message: 'ok' };
    };
    const path = '/delivery_manifest';
    this.#on(`GET ${path}`, ({ query }) => paged(this.manifests, query));
    this.#on(`GET ${path}/:id`, ({ ids: [id] }) => run(id));
    this.#on(`PUT ${path}/:id`, ({ ids: [id], body }) => {
      const driver = drivers.find((each) => each.id === body?.employee_id);
      Object.assign(run(id), body, driver && { employee: driver.full_name });
      return { message: 'ok' };
    });
    this.#on(`GET ${path}/:id/delivery_events/:id`, ({ ids: [, id] }) => this.event(id ?? 0));
    this.#on(`GET ${path}/:id/delivery_events/:id/life_cycle`, ({ ids: [, id] }) => {
      const event = this.event(id ?? 0);
      return {
        participant_name: event.participant_full_name,
        tracking_number: event.tracking_number,
        full_address: event.destination_full_address,
        phone_number: '6195550101',
        email: null,
        notes: null,
        life_cycle: [
          {
            date: event.delivery_date,
            transitions: [
              {
                id: -1,
                created_by: 1,
                created_by_name: 'SOMEBODY',
                created_at: `${event.delivery_date} 12:00:00`,
              },
            ],
          },
        ],
      };
    });
    this.#on(`POST ${path}/:id/delivery_events/:id/change_status(_override)?`, ({ ids: [, id], body }) => {
      const status = STATUSES.find((each) => each.id === body?.delivery_event_status_id);
      return change(id, { delivery_event_status_id: status?.id, status_name: status?.name });
    });
    this.#on(`POST ${path}/:id/delivery_events/:id/re_schedule(_override)?`, ({ ids: [, id], body }) =>
      change(id, {
        delivery_start_time: (body?.delivery_start_time as string | null) ?? null,
        delivery_end_time: (body?.delivery_end_time as string | null) ?? null,
      }),
    );
    this.#on(`PUT ${path}/:id/delivery_events/:id/copayment`, ({ ids: [, id], body }) =>
      change(id, { copayment_amount: String(body?.copayment_amount) }),
    );
    this.#on(`PUT ${path}/:id/delivery_events/:id/transfer_delivery`, ({ ids: [from, id], body }) => {
      const event = this.event(id ?? 0);
      const to = this.manifests.find((each) => each.employee_id === body?.employee_id);
      if (!to) throw new Missing();
      run(from).delivery_events = run(from).delivery_events.filter((each) => each !== event);
      to.delivery_events.push({
        ...event,
        delivery_manifest_id: to.id,
        secuence: to.delivery_events.length + 1,
      });
      return { message: 'ok' };
    });
    this.#on(`DELETE ${path}/:id/delivery_events/:id/override`, ({ ids: [from, id] }) => {
      run(from).delivery_events = run(from).delivery_events.filter((each) => each.id !== id);
      return undefined;
    });
    this.#on(`POST ${path}/:id/(request_url|recalculate_trace)`, () => ({ message: 'ok' }));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!url.pathname.startsWith('/api/')) return this.#file(url.pathname, response);
    const text = await new Promise<string>((done) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => done(Buffer.concat(parts).toString()));
    });
    const method = request.method ?? 'GET';
    const path = url.pathname.slice('/api'.length);
    const body = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
    const call = { method, path, headers: request.headers, body };
    this.calls.push(call);
    const found = this.#handlers.find(([pattern]) => pattern.test(`${method} ${path}`));
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(value === undefined ? '' : JSON.stringify(value));
    };
    const isPublic = path === '/users/sign_in' || path.startsWith('/tracking/');
    if (!found) {
      this.unknown.push(`${method} ${path}`);
      return answer(404, { message: 'Not found' });
    }
    if (!isPublic && request.headers.authorization !== TOKEN)
      return answer(401, { message: 'Session expired' });
    try {
      const ids = (found[0].exec(`${method} ${path}`) ?? [])
        .slice(1)
        .filter((part) => /^\d+$/.test(part ?? ''));
      answer(200, found[1]({ ...call, query: url.searchParams, ids: ids.map(Number) }));
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      answer(404, { message: 'Not found' });
    }
  }

  async #file(path: string, response: ServerResponse): Promise<void> {
    const name = path === '/' ? 'index.html' : normalize(path).replace(/^[/\\]+/, '');
    try {
      const bytes = await readFile(join(this.dist, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(bytes);
    } catch {
      response.writeHead(404);
      response.end();
    }
  }
}
