import { dateInZone } from '../../../src/domain/time/dates';
import { insertDriver, makeRun } from '../../support/dispatchDay';
import { insertPattern, insertVehicle } from '../../support/schedulingDay';
import type { TestServer, TestSession } from '../../support/server';
import type { Side } from './objects';
import type { Maker } from './requests';

/** No lot takes a day that is over, and no other run of the matrix drives on this one. */
const LATER = '2090-01-03';
const ZONE = 'America/Los_Angeles';

/** What requests need that make, merge or repair something: a picture, a pattern, a vehicle, rows, orders. */
export interface Prepared {
  patternId: number;
  vehicleId: number;
  freeDriverId: number;
  /** A run that can be planned, on a day of its own. */
  plannedRunId: number;
  /** A lot with two rows, of its own: what is done to it changes its version. */
  typedLotId: number;
  rowIds: readonly number[];
  /** From outside, about its delivery; it rings. */
  callId: number;
  /** Two open orders of one client. */
  orderIds: readonly number[];
  /** Of the participant of the run. */
  recipient: { client_code: string; participant_name: string };
}

interface Given {
  side: Side;
  mark: string;
  office: TestSession;
  fundingSourceId: number;
}

async function makeTypedLot(server: TestServer, { side, mark, office, fundingSourceId }: Given) {
  const { db, clock } = server;
  const { id } = await db
    .insertInto('import_lots')
    .values({
      file_name: mark,
      origin: 'typed',
      funding_source_id: fundingSourceId,
      close_door_pharmacy_id: side.run.cdp_id,
      delivery_date: LATER,
      state: 'draft',
      created_by: office.user_id,
      created_by_name: mark,
      created_at: clock.now(),
      corrections: '{}',
      samples: '[]',
      counts: '{}',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = ['A', 'B'].map((letter) => ({ order_number: `${letter}${id}`, comments: mark }));
  await call(server, office, `/file_import/${id}/rows`, { rows }, id);
  const made = await db
    .selectFrom('import_rows')
    .select('id')
    .where('lot_id', '=', id)
    .orderBy('id')
    .execute();
  return { typedLotId: id, rowIds: made.map((row) => row.id) };
}

/** A request of the office that must go well; `n` makes its key one of a kind. */
async function call<A>(server: TestServer, as: TestSession, path: string, body: object, n: number) {
  const uuid = `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;
  const headers = { 'idempotency-key': uuid, 'if-match': '"1"' };
  const answer = await server.call<A>('POST', path, { as, body, headers });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function makeOrders(server: TestServer, { side, mark, office, fundingSourceId }: Given) {
  const orders = ['M', 'N'].map((letter) => ({
    order_number: `${letter}${side.run.cdp_id}`,
    comments: mark,
  }));
  const body = { orders, funding_source_id: fundingSourceId };
  const number = 1_000_000 + side.run.cdp_id;
  const { results } = await call<{ results: { id: number }[] }>(
    server,
    office,
    '/deliveries_inbox',
    body,
    number,
  );
  return results.map(({ id }) => id);
}

async function makeCall({ db, clock }: TestServer, { side, mark }: Given): Promise<number> {
  const { id } = await db
    .insertInto('calls')
    .values({
      created_at: clock.now(),
      provider: 'embedded',
      direction: 'in',
      state: 'ringing',
      party: 'participant',
      party_name: mark,
      phone_number: '6195550199',
      close_door_pharmacy_id: side.run.cdp_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function prepare(server: TestServer, given: Given): Promise<Prepared> {
  const { db, clock } = server;
  const { side, mark, office } = given;
  const { cdp_id, employee_id } = side.run;
  const pattern = await insertPattern(server, cdp_id, { name: `PATTERN ${mark}` });
  const planned = await makeRun(db, { cdp_id, isUnderWay: false, date: LATER, deliveries: 1 });
  const today = await makeRun(db, {
    cdp_id,
    isUnderWay: false,
    date: dateInZone(clock.now(), ZONE),
    deliveries: 1,
  });
  await db
    .updateTable('delivery_manifest')
    .set({ employee_id, name: `TODAY ${mark}` })
    .where('id', '=', today.id)
    .execute();
  await db
    .insertInto('stored_files')
    .values({
      key: `address-${side.addressId}-${'0'.repeat(32)}.png`,
      owner: 'address',
      owner_id: side.addressId,
      content_type: 'image/png',
      created_by: office.user_id,
      created_at: clock.now(),
      stored_at: clock.now(),
    } as never)
    .execute();
  const { client_code, first_name } = await db
    .selectFrom('participants')
    .select(['client_code', 'first_name'])
    .where('id', '=', side.run.participants[0] ?? 0)
    .executeTakeFirstOrThrow();
  return {
    patternId: pattern.id,
    vehicleId: await insertVehicle(server),
    freeDriverId: await insertDriver(db),
    plannedRunId: planned.id,
    ...(await makeTypedLot(server, given)),
    callId: await makeCall(server, given),
    orderIds: await makeOrders(server, given),
    recipient: { client_code: client_code ?? '', participant_name: `${mark}, ${first_name}` },
  };
}

const picture = ({ addressId }: Side) => `${addressId}.png`;

/** Valid requests about what was prepared. */
export const PREPARED_REQUESTS: Readonly<Record<string, Maker>> = {
  'POST /presigned/:api/download': ({ side }) => ({
    path: '/presigned/address/download',
    body: { file_name: picture(side) },
  }),
  'DELETE /presigned/:api': ({ side }) => ({ path: `/presigned/address?file_name=${picture(side)}` }),
  'POST /employees/:id/bypass_start_work': ({ side }) => ({
    path: `/employees/${side.run.employee_id}/bypass_start_work`,
    body: {},
  }),
  'POST /delivery_manifest': ({ side, freeDriverId, vehicleId }) => ({
    body: {
      name: 'DEMO RUN',
      date: LATER,
      employee_id: freeDriverId,
      vehicle_id: vehicleId,
      close_door_pharmacy_id: side.run.cdp_id,
      start_time: '08:00:00',
      end_time: '12:00:00',
    },
  }),
  'POST /delivery_manifest/from_runs': ({ patternId }) => ({ body: { date: LATER, run_ids: [patternId] } }),
  'POST /scheduling/drafts': ({ side, plannedRunId }) => ({
    body: {
      date: LATER,
      close_door_pharmacy_id: side.run.cdp_id,
      delivery_manifest_ids: [plannedRunId],
      seconds: 1,
      iterations: 1,
    },
  }),
  'POST /orders': ({ side, recipient }) => ({
    body: {
      order_number: `RXO${side.run.cdp_id}`,
      ...recipient,
      phone_number: '6195550199',
      address: '1234 OAK ST APT 5, SAN DIEGO, CA 92103',
      close_door_pharmacy_id: side.run.cdp_id,
    },
  }),
  'POST /deliveries_inbox/merge': ({ orderIds }) => ({
    body: {
      ids: orderIds,
      versions: orderIds.map(() => 1),
      keep: orderIds[0],
      values: { order_number: 'DEMO' },
    },
  }),
  'PUT /file_import/:lotId': ({ typedLotId }) => ({
    path: `/file_import/${typedLotId}`,
    version: 2,
    body: { file_name: 'DEMO' },
  }),
  'PUT /file_import/:lotId/rows/:rowId': ({ typedLotId, rowIds }) => ({
    path: `/file_import/${typedLotId}/rows/${rowIds[0]}`,
    body: { values: { comments: 'DEMO' } },
  }),
  'DELETE /file_import/:lotId/rows/:rowId': ({ typedLotId, rowIds }) => ({
    path: `/file_import/${typedLotId}/rows/${rowIds[1]}`,
  }),
  'POST /file_import/:lotId/repairs': ({ typedLotId }) => ({
    path: `/file_import/${typedLotId}/repairs`,
    body: { column: 'comments', from: 'DEMO', to: 'DEMO AGAIN' },
  }),
};
