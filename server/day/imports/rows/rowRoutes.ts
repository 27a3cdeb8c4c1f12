import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  changeRowCall,
  newRowsCall,
  problemsCall,
  removeRowCall,
  repairRowsCall,
  rowsCall,
  rowsTotalCall,
} from '../../../../src/contract/imports/rows';
import type { ImportRowView } from '../../../../src/domain/imports/importView';
import type { ServerContext } from '../../../context';
import { actorOf } from '../../../platform/plugins/actor';
import { serve, serveWrite } from '../../../platform/plugins/serve';
import { changeRow } from './changeRow';
import { readLot } from '../lots/openLot';
import { countRowsOf, readProblems, readRows } from './readRows';
import { addRows, removeRow, repairRows } from './repairRows';

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

  serve(app, rowsCall, READ, async (request) => {
    const lot = await readLot(db, request, request.params.lotId);
    return forCdp(context, await readRows(db, lot.id, request.query), actorOf(request).cdp_id);
  });

  serve(app, rowsTotalCall, READ, async (request) => {
    const lot = await readLot(db, request, request.params.lotId);
    return { total_items: await countRowsOf(db, lot.id, request.query) };
  });

  serve(app, problemsCall, READ, async (request) => {
    const lot = await readLot(db, request, request.params.lotId);
    return readProblems(db, lot.id);
  });
}

/** Rows of lots: read, repaired singly or by their common error, added to and taken out of typed lots. */
export function rowRoutes(app: FastifyInstance, context: ServerContext): void {
  readRoutes(app, context);
  const { clock } = context;

  serveWrite(app, context, changeRowCall, UPDATE, async (trx, request) => {
    const body = await changeRow(trx, request, request.params, request.body, clock());
    return { status: 200, body, headers: { etag: `"${body.row.version}"` } };
  });

  serveWrite(app, context, newRowsCall, UPDATE, async (trx, request) => ({
    status: 201,
    body: await addRows(trx, request, request.params.lotId, request.body, clock()),
  }));

  serveWrite(app, context, removeRowCall, UPDATE, async (trx, request) => ({
    status: 200,
    body: await removeRow(trx, request, request.params, clock()),
  }));

  serveWrite(app, context, repairRowsCall, UPDATE, async (trx, request) => ({
    status: 200,
    body: await repairRows(trx, request, request.params.lotId, request.body, clock()),
  }));
}
