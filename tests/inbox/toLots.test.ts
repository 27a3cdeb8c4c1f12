import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxLot } from '../../src/domain/imports/inboxView';
import { command, makeRun, StoppedClock, type Problem } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { changeOrder, insertClient, readEntry, typeOrder } from './inboxSupport';

let server: TestServer;
let eva: TestSession;
let client: number;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-21 00:30:00') });
  eva = await server.signInAs('scheduler', { full_name: 'Eva Office' });
  client = await insertClient(server);
});
afterAll(() => server.close());

const typed = (changes: object = {}) => typeOrder(server, eva, { funding_source_id: client, ...changes });
const read = (id: number) => readEntry(server, eva, id);

describe('orders become a lot', () => {
  const process = <T = { lots: InboxLot[] }>(body: object, as = eva) =>
    server.call<T>('POST', '/deliveries_inbox/process_csv', command(as, null, body));
  const lotState = (id: number, state: 'undone' | 'committed') =>
    server.db.updateTable('import_lots').set({ state }).where('id', '=', id).execute();

  it('one lot per client, all in one transaction; each names its lot', async () => {
    const { cdp_id } = await makeRun(server.db);
    const other = await insertClient(server);
    const [a, b, c] = [
      await typed(),
      await typed({ phone_number: '1' }),
      await typed({ funding_source_id: other }),
    ];
    const where = { delivery_date: '2026-11-23', close_door_pharmacy_id: cdp_id };
    const { status, body } = await process({ ids: [a.id, b.id, c.id], ...where });
    expect(status).toBe(201);
    expect(body.lots.map(({ funding_source_id, rows }) => [funding_source_id, rows])).toEqual([
      [client, 2],
      [other, 1],
    ]);
    const lot = body.lots[0]?.id ?? 0;
    expect(await read(a.id)).toMatchObject({ state: 'in_lot', lot_id: lot, version: 2 });
    const rows = await server.db
      .selectFrom('import_rows')
      .select(['line', 'inbox_id'])
      .where('lot_id', '=', lot)
      .orderBy('line')
      .execute();
    expect(rows).toEqual([
      { line: 1, inbox_id: a.id },
      { line: 2, inbox_id: b.id },
    ]);
    const again = await process<Problem>({ ids: [a.id], ...where });
    expect([again.status, again.body.args.state]).toEqual([409, 'in_lot']);
    expect((await changeOrder(server, eva, await read(a.id), { comments: 'x' })).status).toBe(409);
  });

  it('"undo of the lot puts entries back"; what became a delivery is done', async () => {
    const { cdp_id, stops } = await makeRun(server.db);
    const [a, b] = [await typed(), await typed()];
    const { body } = await process({
      ids: [a.id, b.id],
      delivery_date: '2026-11-23',
      close_door_pharmacy_id: cdp_id,
    });
    const lot = body.lots[0]?.id ?? 0;
    await lotState(lot, 'committed');
    await server.db
      .updateTable('import_rows')
      .set({ delivery_event_id: stops[0] })
      .where('inbox_id', '=', a.id)
      .execute();
    expect(await read(a.id)).toMatchObject({ state: 'done', delivery_event_id: stops[0], lot_id: lot });
    expect(await read(b.id)).toMatchObject({ state: 'in_lot', delivery_event_id: null });
    const twice = await process<Problem>({
      ids: [a.id, b.id],
      delivery_date: '2026-11-23',
      close_door_pharmacy_id: cdp_id,
    });
    expect([twice.status, twice.body.status_code, twice.body.args]).toEqual([
      400,
      'dsch037',
      { ids: [a.id], delivery_event_ids: [stops[0]] },
    ]);
    await lotState(lot, 'undone');
    expect(await read(a.id)).toMatchObject({ state: 'open', lot_id: null, delivery_event_id: null });
    const mended = await changeOrder(server, eva, await read(a.id), { comments: 'again' });
    expect(mended.body).toMatchObject({ state: 'open', values: { comments: 'again' } });
  });

  it('takes every open order of a filter, and asks for either', async () => {
    const { cdp_id } = await makeRun(server.db);
    const own = await insertClient(server);
    const where = { delivery_date: '2026-11-23', close_door_pharmacy_id: cdp_id };
    for (let index = 0; index < 3; index++) await typed({ funding_source_id: own });
    const all = await process({ all: { funding_source_id: own }, ...where });
    expect(all.body.lots).toMatchObject([{ rows: 3 }]);
    expect((await process({ all: { funding_source_id: own }, ...where })).status).toBe(422);
    expect((await process(where)).status).toBe(422);
  });
});
