import { object, type InferType } from 'yup';
import { HOUR_MS } from '../../src/domain/time/durations';
import type { RouteModule } from '../context';
import type { Trx } from '../database/database';
import { requireIdempotencyKey } from '../dispatch/commands/runCommand';
import { actorOf } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { etag } from '../plugins/versions';
import { changeEntry } from './changeEntry';
import { dismissEntries, dismissEntry, reopenEntry } from './dismissEntries';
import {
  changeBody,
  dismissBody,
  dismissManyBody,
  filterQuery,
  idPath,
  listQuery,
  mergeBody,
  processBody,
  type InboxFilters,
} from './inboxBody';
import { mergeEntries } from './mergeEntries';
import { pruneClientRequests } from './onceForClient';
import { processToLots } from './processToLots';
import { filteredInbox, readEntries, readInbox, readMergedInto } from './readInbox';

const LIST = '/deliveries_inbox';
const ONE = '/deliveries_inbox/:id';
const DISMISS = { access: { as: ['DELETE', ONE] }, scope: 'cdp' } as const;

interface OfOne {
  Params: { id: number };
}

/** The deliveries inbox: orders that arrived by API or by hand and wait to become a lot (spec §6). */
export const inboxRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const tags = ['deliveries_inbox'];
  app.jobs.every(HOUR_MS, 'pruneInboxRequests', () => pruneClientRequests(context));

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    LIST,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { querystring: listQuery, tags, summary: 'Orders of the inbox, newest first' },
    },
    (request) => readInbox(db, actorOf(request), request.query, clock()),
  );

  app.get<{ Querystring: InboxFilters }>(
    `${LIST}/total_items`,
    {
      config: { access: { as: ['GET', LIST] }, scope: 'cdp' },
      schema: { querystring: filterQuery, tags, summary: 'How many orders of the inbox' },
    },
    (request) =>
      filteredInbox(db, actorOf(request), request.query, clock())
        .select((query) => query.fn.countAll<number>().as('total_items'))
        .executeTakeFirstOrThrow(),
  );

  app.get<OfOne>(
    ONE,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { params: idPath, tags, summary: 'One order of the inbox' },
    },
    async (request, reply) => {
      const { id } = request.params;
      const [entry] = await readEntries(db, actorOf(request), [id]);
      if (!entry) throw notFound();
      etag(reply, entry.version);
      return { ...entry, merged: await readMergedInto(db, actorOf(request), id) };
    },
  );

  app.put<OfOne & { Body: InferType<typeof changeBody> }>(
    ONE,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { params: idPath, body: changeBody, tags, summary: 'Mend an order of the inbox' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const { values, funding_source_id, close_door_pharmacy_id = null, delivery_date = null } = request.body;
      const change = { values, funding_source_id, close_door_pharmacy_id, delivery_date };
      const run = (trx: Trx) => changeEntry(trx, request, request.params.id, change, clock());
      return sendAnswer(reply, await once(context, request, run));
    },
  );

  app.delete<OfOne & { Body: { reason: string } }>(
    ONE,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { params: idPath, body: dismissBody, tags, summary: 'Dismiss an order, with a reason' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const run = (trx: Trx) => dismissEntry(trx, request, request.params.id, request.body.reason, clock());
      return sendAnswer(reply, await once(context, request, run));
    },
  );

  app.post<{ Body: { ids: number[]; reason: string } }>(
    `${LIST}/dismiss`,
    { config: DISMISS, schema: { body: dismissManyBody, tags, summary: 'Dismiss several orders' } },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const { ids, reason } = request.body;
      const run = (trx: Trx) => dismissEntries(trx, request, ids, reason, clock());
      return sendAnswer(reply, await once(context, request, run));
    },
  );

  app.post<OfOne>(
    `${ONE}/reopen`,
    {
      config: DISMISS,
      schema: {
        params: idPath,
        body: object({}),
        tags,
        summary: 'Take back that an order was dismissed or merged',
      },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const run = (trx: Trx) => reopenEntry(trx, request, request.params.id, clock());
      return sendAnswer(reply, await once(context, request, run));
    },
  );

  app.post<{ Body: InferType<typeof mergeBody> }>(
    `${LIST}/merge`,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body: mergeBody, tags, summary: 'Make one order of several' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const run = (trx: Trx) => mergeEntries(trx, request, request.body, clock());
      return sendAnswer(reply, await once(context, request, run));
    },
  );

  app.post<{ Body: InferType<typeof processBody> }>(
    `${LIST}/process_csv`,
    {
      config: { access: 'own', scope: 'cdp' },
      schema: { body: processBody, tags, summary: 'Make a lot of open orders, one per client' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      const run = (trx: Trx) => processToLots(trx, request, request.body, clock());
      return sendAnswer(reply, await once(context, request, run));
    },
  );
};
