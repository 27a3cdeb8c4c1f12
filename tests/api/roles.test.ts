import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface RoleAnswer {
  id: number;
  name: string;
  version: number;
  is_active: boolean;
  is_driver: boolean;
  people_count: number;
  permission_count: number;
  permissions: { http_method: string; path_route: string }[];
  [field: string]: unknown;
}

const pair = (http_method: string, path_route: string) => ({ http_method, path_route });
const VEHICLES = pair('GET', '/vehicles');
const CDPS = pair('GET', '/cdp');

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator', { full_name: 'ANA RUIZ' });
});
afterAll(() => server.close());

const nameOf = () => `Role ${randomUUID()}`;
async function make(body: object = {}): Promise<RoleAnswer> {
  const whole = { name: nameOf(), permissions: [VEHICLES], ...body };
  const answer = await server.call<RoleAnswer>('POST', '/user_types', { as: admin, body: whole });
  expect(answer.status).toBe(201);
  return answer.body;
}
function put(role: RoleAnswer, change: object, as = admin, version: number | null = role.version) {
  const { name, is_active, is_driver, permissions } = role;
  return server.call<RoleAnswer>('PUT', `/user_types/${role.id}`, {
    as,
    body: { name, is_active, is_driver, permissions, ...change },
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  });
}
/** Gives the role to a new person with an open session. */
async function personWith(role_id: number): Promise<TestSession> {
  const session = await server.signInAs('nobody');
  await server.db
    .updateTable('users')
    .set({ user_type_id: role_id })
    .where('id', '=', session.user_id)
    .execute();
  return session;
}

describe('a role', () => {
  it('is made with a name and permissions, and read back with how many people have it', async () => {
    const made = await make({ permissions: [VEHICLES, CDPS] });
    await personWith(made.id);
    const read = await server.call<RoleAnswer>('GET', `/user_types/${made.id}`, { as: admin });
    expect(read.headers.etag).toBe('"1"');
    expect(read.body).toMatchObject({
      name: made.name,
      is_active: true,
      is_driver: false,
      people_count: 1,
      permission_count: 2,
      permissions: [CDPS, VEHICLES],
    });
  });

  it.each([
    ['Name is required.', { name: '  ' }, 'name', 'validation.nameRequired'],
    ['Select at least one permission.', { permissions: [] }, 'permissions', 'validation.permissionRequired'],
    [
      'only what the server has',
      { permissions: [pair('GET', '/no')] },
      'permissions',
      'validation.unknownPermission',
    ],
    ['not a list that this is', { permission: [] }, 'permission', 'validation.unknownField'],
  ])('%s', async (_, body, field, message) => {
    const whole = { name: nameOf(), permissions: [VEHICLES], ...body };
    const answer = await server.call('POST', '/user_types', { as: admin, body: whole });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({ [field]: { message } });
  });

  it('has a name of its own, in any case', async () => {
    const { name } = await make();
    const answer = await server.call('POST', '/user_types', {
      as: admin,
      body: { name: name.toUpperCase(), permissions: [VEHICLES] },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ name: { message: 'validation.taken' } });
  });

  it('is changed under its version; who came first is named', async () => {
    const role = await make();
    expect((await put(role, {}, admin, null)).status).toBe(428);
    const saved = await put(role, { permissions: [VEHICLES, CDPS] });
    expect([saved.status, saved.headers.etag]).toEqual([200, '"2"']);
    const stale = await put(role, { name: nameOf() });
    expect(stale.status).toBe(412);
    expect(stale.body.args).toMatchObject({ who: 'ANA RUIZ', changed: ['permissions_added'] });
  });

  it('that is saved unchanged keeps its version', async () => {
    const role = await make();
    expect((await put(role, {})).body.version).toBe(role.version);
  });

  it('leaves in the log which permissions came and went', async () => {
    const role = await make();
    await put(role, { permissions: [CDPS] });
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'user_name', 'changes'])
      .where('resource', '=', 'user_types')
      .where('record_id', '=', role.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'update',
      user_name: 'ANA RUIZ',
      changes: {
        version: { from: 1, to: 2 },
        permissions_added: { from: null, to: ['GET /cdp'] },
        permissions_removed: { from: ['GET /vehicles'], to: null },
      },
    });
  });
});

