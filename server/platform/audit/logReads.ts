import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { BASE } from '../plugins/apiBase';
import { actorOf } from '../plugins/actor';
import type { Changes } from '../plugins/audit';
import { IMPORT_ROWS, patientsIn, privateRouteOf, type PrivateRoute } from './privateRoutes';
import { ReadLog } from './readLog';
import type { PrivateRead } from './privateRead';

declare module 'fastify' {
  interface FastifyInstance {
    /** Log of the reads of patient data. */
    reads: ReadLog;
  }
}

const PAGING = new Set(['page', 'per_page', 'sort']);

/** The filters that a list was asked with. They may name a patient: the log is as private as what it tells of. */
function askedFor(request: FastifyRequest): Record<string, unknown> {
  const given = {
    ...(request.query as object),
    ...(request.method === 'POST' ? (request.body as object) : {}),
  };
  return Object.fromEntries(Object.entries(given).filter(([name]) => !PAGING.has(name)));
}

function rowsIn(payload: unknown): number {
  return Array.isArray(payload) ? payload.length : 1;
}

function listRead(request: FastifyRequest, route: PrivateRoute, payload: unknown) {
  return {
    action: 'search',
    changes: {
      asked: {
        from: null,
        to: { ...(route.resource === IMPORT_ROWS ? (request.params as object) : {}), ...askedFor(request) },
      },
      rows: { from: null, to: rowsIn(payload) },
    },
    patient_ids: patientsIn(payload, route.resource),
    delivery_event_id: null,
  } as const;
}

function recordRead(request: FastifyRequest, route: PrivateRoute) {
  const id = Number((request.params as Readonly<Record<string, unknown>>)[route.param]);
  const isEvent = route.resource === 'delivery_events';
  return {
    action: 'read',
    changes: { id: { from: null, to: id }, part: { from: null, to: route.part || 'details' } },
    patient_ids: isEvent ? null : [id],
    delivery_event_id: isEvent ? id : null,
  } as const;
}

/** What the log keeps of an answer: who, from where, when, what. */
export function readBy(
  request: FastifyRequest,
  at: Date,
  resource: string,
  what: Pick<PrivateRead, 'action' | 'changes' | 'patient_ids' | 'delivery_event_id'>,
): PrivateRead {
  const { user_id, full_name } = actorOf(request);
  return {
    at,
    user_id,
    user_name: full_name,
    resource,
    remote_address: request.ip,
    request_id: request.id,
    ...what,
  };
}

/**
 * Logs every answer that shows data of patients (field-notes 25). Which routes these are follows from the fields that
 * declarations mark as private. The log is written behind the answers: a list waits for nothing.
 */
export const readLogPlugin = fp<ContextOptions>(
  async (app, { context }) => {
    const reads = new ReadLog(context.db, context.log);
    app.decorate('reads', reads);
    const routes = new Map<string, PrivateRoute | null>();
    const routeOf = (request: FastifyRequest): PrivateRoute | null => {
      const url = request.routeOptions.url ?? '';
      const key = `${request.method} ${url}`;
      const known = routes.get(key);
      if (known !== undefined) return known;
      const found = url.startsWith(`${BASE}/`)
        ? privateRouteOf(request.method, url.slice(BASE.length))
        : null;
      routes.set(key, found);
      return found;
    };

    app.addHook('preHandler', async (request) => {
      if (routeOf(request)) reads.assertRoom();
    });
    app.addHook('preSerialization', async (request, reply, payload) => {
      const route = routeOf(request);
      if (!route || reply.statusCode >= 300 || !request.actor) return payload;
      if (route.resource === IMPORT_ROWS && showsNoRows(payload)) return payload;
      const what = route.kind === 'list' ? listRead(request, route, payload) : recordRead(request, route);
      if (what.patient_ids?.length === 0 && !isLookedFor(route, what.changes)) return payload;
      reads.add(readBy(request, context.clock(), route.resource, what));
      return payload;
    });
    app.addHook('onClose', () => reads.stop());
  },
  { name: 'readLog', fastify: '5.x', dependencies: ['access'] },
);

/** A lot at work says how far it is and shows none of its rows. */
function showsNoRows(payload: unknown): boolean {
  if (Array.isArray(payload)) return payload.length === 0;
  const { samples } = payload as { samples?: unknown };
  return Array.isArray(samples) && samples.length === 0;
}

/** A search that found nobody still tells whom somebody looked for; a day without recipients does not. */
function isLookedFor({ resource }: PrivateRoute, changes: Changes): boolean {
  const asked = changes.asked?.to;
  return resource !== 'delivery_manifest' && Object.keys(asked ?? {}).length > 0;
}
