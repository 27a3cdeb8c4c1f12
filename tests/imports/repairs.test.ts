import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ImportProblemGroup,
  ImportRepairAnswer,
  ImportRowAnswer,
} from '../../src/domain/imports/importView';
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

let base = 500_000;
const next = () => (base += 1);

describe('errors of rows are repaired', () => {
  it('in one cell, under the row’s version, and its twin in the file is freed with it', async () => {
    const [a, b] = [next(), next()];
    const twin = orderLine(b, { order_number: `IMP${String(a).padStart(7, '0')}` });
    const lot = await sofia.importFile(world, orderFile([orderLine(a), twin]));
    const [first, second] = await sofia.rows(lot.id);
    expect(second?.problems).toContainEqual({
      column: 'order_number',
      message: 'orders.twiceInFile',
      args: { line: 2 },
      is_warning: false,
    });
    const path = `/file_import/${lot.id}/rows/${first?.id}`;
    const body = { values: { order_number: `FREE${a}` } };
    expect((await sofia.call('PUT', path, body)).status).toBe(428);
    const answer = await sofia.call<ImportRowAnswer>('PUT', path, body, { 'if-match': '"1"' });
    expect(answer.body.row).toMatchObject({ version: 2, values: { order_number: `FREE${a}` } });
    expect(answer.body.lot.counts).toMatchObject({ new: 2, refused: 0 });
    expect(answer.body.lot.version).toBe(lot.version + 1);
    expect((await sofia.call('PUT', path, body, { 'if-match': '"1"' })).status).toBe(412);
  });

  it('the same error in all rows at once', async () => {
    const wrong = { flags: 'fragile' };
    const right = { flags: 'rush' };
    const lines = [wrong, wrong, right, right, right].map((own) => orderLine(next(), own));
    const lot = await sofia.importFile(world, orderFile(lines));
    const groups = (await sofia.call<ImportProblemGroup[]>('GET', `/file_import/${lot.id}/problems`)).body;
    expect(groups).toContainEqual(
      expect.objectContaining({ column: 'flags', message: 'orders.unknownFlag', value: 'fragile', count: 2 }),
    );
    const repair = { column: 'flags', from: 'fragile', to: 'refrigerated' };
    const answer = await sofia.call<ImportRepairAnswer>('POST', `/file_import/${lot.id}/repairs`, repair);
    expect(answer.body).toMatchObject({ changed: 2, lot: { counts: { new: 5, refused: 0 } } });
  });

  it('waits for a person when a required column is not found, and remembers the answer for the client', async () => {
    const header =
      'pedido,x1,paciente,telefono,direccion,delivery_start_time,delivery_end_time,flags,copayment_amount,comments';
    const text = orderFile([orderLine(next(), { client_code: '?' })], header);
    const lot = await sofia.importFile(world, text);
    expect(lot).toMatchObject({ state: 'mapping', missing_columns: ['client_code'] });
    expect(lot.samples).toHaveLength(1);
    const mapping = [...(lot.mapping ?? [])];
    mapping[1] = 'client_code';
    const put = await sofia.call(
      'PUT',
      `/file_import/${lot.id}`,
      { mapping },
      { 'if-match': `"${lot.version}"` },
    );
    expect(put.status).toBe(200);
    await sofia.runJobs();
    expect(await sofia.read(lot.id)).toMatchObject({ state: 'ready', counts: { total: 1, refused: 1 } });
    const again = await sofia.importFile(world, text);
    expect(again.mapping?.[1]).toBe('client_code');
  });

  it('hands the refused rows out in the file’s columns, with the reason and without formulas', async () => {
    const bad = orderLine(next(), { phone_number: '1', comments: '=HYPERLINK(1)' });
    const lot = await sofia.importFile(world, orderFile([bad, orderLine(next())]));
    const csv = await sofia.call<string>('GET', `/file_import/${lot.id}/refused`);
    const [head, line, end] = csv.body.split('\r\n');
    expect(head?.startsWith('\ufefforder_number,client_code')).toBe(true);
    expect(line).toContain("'=HYPERLINK(1)");
    expect(line).toContain('Phone: ');
    expect(end).toBe('');
  });
});

describe('whose lots', () => {
  it('a CDP’s people see and make lots of their own CDP alone', async () => {
    const lot = await sofia.importFile(world, orderFile([orderLine(next())]));
    const other = await makeImportWorld(server);
    const theirs = importer(
      server,
      await server.signInAs('scheduler', { cdp_id: other.close_door_pharmacy_id }),
    );
    expect((await theirs.call('GET', `/file_import/${lot.id}`)).status).toBe(404);
    expect((await theirs.call('GET', `/file_import/${lot.id}/rows`)).status).toBe(404);
    expect((await theirs.call<unknown[]>('GET', '/file_import')).body).toEqual([]);
    const foreign = { ...world, file_name: 'typed', rows: [] };
    expect((await theirs.call('POST', '/file_import', foreign)).status).toBe(404);
    expect((await theirs.call('POST', '/file_import', { ...foreign, ...other })).status).toBe(201);
  });

  it('who looked at the rows of a lot is written down', async () => {
    const lot = await sofia.importFile(world, orderFile([orderLine(next())]));
    await sofia.rows(lot.id);
    await server.app.reads.flushed();
    const reads = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('resource', '=', 'import_rows')
      .execute();
    expect(reads.some(({ changes }) => JSON.stringify(changes).includes(`"lotId":${lot.id}`))).toBe(true);
  });

  it('a cancelled lot stops, and can be checked again; a file above the limit is a 413', async () => {
    const key = await sofia.upload(orderFile([orderLine(next())]), 'orders.csv');
    const made = await sofia.call('POST', '/file_import', { ...world, file_name: 'orders.csv', key });
    const cancelled = await sofia.move(made.body, 'cancel');
    expect(cancelled.body.state).toBe('cancelled');
    await sofia.runJobs();
    expect((await sofia.read(made.body.id)).state).toBe('cancelled');
    const checked = await sofia.move(cancelled.body, 'check');
    expect(checked.status).toBe(200);
    expect(await sofia.read(made.body.id)).toMatchObject({ state: 'ready', counts: { new: 1 } });
    const path = '/presigned/import/unattended_deliveries';
    expect((await sofia.call('POST', path, { file_name: 'a.csv', size: 26_214_401 })).status).toBe(413);
    expect((await sofia.call('POST', path, { file_name: 'a.b.csv' })).status).toBe(422);
  });
});