describe('a change of a role', () => {
  it('holds at the next request of the people who have it, in all servers', async () => {
    const other = await testServer({ database: server.context.database });
    const role = await make({ permissions: [CDPS] });
    const person = await personWith(role.id);
    const status = async () => (await server.call('GET', '/vehicles', { as: person })).status;
    const statusElsewhere = async () => (await other.call('GET', '/vehicles', { as: person })).status;
    expect([await status(), await statusElsewhere()]).toEqual([403, 403]);
    const given = await put(role, { permissions: [CDPS, VEHICLES] });
    expect(await status()).toBe(200);
    await expect.poll(statusElsewhere).toBe(200);
    await put(given.body, { permissions: [CDPS] });
    expect(await status()).toBe(403);
    await expect.poll(statusElsewhere).toBe(403);
    await other.close();
  });

  it('is told to the open pages of its people, and to nobody else', async () => {
    const role = await make();
    const said = await server.db
      .selectFrom('outbox')
      .select(['topic', 'event', 'body'])
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(said).toEqual([
      { topic: 'access', event: 'changed', body: { user_type_id: role.id } },
      { topic: 'resources', event: 'user_types.changed', body: { id: role.id, version: 1 } },
    ]);
  });

  it('that people have: it is not switched off, and not made one for drivers; it says how many', async () => {
    const role = await make();
    await personWith(role.id);
    await personWith(role.id);
    for (const change of [{ is_active: false }, { is_driver: true }]) {
      const refused = await put(role, change);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ status_code: 'role002', args: { people: 2 } });
    }
    const unused = await make();
    expect((await put(unused, { is_active: false })).body.is_active).toBe(false);
  });
});

describe('roles are read', () => {
  it('as a list that is searched, filtered, ordered and counted', async () => {
    const mark = randomUUID();
    const b = await make({ name: `b ${mark}` });
    const a = await make({ name: `A ${mark}`, permissions: [VEHICLES, CDPS] });
    await put(b, { is_active: false });
    const ids = async (query: string) => {
      const answer = await server.call<RoleAnswer[]>('GET', `/user_types?all=${mark}${query}`, { as: admin });
      return answer.body.map(({ id }) => id);
    };
    expect(await ids('')).toEqual([a.id, b.id]);
    expect(await ids('&sort=-name')).toEqual([b.id, a.id]);
    expect(await ids('&sort=-permission_count')).toEqual([a.id, b.id]);
    expect(await ids('&is_active=1')).toEqual([a.id]);
    expect(await ids('&per_page=1&page=2')).toEqual([b.id]);
    const total = await server.call('GET', `/user_types/total_items?all=${mark}&page=1&per_page=1`, {
      as: admin,
    });
    expect(total.body).toEqual({ total_items: 2 });
    expect((await server.call('GET', '/user_types?colour=1', { as: admin })).status).toBe(400);
  });

  it('with the people who have one', async () => {
    const role = await make();
    const person = await personWith(role.id);
    const people = await server.call('GET', `/user_types/${role.id}/people`, { as: admin });
    expect(people.body).toEqual([
      {
        id: person.user_id,
        full_name: 'Test nobody',
        email: person.email,
        is_active: true,
        is_blocked: false,
      },
    ]);
    expect((await server.call('GET', '/user_types/999999/people', { as: admin })).status).toBe(404);
  });

  it('by others only as the name of their own', async () => {
    const as = await server.signInAs('nobody');
    const own = await server.call('GET', `/user_types/${as.user_type_id}`, { as });
    expect(own.body).toEqual({ id: as.user_type_id, name: expect.any(String) as string });
    expect((await server.call('GET', `/user_types/${admin.user_type_id}`, { as })).status).toBe(404);
  });

  it('with what they can be given: the groups of §6 with the server’s own pairs', async () => {
    const { body } = await server.call<{ group: string; rights: { name: string }[] }[]>(
      'GET',
      '/user_types/permissions',
      { as: admin },
    );
    const own = body.find(({ group }) => group === 'role_permissions')?.rights;
    expect(own).toEqual([
      { name: 'list', http_method: 'GET', path_route: '/user_types', may_give: true },
      { name: 'create', http_method: 'POST', path_route: '/user_types', may_give: true },
      { name: 'update', http_method: 'PUT', path_route: '/user_types/:id', may_give: true },
    ]);
    expect(body.map(({ group }) => group)).toContain('delivery_inbox');
  });
});

describe('why can’t I?', () => {
  const help = (as: TestSession, query = 'http_method=GET&path_route=/vehicles') =>
    server.call('GET', `/users/permission_help?${query}`, { as });

  it('names the role that lacks it, the roles that have it and the people who can give it; no e-mail', async () => {
    const holder = await make({ permissions: [VEHICLES] });
    const as = await server.signInAs('nobody');
    const { body } = await help(as);
    expect(body).toMatchObject({ is_held: false, role: expect.stringContaining('nobody ') as string });
    expect(body.roles).toContain(holder.name);
    expect(body.granters).toContain('ANA RUIZ');
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('says when the person has it meanwhile, and knows only the server’s own pairs', async () => {
    expect((await help(admin)).body.is_held).toBe(true);
    expect((await help(admin, 'http_method=GET&path_route=/nothing')).status).toBe(404);
    expect((await server.call('GET', '/users/permission_help?http_method=GET&path_route=/cdp')).status).toBe(
      401,
    );
  });
});
