import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  cancelLotCall,
  changeLotCall,
  checkLotCall,
  commitLotCall,
  deleteLotCall,
  lotCall,
  lotsCall,
  lotsTotalCall,
  newLotCall,
  undoLotCall,
} from '../../../../src/contract/imports/lots';
import type { Read } from '../../../../src/contract/call';
import { TABLE_PAGE_SIZE } from '../../../../src/domain/wire/lists';
import type { ImportLotView } from '../../../../src/domain/imports/importView';
import type { ServerContext } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction';
import { keyOfForm } from '../../../outside/files/fileStore';
import { fileStoreOf } from '../../../outside/files/openStore';
import { actorOf } from '../../../platform/plugins/actor';
import { invalid } from '../../../platform/plugins/errors';
import { once, requireIdempotencyKey, sendAnswer } from '../../../platform/plugins/idempotency';
import { paramsOf, serve, serveWrite, type RequestOf } from '../../../platform/plugins/serve';
import { etag } from '../../../platform/plugins/versions';
import { storableValues } from '../rows/changeRow';
import { lookBeforeUndo } from '../commit/undoLot';
import { createLot } from './createLot';
import { cancel, changeTerms, assertNotPastDay, removeLot, startCheck, startCommit, undo } from './moveLot';
import { answerOf, readLot } from './openLot';
import { lotQuery, lotView } from './readLots';
import { refusedCsv } from './refusedCsv';
import { claimUpload, settleUpload } from '../upload/uploadRoutes';
import { importWords } from '../check/words';

type NewBody = Read<(typeof newLotCall)['body']>;
type ListQuery = Read<(typeof lotsCall)['query']>;

const own = { access: 'own', scope: 'cdp' } as const;
const LIST = ['GET', '/file_import'] as const;
const UPDATING = { access: { as: ['PUT', '/file_import/:lotId'] }, scope: 'cdp' } as const;

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

interface Step {
  trx: Trx;
  request: FastifyRequest;
  lotId: number;
  now: Date;
}

function readRoutes(app: FastifyInstance, context: ServerContext): void {
  serve(app, lotsCall, own, async (request) => {
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
  });

  serve(app, lotsTotalCall, { access: { as: LIST }, scope: 'cdp' }, async (request) => {
    const { total_items } = await filteredLots(context, request, request.query)
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total_items'))
      .executeTakeFirstOrThrow();
    return { total_items };
  });

  serve(app, lotCall, own, async (request, reply) => {
    const lot = lotView(await readLot(context.db, request, request.params.lotId));
    etag(reply, lot.version);
    return lot;
  });

  app.get<{ Params: { lotId: number } }>(
    '/file_import/:lotId/refused',
    {
      // A download link carries the cookie alone.
      config: { access: 'own', scope: 'cdp', withoutBinding: true },
      schema: {
        params: paramsOf(lotCall),
        tags: ['imports'],
        summary: 'The refused rows as CSV, with the reason',
      },
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

/** `GET …`, `PUT …` and the verbs of lots of orders. */
export function lotRoutes(app: FastifyInstance, context: ServerContext): void {
  readRoutes(app, context);
  const stepOf = (trx: Trx, request: RequestOf<typeof lotCall>): Step => ({
    trx,
    request,
    lotId: request.params.lotId,
    now: context.clock(),
  });

  serve(app, newLotCall, own, async (request, reply) => {
    requireIdempotencyKey(request);
    if (request.body.key) await settleUpload(context, request, request.body.key);
    const created = await once(context, request, async (trx) =>
      answered(await create(trx, request, request.body, context.clock()), 201),
    );
    return sendAnswer(reply, created);
  });

  serveWrite(app, context, changeLotCall, own, async (trx, request) => {
    const { lotId } = request.params;
    return answered(await changeTerms({ trx, request, lotId, now: context.clock() }, request.body));
  });

  serveWrite(app, context, checkLotCall, UPDATING, async (trx, request) =>
    answered(await startCheck(stepOf(trx, request))),
  );

  serveWrite(app, context, cancelLotCall, UPDATING, async (trx, request) =>
    answered(await cancel(stepOf(trx, request))),
  );

  serveWrite(app, context, commitLotCall, own, async (trx, request) =>
    answered(await startCommit(stepOf(trx, request))),
  );

  serve(app, undoLotCall, own, async (request, reply) => {
    requireIdempotencyKey(request);
    // Read before the transaction, so that it blocks no one else.
    const seen = await lookBeforeUndo(context.db, request.params.lotId);
    const undone = await once(context, request, async (trx) =>
      answered(await undo(stepOf(trx, request), seen)),
    );
    return sendAnswer(reply, undone);
  });

  serve(app, deleteLotCall, own, async (request, reply) => {
    const key = await inTransaction(context.db, (trx) => removeLot(stepOf(trx, request)));
    if (key !== null) await fileStoreOf(context).remove(key);
    return reply.code(204).send();
  });
}
