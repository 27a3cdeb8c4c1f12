import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellsWithoutCharges } from '../../src/domain/imports/hiddenCharges';
import { HEADER, importer, makeImportWorld, orderFile, orderLine } from '../support/importLots';
import { testEmployee } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

describe('cells of a file for a person who sees no charges', () => {
  it.each([
    ['a copayment', '12.50', 'copayment_amount', ''],
    ['what cannot be read as one', 'twelve', 'copayment_amount', ''],
    ['an amount in a column that nobody has named', '$ 1,200', null, ''],
    ['an amount without a sign', '12,50', null, ''],
    ['other words there', 'Fridge 2', null, 'Fridge 2'],
    ['a number there', '12345', null, '12345'],
    ['a comment', '$12.50 for the gate', 'comments', '$12.50 for the gate'],
  ] as const)('%s', (_, cell, target, shown) => {
    expect(cellsWithoutCharges([cell], [target])).toEqual([shown]);
  });
});

describe('an imported lot', () => {
  let server: TestServer;
  let blind: TestSession;
  let id: number;

  beforeAll(async () => {
    server = await testServer();
    const world = await makeImportWorld(server);
    const admin = importer(server, await server.signInAs('administrator'));
    const lines = [
      orderLine(1, { copayment_amount: '41.41' }),
      // No amount, and refused.
      orderLine(2, { copayment_amount: '77.77.7', phone_number: '12' }),
    ].map((line) => `${line},$99.99`);
    ({ id } = await admin.importFile(world, orderFile(lines, `${HEADER},gross`)));
    const employee = await testEmployee(server.db, { type: 'Scheduler' });
    await server.db
      .updateTable('employees')
      .set({ hide_charge_info: true })
      .where('id', '=', employee)
      .execute();
    blind = await server.signInAs('scheduler', { employee_id: employee });
  });
  afterAll(() => server.close());

  const textOf = async (path: string, as: TestSession) => {
    const answer = await server.app.inject({
      url: `/api/file_import/${id}${path}`,
      headers: server.headersOf(as),
    });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };
  const AMOUNTS = ['41.41', '77.77.7', '99.99'];
  const amountsIn = (text: string) => AMOUNTS.filter((amount) => text.includes(amount));

  it.each(['', '/rows', '/problems', '/refused'])('%s has no amount of its file', async (path) => {
    expect(amountsIn(await textOf(path, await server.signInAs('administrator')))).not.toEqual([]);
    const text = await textOf(path, blind);
    expect(amountsIn(text)).toEqual([]);
    expect(text.length).toBeGreaterThan(20);
  });
});
