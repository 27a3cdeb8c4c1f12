import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface RoleAnswer {
  name: string;
  version: number;
  permissions: { http_method: string; path_route: string }[];
  status_code?: string;
}

const MANAGE: PermissionPair[] = [
  ['GET', '/user_types'],
  ['PUT', '/user_types/:id'],
  ['POST', '/user_types'],
];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const keeper = () => server.signInAs('nobody', { permissions: MANAGE });

/** The person takes the right to change roles from their own role. */
async function giveUp(as: TestSession) {
  const path = `/user_types/${as.user_type_id}`;
  const { body } = await server.call<RoleAnswer>('GET', path, { as });
  return server.call<RoleAnswer>('PUT', path, {
    as,
    body: {
      name: body.name,
      permissions: body.permissions.filter(({ http_method }) => http_method !== 'PUT'),
    },
    headers: { 'if-match': `"${body.version}"` },
  });
}

describe('the right to manage roles', () => {
  it('is never taken from the last people who have it, themselves included; from others it is', async () => {
    const first = await keeper();
    const refused = await giveUp(first);
    expect([refused.status, refused.body.status_code]).toEqual([409, 'role001']);
    const { body } = await server.call<RoleAnswer>('GET', `/user_types/${first.user_type_id}`, { as: first });
    expect([body.version, body.permissions.length]).toEqual([1, 3]);

    const second = await keeper();
    expect((await giveUp(first)).status).toBe(200);
    expect((await giveUp(first)).status).toBe(403);
    expect((await giveUp(second)).status).toBe(409);
  });

  it('given up by the last two people at once stays with one of them', async () => {
    const third = await keeper();
    const { user_type_id } = third;
    await server.db.deleteFrom('user_type_permissions').where('user_type_id', '<', user_type_id).execute();
    const fourth = await keeper();
    const answers = await Promise.all([giveUp(third), giveUp(fourth)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
