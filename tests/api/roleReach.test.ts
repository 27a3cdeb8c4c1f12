import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePermissions } from '../../server/platform/plugins/access';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { recordRights } from '../../server/records/roles/knownRights';
import { testCdp } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface RoleAnswer {
  name: string;
  obstacle: string | null;
  permissions: { http_method: string; path_route: string }[];
}
type Group = { rights: { http_method: string; path_route: string; may_give: boolean }[] };

const MANAGE: PermissionPair[] = [
  ['GET', '/user_types'],
  ['POST', '/user_types'],
  ['PUT', '/user_types/:id'],
];
const SETTINGS = { http_method: 'PUT', path_route: '/system/settings' };
const OWN = { http_method: 'GET', path_route: '/user_types' };

let server: TestServer;
let admin: TestSession;
let clerk: TestSession;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator', { permissions: routePermissions(server.app) });
  clerk = await server.signInAs('nobody', { permissions: MANAGE });
});
afterAll(() => server.close());

async function read(as: TestSession, id: number) {
  return server.call<RoleAnswer>('GET', `/user_types/${id}`, { as });
}
async function put(as: TestSession, id: number, permissions?: object[]) {
  const { body, headers } = await read(as, id);
  return server.call('PUT', `/user_types/${id}`, {
    as,
    body: { name: body.name, permissions: permissions ?? body.permissions },
    headers: { 'if-match': String(headers.etag) },
  });
}
const add = (as: TestSession, permissions: object[]) =>
  server.call<{ id: number }>('POST', '/user_types', {
    as,
    body: { name: `Role ${Math.random()}`, permissions },
  });
async function mayGive(as: TestSession) {
  const { body } = await server.call<Group[]>('GET', '/user_types/permissions', { as });
  const rights = body.flatMap((group) => group.rights).filter(({ may_give }) => may_give);
  return rights.map(({ http_method, path_route }) => `${http_method} ${path_route}`).sort();
}
const beyond = {
  status: 422,
  body: {
    errors: {
      permissions: { message: 'validation.rightBeyond', args: { permission: 'PUT /system/settings' } },
    },
  },
};

describe('nobody gives a role what they do not have (issue 12, A6)', () => {
  it('their own role, a new one and another’s alike; what they have they give', async () => {
    const own = (await read(clerk, clerk.user_type_id)).body.permissions;
    expect(await put(clerk, clerk.user_type_id, [...own, SETTINGS])).toMatchObject(beyond);
    expect(await add(clerk, [SETTINGS])).toMatchObject(beyond);
    const { status, body } = await add(clerk, [OWN]);
    expect(status).toBe(201);
    expect(await put(clerk, body.id, [OWN, SETTINGS])).toMatchObject(beyond);
    expect(await mayGive(clerk)).toEqual(MANAGE.map((pair) => pair.join(' ')).sort());
    expect((await add(admin, [SETTINGS])).status).toBe(201);
  });

  it('nobody changes a role that may do more than they may, not even to take from it', async () => {
    expect((await read(clerk, admin.user_type_id)).body.obstacle).toBe('doesMore');
    expect(await put(clerk, admin.user_type_id, [OWN])).toMatchObject({
      status: 403,
      body: { status_code: 'acct001', args: { reason: 'doesMore' } },
    });
    expect((await read(admin, admin.user_type_id)).body.obstacle).toBeNull();
  });

  it('a role belongs to the operation: somebody of one CDP changes none', async () => {
    const permissions = routePermissions(server.app);
    const ofCdp = await server.signInAs('administrator', { permissions, cdp_id: await testCdp(server.db) });
    expect((await put(ofCdp, clerk.user_type_id, [OWN])).status).toBe(403);
  });
});

describe('rights that an upgrade brings', () => {
  it('are given by whoever has every right of the version before, until somebody has them', async () => {
    const upgraded = await testServer();
    const all = routePermissions(upgraded.app);
    const isNew = ([method, path]: PermissionPair) => method === 'PUT' && path === '/system/settings';
    const old = all.filter((pair) => !isNew(pair));
    const as = await upgraded.signInAs('administrator', { permissions: old });
    const deputy = await upgraded.signInAs('administrator', { permissions: old });
    const most = await upgraded.signInAs('nobody', { permissions: MANAGE });
    // As a database of the version before, whose first start with the list is this one.
    await upgraded.db.deleteFrom('known_rights').execute();
    await recordRights(upgraded.db, all);
    await recordRights(upgraded.db, all);
    const give = async (person: TestSession) => {
      const path = `/user_types/${person.user_type_id}`;
      const { body, headers } = await upgraded.call<RoleAnswer>('GET', path, { as: person });
      return upgraded.call('PUT', path, {
        as: person,
        body: { name: body.name, permissions: [...body.permissions, SETTINGS] },
        headers: { 'if-match': String(headers.etag) },
      });
    };
    expect((await give(most)).status).toBe(422);
    expect((await give(as)).status).toBe(200);
    expect((await give(deputy)).status).toBe(422);
    await upgraded.close();
  });
});
