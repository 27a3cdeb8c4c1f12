import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteAdministrator } from '../../server/records/accounts/inviteAdministrator';
import { openDatabase } from '../../server/platform/database/database';
import { inTransaction } from '../../server/platform/database/transaction';
import { routePermissions } from '../../server/platform/plugins/access';
import { silentLog } from '../support/database';
import { makeDataDir, startBuilt } from '../support/program';
import { testServer, type TestServer } from '../support/server';

const NEW = 'Newer-5678!';
const tokenOf = (link: string) =>
  new URL(link.replace('/#', '')).searchParams.get('token') ?? 'the link has no token';

/** Chooses a password by the link, and answers what the person may then do. */
async function comeIn(server: TestServer, email: string, link: string) {
  const choose = () =>
    server.call('POST', '/users/set_password_from_token', {
      body: { token: tokenOf(link), new_password: NEW },
    });
  expect([(await choose()).status, (await choose()).status]).toEqual([204, 404]);
  const { status } = await server.call('POST', '/users/sign_in', { body: { email, password: NEW } });
  const held = await server.db
    .selectFrom('users')
    .innerJoin('user_type_permissions as p', 'p.user_type_id', 'users.user_type_id')
    .select('p.path_route')
    .where('users.email', '=', email)
    .execute();
  return { status, count: held.length };
}

describe('npm run admin:invite (issue 12, A3)', () => {
  /** The tool as a person runs it on the server's machine. */
  async function run(dataDir: string, ...args: string[]) {
    const child = await startBuilt('adminInvite', args, { DATABASE_URL: '', DATA_DIR: dataDir });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
    return { code, text };
  }

  it('prints a link that opens the app once; says who it needs, and that the server runs', async () => {
    const { dataDir, target } = await makeDataDir();
    expect(await run(dataDir)).toMatchObject({ code: 1, text: expect.stringContaining('--email') as string });
    const held = await openDatabase(target, silentLog);
    const refused = await run(dataDir, '--email', 'ana@example.test');
    await held.close();
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('The server runs')]);

    const { code, text } = await run(dataDir, '--email', 'Ana@Example.test', '--name', 'ANA RUIZ');
    expect([code, text]).toEqual([0, expect.stringContaining('works once')]);
    const database = await openDatabase(target, silentLog);
    const server = await testServer({ database });
    const { status, count } = await comeIn(server, 'ana@example.test', text.trim().split('\n').at(-1) ?? '');
    expect([status, count]).toEqual([200, routePermissions(server.app).length]);
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['user_id', 'user_name', 'changes'])
      .where('action', '=', 'inviteAdministrator')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      user_id: null,
      user_name: expect.stringContaining('admin:invite') as string,
    });
    await server.close();
    await database.close();
  }, 120_000);
});

describe('an administrator invited from the machine', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  it('gets an account back that was blocked, scoped and demoted; what opened it before does not any more', async () => {
    const as = await server.signInAs('nobody', { user: { is_blocked: true } });
    await server.signInAs('administrator');
    const pairs = routePermissions(server.app);
    const author = { user_id: null, full_name: 'admin:invite' };
    const { link } = await inTransaction(server.db, (trx) =>
      inviteAdministrator(server.context, trx, { email: as.email, full_name: 'X', pairs, author }),
    );
    server.app.sessions.dropAll();
    expect((await server.call('GET', '/users/routes', { as })).status).toBe(401);
    expect(await comeIn(server, as.email, link)).toEqual({ status: 200, count: pairs.length });
  });
});
