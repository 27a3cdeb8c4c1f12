import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { InferType } from 'yup';
import type { ImportRowView } from '../../../src/domain/imports/importView';
import type { ServerContext } from '../../context';
import { actorOf } from '../../plugins/actor';
import { once, sendAnswer } from '../../plugins/idempotency';
import { changeRowBody, lotPath, newRowsBody, repairBody, rowPath, rowsQuery } from '../lots/bodies';
import { changeRow } from './changeRow';
import { readLot } from '../lots/openLot';
import { countRowsOf, readProblems, readRows } from './readRows';
import { addRows, removeRow, repairRows } from './repairRows';

type ListQuery = InferType<typeof rowsQuery>;
interface WithLot {
  Params: { lotId: number };
}
interface WithRow {
  Params: { lotId: number; rowId: number };
}

const tags = ['imports'];
const READ = { access: { as: ['GET', '/file_import/:lotId'] }, scope: 'cdp' } as const;
const UPDATE = { access: { as: ['PUT', '/file_import/:lotId'] }, scope: 'cdp' } as const;

/** For users of a CDP, possible matches of a row include only people whom the CDP knows. */
async function forCdp(
  { db }: ServerContext,
  rows: readonly ImportRowView[],
  cdpId: number | null,
): Promise<ImportRowView[]> {
  if (cdpId === null) return [...rows];
  const ids = rows.flatMap(({ match }) => match?.candidates.map((one) => one.participant_id) ?? []);
  const { rows: known } = await sql<{ participant_id: number }>`
    select distinct participant_id from delivery_events
    where participant_id = any(${ids}::bigint[]) and close_door_pharmacy_id = ${cdpId}`.execute(db);
  const seen = new Set(known.map(({ participant_id }) => participant_id));
  return rows.map((row) => ({
    ...row,
    match: row.match && {
      ...row.match,
      candidates: row.match.candidates.filter((one) => seen.has(one.participant_id)),
    },
  }));
}

function readRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;

  app.get<WithLot & { Querystring: ListQuery }>(
    '/file_import/:lotId/rows',
    {
      config: READ,
      schema: { params: lotPath, querystring: rowsQuery, tags, summary: 'The rows of a lot by line' },
    },
    async (request) => {
      const lot = await readLot(db, request, request.params.lotId);
      return forCdp(context, await readRows(db, lot.id, request.query), actorOf(request).cdp_id);
    },
  );

  app.get<WithLot & { Querystring: ListQuery }>(
    '/file_import/:lotId/rows/total_items',
    {
      config: READ,
      schema: { params: lotPath, querystring: rowsQuery, tags, summary: 'How many rows of a lot' },
    },
    async (request) => {
      const lot = await readLot(db, request, request.params.lotId);
      return { total_items: await countRowsOf(db, lot.id, request.query) };
    },
  );

  app.get<WithLot>(
    '/file_import/:lotId/problems',
    { config: READ, schema: { params: lotPath, tags, summary: 'Errors that rows of a lot have in common' } },
    async (request) => {
      const lot = await readLot(db, request, request.params.lotId);
      return readProblems(db, lot.id);
    },
  );
}

/** Rows of lots: read, repaired one by one or by their common error, added to and taken out of typed lots. */
export function rowRoutes(app: FastifyInstance, context: ServerContext): void {
  readRoutes(app, context);
  const { clock } = context;

  app.put<WithRow & { Body: InferType<typeof changeRowBody> }>(
    '/file_import/:lotId/rows/:rowId',
    {
      config: UPDATE,
      schema: { params: rowPath, body: changeRowBody, tags, summary: 'Repair a row: cells, person, address' },
    },
    async (request, reply) => {
      const answer = await once(context, request, async (trx) => {
        const body = await changeRow(trx, request, request.params, request.body, clock());
        return { status: 200, body, headers: { etag: `"${body.row.version}"` } };
      });
      return sendAnswer(reply, answer);
    },
  );

  app.post<WithLot & { Body: InferType<typeof newRowsBody> }>(
    '/file_import/:lotId/rows',
    {
      config: UPDATE,
      schema: {
        params: lotPath,
        body: newRowsBody,
        tags,
        summary: 'Add rows to a lot without a file, at its end or after one of its rows',
      },
    },
    async (request, reply) => {
      const { lotId } = request.params;
      const answer = await once(context, request, async (trx) => ({
        status: 201,
        body: await addRows(trx, request, lotId, request.body, clock()),
      }));
      return sendAnswer(reply, answer);
    },
  );

  app.delete<WithRow>(
    '/file_import/:lotId/rows/:rowId',
    {
      config: UPDATE,
      schema: { params: rowPath, tags, summary: 'Take a row out of a lot without a file' },
    },
    async (request, reply) => {
      const answer = await once(context, request, async (trx) => ({
        status: 200,
        body: await removeRow(trx, request, request.params, clock()),
      }));
      return sendAnswer(reply, answer);
    },
  );

  app.post<WithLot & { Body: InferType<typeof repairBody> }>(
    '/file_import/:lotId/repairs',
    {
      config: UPDATE,
      schema: { params: lotPath, body: repairBody, tags, summary: 'Repair the same error in all rows' },
    },
    async (request, reply) => {
      const { lotId } = request.params;
      const answer = await once(context, request, async (trx) => ({
        status: 200,
        body: await repairRows(trx, request, lotId, request.body, clock()),
      }));
      return sendAnswer(reply, answer);
    },
  );
}
