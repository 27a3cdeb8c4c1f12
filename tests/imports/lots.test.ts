import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importer, makeImportWorld, orderFile, orderLine, type ImportWorld } from '../support/importLots';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
let world: ImportWorld;
let sofia: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testServer();
  sofia = importer(server, await server.signInAs('scheduler', { full_name: 'Sofia Plan' }));
});
beforeEach(async () => {
  world = await makeImportWorld(server);
});
afterAll(() => server.close());

let base = 0;
/** Numbers that no other test uses. */
const some = (count: number) => Array.from({ length: count }, () => (base += 1));

async function deliveriesOf(lotId: number) {
  return server.db
    .selectFrom('delivery_events as e')
    .innerJoin('import_rows as r', 'r.delivery_event_id', 'e.id')
    .selectAll('e')
    .where('r.lot_id', '=', lotId)
    .orderBy('r.line')
    .execute();
}

describe('a file becomes a lot, is run dry and committed', () => {
  it('reads, maps, counts, commits into the pool, and the same file again changes nothing', async () => {
    const numbers = some(3);
    const text = orderFile([
      ...numbers.map((n) => orderLine(n, n === numbers[0] ? { flags: 'rush refrigerated' } : {})),
      orderLine(numbers[0] ?? 0, { phone_number: '12', order_number: 'BAD1' }),
    ]);
    const lot = await sofia.importFile(world, text);
    expect(lot).toMatchObject({
      state: 'ready',
      origin: 'file',
      reading: { format: 'csv', delimiter: ',', header_row: 1 },
      counts: { total: 4, new: 3, changed: 0, same: 0, refused: 1, committed: 0, participants: 3 },
      missing_columns: [],
    });
    const rows = await sofia.rows(lot.id);
    expect(
      rows.map(({ line, ready_to_assign, result_import }) => [line, ready_to_assign, result_import]),
    ).toEqual([
      [2, 1, '{"result":"new"}'],
      [3, 1, '{"result":"new"}'],
      [4, 1, '{"result":"new"}'],
      [5, 0, '{"result":"refused"}'],
    ]);
    expect(rows[3]?.problems).toContainEqual({
      column: 'phone_number',
      message: 'validation.phone',
      is_warning: false,
    });

    const committing = await sofia.move(lot, 'commit');
    expect(committing.status).toBe(200);
    const done = await sofia.read(lot.id);
    expect(done).toMatchObject({
      state: 'committed',
      counts: { new: 3, refused: 1, committed: 3 },
      committed_by_name: 'Sofia Plan',
    });
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'json_body'])
      .where('type', '=', 'import_finished')
      .execute();
    expect(told).toEqual([
      {
        type: 'import_finished',
        json_body: { group_id: lot.id, name: done.file_name, rows: 3, issues: 1, response: 'done' },
      },
    ]);
    const made = await deliveriesOf(lot.id);
    expect(made).toHaveLength(3);
    expect(made[0]).toMatchObject({
      delivery_manifest_id: null,
      secuence: null,
      delivery_event_status_id: 1,
      delivery_date: world.delivery_date,
      close_door_pharmacy_id: world.close_door_pharmacy_id,
      is_rush: true,
      priority: 'high',
      refrigeration_needed: true,
      created_by_name: 'Sofia Plan',
    });

    const again = await sofia.importFile(world, text);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3, refused: 1, participants: 0 });
  });

  it('changes what still waits, says what from and what to, and leaves the rest', async () => {
    const [a = 0, b = 0] = some(2);
    const first = await sofia.importFile(world, orderFile([orderLine(a), orderLine(b)]));
    await sofia.move(first, 'commit');
    const [, second] = await deliveriesOf(first.id);
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4 })
      .where('id', '=', second?.id ?? 0)
      .execute();

    const edited = orderFile([
      orderLine(a, { comments: 'ring twice' }),
      orderLine(b, { copayment_amount: '5.00' }),
    ]);
    const lot = await sofia.importFile(world, edited);
    expect(lot.counts).toMatchObject({ changed: 1, refused: 1 });
    const [changed, refused] = await sofia.rows(lot.id);
    expect(changed?.changes).toEqual([{ field: 'comments', from: null, to: 'ring twice' }]);
    expect(refused?.problems).toEqual([
      {
        column: 'order_number',
        message: 'importCheck.done',
        args: { status_key: 'eventStatus.successful' },
        is_warning: false,
      },
    ]);
    await sofia.move(lot, 'commit');
    const [event] = await deliveriesOf(lot.id);
    expect(event).toMatchObject({ comments: 'ring twice', version: 2 });

    const taken = await sofia.move(await sofia.read(lot.id), 'undo');
    expect(taken.body).toMatchObject({ state: 'undoing' });
    expect(await sofia.read(lot.id)).toMatchObject({ state: 'undone', counts: { committed: 0 } });
    const restored = await server.db
      .selectFrom('delivery_events')
      .select(['comments', 'version'])
      .where('id', '=', event?.id ?? 0)
      .executeTakeFirst();
    expect(restored).toEqual({ comments: null, version: 3 });
  });

  it('takes a whole lot back with its people, and refuses once something has moved', async () => {
    const numbers = some(3);
    const lot = await sofia.importFile(world, orderFile(numbers.map((n) => orderLine(n))));
    await sofia.move(lot, 'commit');
    const made = await deliveriesOf(lot.id);
    const people = made.map((event) => event.participant_id ?? 0);
    const locked = server.db.updateTable('delivery_events').where('id', '=', made[0]?.id ?? 0);
    await locked.set({ version: 2 }).execute();
    const refused = await sofia.move(await sofia.read(lot.id), 'undo');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ args: { reason: 'lotMoved', moved: 1, count: 3 } });

    await locked.set({ version: 1 }).execute();
    await sofia.move(await sofia.read(lot.id), 'undo');
    const undone = await sofia.read(lot.id);
    expect(undone).toMatchObject({ state: 'undone', undone_by_name: 'Sofia Plan', failure: null });
    const left = await server.db.selectFrom('participants').select('id').where('id', 'in', people).execute();
    expect(left).toEqual([]);
    const events = made.map((event) => event.id);
    expect(
      await server.db.selectFrom('delivery_events').select('id').where('id', 'in', events).execute(),
    ).toEqual([]);

    const checked = await sofia.move(undone, 'check');
    expect(checked.status).toBe(200);
    expect(await sofia.read(lot.id)).toMatchObject({ state: 'ready', counts: { new: 3, committed: 0 } });
  });

  it('sees a change that is not committed yet when the undo begins', async () => {
    const lot = await sofia.importFile(world, orderFile(some(1).map((n) => orderLine(n))));
    await sofia.move(lot, 'commit');
    const committed = await sofia.read(lot.id);
    const [event] = await deliveriesOf(lot.id);
    let undo: ReturnType<typeof sofia.move> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('delivery_events')
        .set({ version: 2, comments: 'ring twice' })
        .where('id', '=', event?.id ?? 0)
        .execute();
      undo = sofia.move(committed, 'undo');
      // Time for the undo to come as far as the delivery that is held here; with less it would begin after the commit.
      await sleep(500);
    });
    // On one connection the undo waits for the change; beside others its job does, and the lot stands again.
    if ((await undo)?.status === 409)
      expect(await undo).toMatchObject({ body: { args: { reason: 'lotMoved', moved: 1 } } });
    else {
      await sofia.runJobs();
      const failure = { code: 'lotMoved', args: { moved: 1, count: 1 } };
      expect(await sofia.read(lot.id)).toMatchObject({ state: 'committed', failure, undone_by_name: null });
    }
    expect(await deliveriesOf(lot.id)).toMatchObject([{ version: 2, comments: 'ring twice' }]);
  });

  it('takes an earlier lot back after a later one, and not while the later one stands', async () => {
    const [n = 0] = some(1);
    const first = await sofia.importFile(world, orderFile([orderLine(n)]));
    await sofia.move(first, 'commit');
    const second = await sofia.importFile(world, orderFile([orderLine(n, { comments: 'ring twice' })]));
    await sofia.move(second, 'commit');
    expect((await sofia.move(await sofia.read(first.id), 'undo')).status).toBe(409);
    expect((await sofia.move(await sofia.read(second.id), 'undo')).status).toBe(200);
    await sofia.move(await sofia.read(first.id), 'undo');
    expect(await sofia.read(first.id)).toMatchObject({ state: 'undone' });
    const left = await server.db
      .selectFrom('delivery_events')
      .select('id')
      .where('order_number', '=', `IMP${String(n).padStart(7, '0')}`)
      .execute();
    expect(left).toEqual([]);
  });

  it('makes one person and one address for rows far apart, and removes those of a row that was overtaken', async () => {
    const numbers = some(300);
    const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
    const same = {
      client_code: `IMP${String(first).padStart(6, '0')}`,
      participant_name: '"FARR, APART"',
      address: '"12 ELM ST, SAN DIEGO, CA 92103"',
    };
    const lines = numbers.map((n) => orderLine(n, n === first || n === last ? same : {}));
    const lot = await sofia.importFile(world, orderFile(lines));
    expect(lot.counts).toMatchObject({ new: 300, participants: 299 });
    const overtaken = numbers[1] ?? 0;
    await server.db
      .insertInto('delivery_events')
      .values({
        ...{ order_number: `IMP${String(overtaken).padStart(7, '0')}`, delivery_date: world.delivery_date },
        ...{ close_door_pharmacy_id: world.close_door_pharmacy_id, delivery_event_type_id: 3 },
      })
      .execute();
    await sofia.move(lot, 'commit');
    expect((await sofia.read(lot.id)).counts).toMatchObject({ new: 299, refused: 1, committed: 299 });
    const made = await deliveriesOf(lot.id);
    expect(made[0]).toMatchObject({ participant_id: made.at(-1)?.participant_id });
    expect(made[0]?.destination_id).toBe(made.at(-1)?.destination_id);
    const { people } = await server.db
      .selectFrom('participants')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .where('funding_source_id', '=', world.funding_source_id)
      .executeTakeFirstOrThrow();
    expect(people).toBe(298);
  });
});
