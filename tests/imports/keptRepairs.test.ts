import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withRepairs } from '../../src/domain/imports/importRepairs';
import type { ImportLotView, ImportRepairAnswer, ImportRowAnswer } from '../../src/domain/imports/importView';
import { importer, makeImportWorld, orderFile, orderLine, type ImportWorld } from '../support/importLots';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
let world: ImportWorld;
let sofia: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testServer();
  sofia = importer(server, await server.signInAs('scheduler'));
});
beforeEach(async () => {
  world = await makeImportWorld(server);
});
afterAll(() => server.close());

let base = 700_000;
const next = () => (base += 1);
const numberOf = (n: number) => `IMP${String(n).padStart(7, '0')}`;
const codeOf = (n: number) => `IMP${String(n).padStart(6, '0')}`;

/** Changes the terms of a lot under its version and lets the server do its work. */
async function change(lot: ImportLotView, body: object): Promise<ImportLotView> {
  const answer = await sofia.call('PUT', `/file_import/${lot.id}`, body, {
    'if-match': `"${(await sofia.read(lot.id)).version}"`,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await sofia.runJobs();
  return sofia.read(lot.id);
}

async function repair(lot: ImportLotView, line: number, body: object) {
  const row = (await sofia.rows(lot.id)).find((each) => each.line === line);
  const answer = await sofia.call<ImportRowAnswer>('PUT', `/file_import/${lot.id}/rows/${row?.id}`, body, {
    'if-match': `"${row?.version}"`,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.row;
}

async function personOf(n: number) {
  return server.db
    .selectFrom('participants')
    .selectAll()
    .where('client_code', '=', codeOf(n))
    .executeTakeFirstOrThrow();
}

describe('what a person has repaired', () => {
  const read = { values: { order_number: 'A', comments: 'x' }, problems: {}, repaired: [] };
  it.each([
    ['stays where its column is still filled', ['order_number', 'comments'], 'mended'],
    ['goes with a column that nothing is taken from any more', ['order_number', null], 'x'],
  ] as const)('%s', (_, mapping, comments) => {
    expect(withRepairs(read, { comments: 'mended' }, [...mapping]).values.comments).toBe(comments);
  });

  it('survives a new choice of columns and another reading of the file, by its line', async () => {
    const [a, b, c] = [next(), next(), next()];
    const flags = 'rush';
    const bad = { phone_number: '12', flags };
    const lines = [orderLine(a, bad), orderLine(b, { flags: 'fragile' }), orderLine(c, { flags })];
    const text = orderFile(lines);
    const lot = await sofia.importFile(world, text);
    await repair(lot, 2, { values: { phone_number: '6195550188' } });
    await repair(lot, 4, { is_new_participant: true });
    const all = { column: 'flags', from: 'fragile', to: 'priority' };
    const repairs = await sofia.call<ImportRepairAnswer>('POST', `/file_import/${lot.id}/repairs`, all);
    expect(repairs.body).toMatchObject({ changed: 1 });
    const kept = async () => {
      const rows = await sofia.rows(lot.id);
      expect(rows.map(({ line, values }) => [line, values.phone_number, values.flags])).toEqual([
        [2, '6195550188', 'rush'],
        [3, expect.any(String), 'priority'],
        [4, expect.any(String), 'rush'],
      ]);
      expect(rows[2]?.match?.how).toBe('new');
    };
    const mapping = [...(lot.mapping ?? [])];
    mapping[9] = null;
    expect(await change(lot, { mapping })).toMatchObject({ state: 'ready', counts: { new: 3, refused: 0 } });
    await kept();
    const again = await change(lot, { reading: { encoding: 'windows-1252', header_row: 1 } });
    expect(again).toMatchObject({ state: 'ready', counts: { total: 3, new: 3, refused: 0 } });
    await kept();
  });
});

describe('whose word counts', () => {
  it.each([
    ['SFFD', '', 'female'],
    ['SFMD', '', 'male'],
    ['SFFD', 'male_driver', 'male'],
  ] as const)('a participant who needs %s, in a row that says "%s": %s', async (need, flags, expected) => {
    const n = next();
    const first = await sofia.importFile(world, orderFile([orderLine(n)]));
    await sofia.move(first, 'commit');
    const { id } = await personOf(n);
    await server.db
      .updateTable('participants')
      .set({ needs: [need] })
      .where('id', '=', id)
      .execute();
    const order = `W${n}`;
    const text = orderFile([orderLine(n, { order_number: order, flags })]);
    await sofia.move(await sofia.importFile(world, text), 'commit');
    const made = await server.db
      .selectFrom('delivery_events')
      .select('driver_gender')
      .where('order_number', '=', order)
      .executeTakeFirst();
    expect(made).toEqual({ driver_gender: expected });
    expect((await sofia.importFile(world, text)).counts).toMatchObject({ same: 1, changed: 0 });
  });
});

describe('a door that a person has put on the map', () => {
  const picked = {
    address: '12 ELM ST',
    city: 'SAN DIEGO',
    state: 'CA',
    zipcode: '92103',
    latitude: 32.75,
    longitude: -117.15,
  };
  const home = { address: '"12 ELM ST, SAN DIEGO, CA 92103"' };

  it.each([
    ['an address that nobody has confirmed takes it', true, picked.latitude],
    ['a confirmed one keeps its own; the delivery has the picked one', false, 32.7],
  ])('%s', async (_, isApproximate, latitude) => {
    const n = next();
    await sofia.move(await sofia.importFile(world, orderFile([orderLine(n, home)])), 'commit');
    const person = await personOf(n);
    await server.db
      .updateTable('participant_addresses')
      .set({ latitude: 32.7, longitude: -117.1, is_approximate: isApproximate })
      .where('participant_id', '=', person.id)
      .execute();
    const order = `P${n}`;
    const lot = await sofia.importFile(world, orderFile([orderLine(n, { ...home, order_number: order })]));
    await repair(lot, 2, { address: picked });
    await sofia.move(await sofia.read(lot.id), 'commit');
    const addresses = await server.db
      .selectFrom('participant_addresses')
      .select(['id', 'latitude', 'is_approximate'])
      .where('participant_id', '=', person.id)
      .execute();
    expect(addresses).toEqual([{ id: expect.any(Number), latitude, is_approximate: false }]);
    const made = await server.db
      .selectFrom('delivery_events')
      .select('destination_latitude')
      .where('order_number', '=', order)
      .executeTakeFirst();
    expect(made).toEqual({ destination_latitude: picked.latitude });
    const logged = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'participant_addresses')
      .where('record_id', '=', addresses[0]?.id ?? 0)
      .where('action', '=', 'import')
      .execute();
    expect(logged.map(({ changes }) => changes)).toEqual(
      isApproximate ? [expect.objectContaining({ latitude: { from: 32.7, to: picked.latitude } })] : [],
    );
  });
});

describe('a typed lot', () => {
  const typed = (n: number) => ({ order_number: numberOf(n), client_code: codeOf(n) });
  const make = (rows: object[]) => sofia.call('POST', '/file_import', { ...world, file_name: 'typed', rows });

  it('keeps a row that is put between two others in its place', async () => {
    const [a, b, c, d] = [next(), next(), next(), next()];
    const lot = (await make([typed(a), typed(b)])).body;
    const [first] = await sofia.rows(lot.id);
    const add = (row: object, after_row_id: number | null) =>
      sofia.call('POST', `/file_import/${lot.id}/rows`, { rows: [row], after_row_id });
    expect((await add(typed(c), first?.id ?? 0)).status).toBe(201);
    expect((await add(typed(d), null)).status).toBe(201);
    expect((await add(typed(next()), 999_999_999)).status).toBe(404);
    const rows = await sofia.rows(lot.id);
    expect(rows.map(({ values }) => values.order_number)).toEqual([d, a, c, b].map(numberOf));
  });

  it('says how many rows it may have', async () => {
    const answer = await make(Array.from({ length: 2_001 }, () => ({ order_number: 'X' })));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      errors: { rows: { message: 'validation.maxRows', args: { max: 2_000 } } },
    });
  });
});
