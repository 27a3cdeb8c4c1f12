import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warnOfLicenses } from '../../server/records/employees/licenseWarnings';
import { addDays, dateInZone } from '../../src/domain/time/dates';
import { testEmployee } from '../support/places';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const today = () => dateInZone(server.clock.now(), 'America/Los_Angeles');

describe('licence warnings', () => {
  const told = async (user_id: number) => {
    const rows = await server.db
      .selectFrom('notifications')
      .select(['type', 'json_body'])
      .where('user_id', '=', user_id)
      .where('type', 'like', 'license%')
      .orderBy('id')
      .execute();
    return rows.map(({ type, json_body }) => [type, json_body.employee]);
  };

  it('reach whoever may edit employees, once per licence and state', async () => {
    const editor = await server.signInAs('nobody', { permissions: [['PUT', '/employees/:id']] });
    const reader = await server.signInAs('nobody', { permissions: [['GET', '/employees/:id']] });
    const soon = await testEmployee(server.db, { license_expiry: addDays(today(), 10) });
    const expired = await testEmployee(server.db, { license_expiry: addDays(today(), -1) });
    await testEmployee(server.db, { license_expiry: addDays(today(), 200) });
    await testEmployee(server.db, { license_expiry: addDays(today(), 5), type: 'Dispatcher' });
    await warnOfLicenses(server.context);
    await warnOfLicenses(server.context);
    expect(await told(editor.user_id)).toEqual([
      ['license_expired', expired],
      ['license_expiring', soon],
    ]);
    expect(await told(reader.user_id)).toEqual([]);
    await sql`update employees set license_expiry = ${addDays(today(), 20)}::date where id = ${soon}`.execute(
      server.db,
    );
    await warnOfLicenses(server.context);
    expect(await told(editor.user_id)).toHaveLength(3);
  });
});
