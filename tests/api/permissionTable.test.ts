import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightKey } from '../../src/domain/access/access';
import { groupRights, PERMISSION_GROUPS, rightsOfGroup } from '../../src/domain/access/rightGroups';
import { routePermissions } from '../../server/platform/plugins/access';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const pairs = () =>
  routePermissions(server.app).map(([http_method, path_route]) => ({ http_method, path_route }));

describe('§6 the permission groups are the real routes', () => {
  it('every route that asks for a permission has a group (src/domain/access/permissions.ts) and so words', () => {
    const other = groupRights(pairs()).find(({ group }) => group === 'other');
    expect(other?.rights ?? []).toEqual([]);
  });

  it('no group promises what no route asks for', () => {
    const had = new Set(pairs().map(rightKey));
    const promised = PERMISSION_GROUPS.flatMap(rightsOfGroup).filter((right) => !had.has(rightKey(right)));
    expect(promised.map(rightKey)).toEqual([]);
  });

  it('no two routes ask for one permission in two spellings', () => {
    expect(new Set(pairs().map(rightKey)).size).toBe(pairs().length);
  });
});
