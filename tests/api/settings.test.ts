import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { publish } from '../../server/platform/plugins/outbox';
import { readSettings, SETTINGS_EVENT } from '../../server/platform/settings/readSettings';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Group {
  id: number;
  group: string;
  version: number;
  values: Record<string, unknown>;
}

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator', { full_name: 'Ada Admin' });
});
afterAll(() => server.close());

async function groupOf(name: string): Promise<Group> {
  const { body } = await server.call<Group[]>('GET', '/system/settings', { as: admin });
  const found = body.find((one) => one.group === name);
  if (!found) throw new Error(`No group ${name}`);
  return found;
}

function save(group: string, values: Record<string, unknown>, version?: number, as = admin) {
  const headers = version === undefined ? undefined : { 'if-match': `"${version}"` };
  return server.call<Group & { errors?: object; args?: object; status_code?: string }>(
    'PUT',
    '/system/settings',
    { as, body: { group, values }, headers },
  );
}

describe('settings', () => {
  it('are all there at their defaults before anybody saved one', async () => {
    const { status, body } = await server.call<Group[]>('GET', '/system/settings', { as: admin });
    expect(status).toBe(200);
    expect(body.map((one) => one.group)).toContain('block');
    expect((await groupOf('block')).values).toEqual({ max_login_attempts: 5, waiting_time: 1 });
  });

  it('are kept, told with both values, and hold at once for whoever reads them', async () => {
    const { version } = await groupOf('delivery');
    expect((await readSettings(server.db)).geofence_metres).toBe(150);
    const saved = await save('delivery', { geofence_metres: 200 }, version);
    expect(saved).toMatchObject({ status: 200, headers: { etag: `"${version + 1}"` } });
    expect(saved.body.values).toMatchObject({ geofence_metres: 200, delivery_task_minutes: 5 });
    expect((await readSettings(server.db)).geofence_metres).toBe(200);
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'settings')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'update', user_name: 'Ada Admin', record_id: saved.body.id });
    expect(entry.changes).toMatchObject({ geofence_metres: { from: 150, to: 200 } });
  });

  it('go back to the default with null, and are then not stored at all', async () => {
    const { version } = await groupOf('delivery');
    const saved = await save('delivery', { geofence_metres: null }, version);
    expect(saved.body.values).toMatchObject({ geofence_metres: 150 });
    const row = await server.db
      .selectFrom('settings')
      .select('values')
      .where('name', '=', 'delivery')
      .executeTakeFirst();
    expect(row?.values).toEqual({});
  });

  it('that do not change leave no trace', async () => {
    const { version } = await groupOf('delivery');
    const saved = await save('delivery', { geofence_metres: 150 }, version);
    expect(saved.body.version).toBe(version);
  });

  it('are refused outside their limits, by setting', async () => {
    const { version } = await groupOf('block');
    const refused = await save('block', { max_login_attempts: 4, waiting_time: 0, speed: 1 }, version);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      max_login_attempts: { message: 'validation.min', args: { min: 5 } },
      waiting_time: { message: 'validation.min', args: { min: 1 } },
      speed: { message: 'validation.unknownField' },
    });
    expect((await save('block', { geofence_metres: 200 }, version)).status).toBe(422);
    expect((await save('nothing', {}, version)).status).toBe(422);
  });

  it('ask for the version that was seen, and say who was faster', async () => {
    expect((await save('road', { speed_alert_kmh: 100 })).status).toBe(428);
    const { version } = await groupOf('road');
    expect((await save('road', { speed_alert_kmh: 100 }, version)).status).toBe(200);
    const late = await save('road', { speed_alert_kmh: 90 }, version);
    expect(late).toMatchObject({
      status: 412,
      body: { status_code: 'ver001', args: { who: 'Ada Admin', changed: ['speed_alert_kmh'] } },
    });
  });

  it('need their permissions; what screens go by needs a session alone', async () => {
    const dispatcher = await server.signInAs('dispatcher');
    expect((await server.call('GET', '/system/settings', { as: dispatcher })).status).toBe(403);
    expect((await save('block', {}, 1, dispatcher)).status).toBe(403);
    const current = await server.call('GET', '/system/settings/current', { as: dispatcher });
    expect(current.status).toBe(200);
    expect(current.body).toMatchObject({ idle_logoff_minutes: 30, bell_refresh_minutes: 5 });
    expect(current.body).not.toHaveProperty('vir_email_recipients');
  });

  it('changed on another server are read here too', async () => {
    expect((await readSettings(server.db)).waiting_time).toBe(1);
    await inTransaction(server.db, async (trx) => {
      await trx
        .insertInto('settings')
        .values({ name: 'block', values: '{"waiting_time":3}' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ values: '{"waiting_time":3}' }))
        .execute();
      await publish(trx, { topic: 'resources', event: SETTINGS_EVENT, body: { id: 4, version: 2 } });
    });
    await expect.poll(async () => (await readSettings(server.db)).waiting_time).toBe(3);
  });
});
