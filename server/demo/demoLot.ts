import { addDays } from '../../src/domain/time/dates';
import { NO_ROWS } from '../../src/domain/imports/importRules';
import { ORDER_COLUMNS, type OrderColumn, type OrderRow } from '../../src/domain/imports/orderRow';
import { countRows } from '../day/imports/check/countRows';
import { LotCheck } from '../day/imports/check/lotCheck';
import { SeenRows } from '../day/imports/check/seenRows';
import { insertRows, NOBODY_SAID } from '../day/imports/check/writeRows';
import type { Db } from '../platform/database/database';
import type { SeedParticipants } from './participants';
import type { Staff } from './staff';

/** The client whose file it is. */
const CLIENT = 1;
const CDP = 1;
const KNOWN_PEOPLE = 12;

const NEW_PEOPLE: readonly [name: string, phone: string, address: string][] = [
  ['QUILL, HARRIET', '6195550141', '1402 LAUREL ST, SAN DIEGO, CA 92103'],
  ['OTERO, BENITO', '6195550142', '3391 CEDAR ST, SAN DIEGO, CA 92104'],
  ['WINSLOW, AGNES', '6195550143', '870 MESA ST, CHULA VISTA, CA 91910'],
];

const BAD: readonly OrderRow[] = [
  { phone_number: '555-01' },
  { address: '2210 PRIMROSE WAY, SAN DIEGO, CA 99999' },
  { address: 'behind the church' },
  { participant_name: 'MADONNA' },
  { client_code: 'CH12' },
  { delivery_start_time: '10:00', delivery_end_time: '09:00' },
  { flags: 'fragile' },
  { copayment_amount: 'ten' },
];

function knownRows({ participants, addresses }: SeedParticipants): OrderRow[] {
  const ofClient = participants.filter((person) => person.funding_source_id === CLIENT);
  return ofClient.slice(0, KNOWN_PEOPLE).map((person, index): OrderRow => {
    const home = addresses.find((address) => address.participant_id === person.id);
    return {
      order_number: `LOT${String(index + 1).padStart(7, '0')}`,
      client_code: String(person.client_code),
      participant_name: `${String(person.last_name)}, ${String(person.first_name)}`,
      phone_number: String(person.phone_number),
      address: String(home?.full_address ?? ''),
      flags: index % 4 === 0 ? 'refrigerated' : null,
      comments: index % 5 === 0 ? 'Call before arriving' : null,
    };
  });
}

/** Good and bad rows as in a real file: known people, new ones, and every kind of mistake. */
function demoRows(people: SeedParticipants): OrderRow[] {
  const known = knownRows(people);
  const fresh = NEW_PEOPLE.map(([name, phone_number, address], index): OrderRow => ({
    order_number: `LOT${String(100 + index).padStart(7, '0')}`,
    client_code: `CHP${String(800_001 + index)}`,
    participant_name: name,
    phone_number,
    address,
  }));
  const [first] = known;
  const bad = BAD.map((mistake, index): OrderRow => ({
    ...fresh[index % fresh.length],
    order_number: `LOT${String(200 + index).padStart(7, '0')}`,
    ...mistake,
  }));
  const conflicts: OrderRow[] = first
    ? [{ ...first }, { ...first, order_number: 'LOT0000300', participant_name: 'BELTRAN, OLGA' }]
    : [];
  return [...known, ...fresh, ...bad, ...conflicts];
}

/** A lot with good and bad rows, run dry and waiting for its commit (contract.md, "Demo data"). */
export async function insertDemoLot(
  db: Db,
  people: SeedParticipants,
  { users }: Staff,
  today: string,
  now: Date,
): Promise<void> {
  const scheduler = users.find((user) => user.email === 'scheduler@example.test');
  if (!scheduler) return;
  const terms = {
    funding_source_id: CLIENT,
    close_door_pharmacy_id: CDP,
    delivery_date: addDays(today, 1),
  };
  const facts = {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    sheets: [],
    sheet: null,
    header_row: 1,
    columns: [...ORDER_COLUMNS],
    notices: [],
  };
  const rows = demoRows(people).map((values, index) => ({
    line: index + 2,
    cells: ORDER_COLUMNS.map((column: OrderColumn) => values[column] ?? ''),
    notices: [],
    values,
    reading: {},
  }));
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('import_lots')
      .values({
        ...terms,
        file_name: 'orders-tomorrow.csv',
        origin: 'file',
        state: 'ready',
        corrections: '{}',
        reading: JSON.stringify(facts),
        samples: JSON.stringify(rows.slice(0, 20).map(({ cells }) => cells)),
        mapping: JSON.stringify(ORDER_COLUMNS),
        counts: JSON.stringify(NO_ROWS),
        created_by: Number(scheduler.id),
        created_by_name: String(scheduler.full_name),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const check = new LotCheck(trx, { id, ...terms, answers: {} }, new SeenRows());
    const outcomes = await check.check(rows.map((row) => ({ ...row, ...NOBODY_SAID })));
    await insertRows(
      trx,
      id,
      rows.map((row, index) => ({ ...row, ...NOBODY_SAID, outcome: outcomes[index] ?? null })),
    );
    const counts = JSON.stringify(await countRows(trx, id));
    await trx.updateTable('import_lots').set({ counts }).where('id', '=', id).execute();
  });
}
