import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { InferType } from 'yup';
import { TABLE_PAGE_SIZE } from '../../../src/domain/wire/lists';
import type { ImportLotView } from '../../../src/domain/imports/importView';
import type { ServerContext } from '../../context';
import type { Trx } from '../../database/database';
import { inTransaction } from '../../database/transaction';
import { requireIdempotencyKey } from '../../dispatch/commands/runCommand';
import { keyOfForm } from '../../files/fileStore';
import { fileStoreOf } from '../../files/openStore';
import { actorOf } from '../../plugins/actor';
import { invalid } from '../../plugins/errors';
import { once, sendAnswer } from '../../plugins/idempotency';
import { etag } from '../../plugins/versions';
import { changeLotBody, lotPath, lotsQuery, newLotBody } from './bodies';
import { storableValues } from '../rows/changeRow';
import { lookBeforeUndo } from '../commit/undoLot';
import { createLot } from './createLot';
import { cancel, changeTerms, assertNotPastDay, removeLot, startCheck, startCommit, undo } from './moveLot';
import { answerOf, readLot } from './openLot';
import { lotQuery, lotView } from './readLots';
import { refusedCsv } from './refusedCsv';
import { claimUpload, settleUpload } from '../upload/uploadRoutes';
import { importWords } from '../check/words';

type NewBody = InferType<typeof newLotBody>;
type ChangeBody = InferType<typeof changeLotBody>;
type ListQuery = InferType<typeof lotsQuery>;
interface WithLot {
  Params: { lotId: number };
}

const tags = ['imports'];
const own = { access: 'own', scope: 'cdp' } as const;
const LIST = ['GET', '/file_import'] as const;
const UPDATE = ['PUT', '/file_import/:lotId'] as const;

/** A lot of a file (`key`) or of typed rows, as a draft. */
async function create(trx: Trx, request: FastifyRequest, body: NewBody, now: Date): Promise<ImportLotView> {
  const { key: name, rows, ...terms } = body;
  const key = name ? keyOfForm(name) : null;
  if (!key && !rows) throw invalid({ key: { message: 'validation.required' } });
  if (key && rows) throw invalid({ rows: { message: 'validation.invalid' } });
  const lot = key
    ? { ...terms, origin: 'file' as const, file_key: key }
    : {
        ...terms,
        origin: 'typed' as const,
        isDraft: true,
        rows: (rows ?? []).map((values) => ({ values: storableValues(values) })),
      };
  const { id } = await createLot(trx, request, lot, now);
  if (key) await claimUpload(trx, request, key, id);
  const view = await answerOf(trx, id);
  assertNotPastDay(view.delivery_date, view.time_zone, now);
  return view;
}

function filteredLots(context: ServerContext, request: FastifyRequest, query: ListQuery) {
  const { state, funding_source_id, close_door_pharmacy_id, delivery_date } = query;
  const filters = { state, funding_source_id, close_door_pharmacy_id, delivery_date };
  return Object.entries(filters).reduce(
    (lots, [name, value]) =>
      value === undefined ? lots : lots.where(sql.ref(`l.${name}`), '=', sql<never>`${value}`),
    lotQuery(context.db, actorOf(request).cdp_id),
  );
}

const answered = (lot: ImportLotView, status = 200) => ({
  status,
  body: lot,
  headers: { etag: `"${lot.version}"` },
});

function readRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Querystring: ListQuery }>(
    '/file_import',
    { config: own, schema: { querystring: lotsQuery, tags, summary: 'Lots of orders, the newest first' } },
    async (request) => {
      const { page = 1, per_page = TABLE_PAGE_SIZE, sort = '-created_at' } = request.query;
      const order = sort.startsWith('-') ? 'desc' : 'asc';
      const rows = await filteredLots(context, request, request.query)
        .orderBy(sql.ref(`l.${sort.replace('-', '')}`), order)
        .orderBy('l.id', order)
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute();
      // The rows of a file are read with the lot itself.
      return rows.map((row) => ({ ...lotView(row), samples: [] }));
    },
  );

  app.get<{ Querystring: ListQuery }>(
    '/file_import/total_items',
    {
      config: { access: { as: LIST }, scope: 'cdp' },
      schema: { querystring: lotsQuery, tags, summary: 'How many lots' },
    },
    async (request) => {
      const { total_items } = await filteredLots(context, request, request.query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total_items'))
        .executeTakeFirstOrThrow();
      return { total_items };
    },
  );

  app.get<WithLot>(
    '/file_import/:lotId',
    { config: own, schema: { params: lotPath, tags, summary: 'One lot and how far it is' } },
    async (request, reply) => {
      const lot = lotView(await readLot(context.db, request, request.params.lotId));
      etag(reply, lot.version);
      return lot;
    },
  );

  app.get<WithLot>(
    '/file_import/:lotId/refused',
    {
      // A download link carries the cookie alone.
      config: { access: 'own', scope: 'cdp', withoutBinding: true },
      schema: { params: lotPath, tags, summary: 'The refused rows as CSV, with the reason' },
    },
    async (request, reply) => {
      const lot = await readLot(context.db, request, request.params.lotId);
      const words = importWords(actorOf(request).language);
      const csv = await inTransaction(context.db, (trx) => refusedCsv(trx, request, lot, words));
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="refused-${lot.id}.csv"`)
        .send(csv);
    },
  );
}

interface Step {
  trx: Trx;
  request: FastifyRequest;
  lotId: number;
  now: Date;
}

/** `GET …`, `PUT …` and the verbs of lots of orders. */
export function lotRoutes(app: FastifyInstance, context: ServerContext): void {
  readRoutes(app, context);

  app.post<{ Body: NewBody }>(
    '/file_import',
    {
      config: own,
      schema: { body: newLotBody, tags, summary: 'A lot of an uploaded file or of typed rows' },
    },
    async (request, reply) => {
      requireIdempotencyKey(request);
      if (request.body.key) await settleUpload(context, request, request.body.key);
      const answer = await once(context, request, async (trx) =>
        answered(await create(trx, request, request.body, context.clock()), 201),
      );
      return sendAnswer(reply, answer);
    },
  );

  app.put<WithLot & { Body: ChangeBody }>(
    '/file_import/:lotId',
    {
      config: own,
      schema: {
        params: lotPath,
        body: changeLotBody,
        tags,
        summary: 'Client, CDP, day, reading and columns',
      },
    },
    async (request, reply) => {
      const { lotId } = request.params;
      const answer = await once(context, request, async (trx) =>
        answered(await changeTerms({ trx, request, lotId, now: context.clock() }, request.body)),
      );
      return sendAnswer(reply, answer);
    },
  );

  function verb<Seen>(
    name: string,
    config: typeof own | { access: { as: typeof UPDATE }; scope: 'cdp' },
    summary: string,
    run: (step: Step, seen: Seen) => Promise<ImportLotView>,
    look: (lotId: number) => Promise<Seen>,
  ): void {
    app.post<WithLot>(
      `/file_import/:lotId/${name}`,
      { config, schema: { params: lotPath, tags, summary } },
      async (request, reply) => {
        requireIdempotencyKey(request);
        const { lotId } = request.params;
        const seen = await look(lotId);
        const answer = await once(context, request, async (trx) =>
          answered(await run({ trx, request, lotId, now: context.clock() }, seen)),
        );
        return sendAnswer(reply, answer);
      },
    );
  }
  const nothing = () => Promise.resolve(null);
  verb('check', { access: { as: UPDATE }, scope: 'cdp' }, 'Run the lot dry again', startCheck, nothing);
  verb('cancel', { access: { as: UPDATE }, scope: 'cdp' }, 'Stop the work on a lot', cancel, nothing);
  verb('commit', own, 'Put what is new and changed into the books', startCommit, nothing);
  verb('undo', own, 'Take back all that a lot has made', undo, (lotId) => lookBeforeUndo(context.db, lotId));

  app.delete<WithLot>(
    '/file_import/:lotId',
    { config: own, schema: { params: lotPath, tags, summary: 'Remove a lot that has nothing in the books' } },
    async (request, reply) => {
      const { lotId } = request.params;
      const key = await inTransaction(context.db, (trx) =>
        removeLot({ trx, request, lotId, now: context.clock() }),
      );
      if (key !== null) await fileStoreOf(context).remove(key);
      return reply.code(204).send();
    },
  );
}
