import type { FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import { fullAddress } from '../../../../src/domain/people/fullName';
import { normaliseText } from '../../../../src/domain/wire/formats';
import { mayRepair } from '../../../../src/domain/imports/importRules';
import { storableText } from '../../../../src/domain/wire/storableText';
import type { ImportAddress, ImportRowAnswer } from '../../../../src/domain/imports/importView';
import { ORDER_COLUMNS, type OrderRow } from '../../../../src/domain/imports/orderRow';
import type { Trx } from '../../../platform/database/database';
import { actorOf } from '../../../platform/plugins/actor';
import type { Changes } from '../../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../../platform/plugins/errors';
import { requireVersion } from '../../../platform/plugins/versions';
import type { changeRowBody, pickedAddressBody } from '../../../../src/contract/imports/bodies';
import { changeLot } from '../lots/changeLot';
import type { RowRecord } from '../check/checkLot';
import { countRows } from '../check/countRows';
import { answerOf, openLot, requireState } from '../lots/openLot';
import { publishLot } from '../lots/publishLot';
import type { LotRow } from '../lots/readLots';
import { rowView } from './readRows';
import { recheckRows, tiesOf } from '../check/recheck';

type Body = InferType<typeof changeRowBody>;

/** Typed text as it is kept; blank is null. */
export function storableValues(values: OrderRow): OrderRow {
  return Object.fromEntries(
    Object.entries(values).map(([column, text]) => [column, storableText(text ?? '').trim() || null]),
  );
}

/** An address that a person has put on the map. */
function pickedAddress(body: InferType<typeof pickedAddressBody>): ImportAddress {
  const parts = {
    address: normaliseText(body.address),
    address_1: body.address_1 ? normaliseText(body.address_1) : null,
    city: normaliseText(body.city),
    state: body.state.toUpperCase(),
    zipcode: body.zipcode,
  };
  const { latitude = null, longitude = null, formatted_address = null, is_approximate = false } = body;
  if ((latitude === null) !== (longitude === null))
    throw invalid({ address: { message: 'validation.position' } });
  return {
    ...parts,
    full_address: fullAddress(parts),
    latitude,
    longitude,
    formatted_address,
    is_approximate: latitude !== null && is_approximate,
    is_picked: true,
    address_id: null,
  };
}

/** 422 unless this person may see the participant. */
async function requireParticipant(trx: Trx, request: FastifyRequest, id: number): Promise<void> {
  const cdpId = actorOf(request).cdp_id;
  const found = await trx
    .selectFrom('participants as p')
    .select('p.id')
    .where('p.id', '=', id)
    .$if(cdpId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('delivery_events as e')
            .select('e.id')
            .whereRef('e.participant_id', '=', 'p.id')
            .where('e.close_door_pharmacy_id', '=', cdpId ?? 0),
        ),
      ),
    )
    .executeTakeFirst();
  if (!found) throw invalid({ participant_id: { message: 'validation.reference' } });
}

async function openRow(trx: Trx, request: FastifyRequest, lot: LotRow, rowId: number): Promise<RowRecord> {
  const row = await trx
    .selectFrom('import_rows')
    .selectAll()
    .where('id', '=', rowId)
    .where('lot_id', '=', lot.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  await requireVersion(request, trx, { resource: 'import_rows', id: row.id, version: row.version });
  if (row.delivery_event_id !== null)
    throw wrongState('The row is already imported', { reason: 'rowCommitted' });
  return row;
}

/** The new values of the row, and the changes for the log. */
async function newValues(trx: Trx, request: FastifyRequest, row: RowRecord, body: Body) {
  const written = body.values ? storableValues(body.values) : {};
  const values = { ...row.values, ...written };
  const edited = ORDER_COLUMNS.filter((column) => (values[column] ?? null) !== (row.values[column] ?? null));
  // A value that a user has written again is read as written.
  const untouched = (said: object = {}) =>
    Object.fromEntries(Object.entries(said).filter(([column]) => !edited.some((each) => each === column)));
  const reading = {
    ...row.reading,
    problems: untouched(row.reading.problems),
    remarks: untouched(row.reading.remarks),
    parts: untouched(row.reading.parts),
  };
  const isElsewhere = edited.includes('address');
  const picked = body.address === undefined ? (isElsewhere ? null : row.picked_address) : null;
  const picked_address = body.address ? pickedAddress(body.address) : picked;
  if (body.participant_id != null) await requireParticipant(trx, request, body.participant_id);
  const isNew = body.is_new_participant ?? (body.participant_id != null ? false : row.is_new_participant);
  const chosen = body.participant_id === undefined ? row.chosen_participant_id : body.participant_id;
  const changes: Changes = {
    line: { from: null, to: row.line },
    ...Object.fromEntries(
      edited.map((column) => [column, { from: row.values[column] ?? null, to: values[column] ?? null }]),
    ),
    ...(body.participant_id === undefined
      ? {}
      : { participant_id: { from: row.chosen_participant_id, to: body.participant_id } }),
    ...(body.address === undefined
      ? {}
      : {
          address: {
            from: row.picked_address?.full_address ?? null,
            to: picked_address?.full_address ?? null,
          },
        }),
  };
  return {
    changes,
    columns: {
      values: JSON.stringify(values),
      repairs: JSON.stringify({
        ...row.repairs,
        ...Object.fromEntries(edited.map((column) => [column, values[column] ?? null])),
      }),
      reading: JSON.stringify(reading),
      picked_address: picked_address && JSON.stringify(picked_address),
      chosen_participant_id: isNew ? null : chosen,
      is_new_participant: isNew,
      version: row.version + 1,
    },
    ties: tiesOf([row, { ...row, values }]),
  };
}

/** Repairs one row: its cells, whose delivery it is, where the door is. The row and its kin are checked again. */
export async function changeRow(
  trx: Trx,
  request: FastifyRequest,
  { lotId, rowId }: { lotId: number; rowId: number },
  body: Body,
  now: Date,
): Promise<ImportRowAnswer> {
  const lot = await openLot(trx, request, lotId, { isVersioned: false });
  requireState(lot, mayRepair);
  const row = await openRow(trx, request, lot, rowId);
  const { columns, changes, ties } = await newValues(trx, request, row, body);
  await trx.updateTable('import_rows').set(columns).where('id', '=', row.id).execute();
  await recheckRows(trx, lot, [row.id], ties);
  const counts = JSON.stringify(await countRows(trx, lot.id));
  const version = await changeLot(trx, request, lot, { action: 'repair', values: { counts }, changes, now });
  const written = await trx
    .selectFrom('import_rows')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const answer = { row: rowView(written), lot: await answerOf(trx, lot.id) };
  await publishLot(trx, { ...lot, version });
  return answer;
}
