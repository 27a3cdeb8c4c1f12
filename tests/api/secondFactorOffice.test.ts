import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteAdministrator } from '../../server/records/accounts/inviteAdministrator';
import { inTransaction } from '../../server/platform/database/transaction';
import type { OwnFactors } from '../../src/domain/access/secondFactor';
import { factorPeople, PASSWORD, StoppedClock } from '../support/factorPeople';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
const clock = new StoppedClock();
let people: Awaited<ReturnType<typeof factorPeople>>;
beforeAll(async () => {
  server = await testServer({ clock });
  people = await factorPeople(server, clock);
});
afterAll(() => server.close());

const openSessions = (user_id: number) =>
  server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .execute();
const auditOf = (record_id: number) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('record_id', '=', record_id)
    .where('resource', '=', 'users')
    .orderBy('id')
    .execute();

describe('a role that makes it a must', () => {
  const require = (user_type_id: number) =>
    server.db
      .updateTable('user_types')
      .set({ second_factor_required: true })
      .where('id', '=', user_type_id)
      .execute();

  it('lets nothing else be done before; the last factor stays, unless another takes its place', async () => {
    const as = await people.person([['GET', '/vehicles']]);
    await require(as.user_type_id);
    const browser = people.newBrowser();
    const { status, body } = await people.enter(as.email, browser);
    expect([status, body]).toMatchObject([200, { must_set_second_factor: true }]);
    const session = { ...as, token: browser.cookies.get('rx_session') ?? '' };
    const ask = async (path: string) => {
      const { status: found, body: said } = await server.call('GET', path, { as: session });
      return [found, said.status_code];
    };
    expect(await ask('/vehicles')).toEqual([403, 'auth010']);
    expect(await ask('/users/routes')).toEqual([200, undefined]);
    await people.addTotp(session);
    expect(await ask('/vehicles')).toEqual([200, undefined]);
    const removed = await people.own(session, 'DELETE', '/totp', { password: PASSWORD });
    expect([removed.status, removed.body.args?.reason]).toEqual([409, 'lastFactor']);
    expect((await people.own<OwnFactors>(session, 'GET')).body).toMatchObject({ is_required: true });
    // A new phone: set up anew in the place of the old one.
    const { secret } = await people.addTotp(session);
    await people.enter(as.email, browser);
    expect((await people.step(browser, { code: people.codeOf(secret) })).status).toBe(200);
  });

  it('is set with the rights of roles; a role of drivers has none', async () => {
    const as = await server.signInAs('administrator');
    const save = (body: object) =>
      server.call<{ second_factor_required?: boolean; errors?: object }>('POST', '/user_types', {
        as,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          name: `Night ${randomUUID().slice(0, 8)}`,
          permissions: [{ http_method: 'GET', path_route: '/vehicles' }],
          ...body,
        },
      });
    const made = await save({ second_factor_required: true });
    expect([made.status, made.body.second_factor_required]).toEqual([201, true]);
    expect((await save({})).body.second_factor_required).toBe(false);
    const driver = await save({ second_factor_required: true, is_driver: true });
    expect([driver.status, driver.body.errors]).toEqual([
      422,
      { second_factor_required: { message: 'validation.driverSecondFactor' } },
    ]);
  });

  it('is nothing to drivers: they have one step, and no factor', async () => {
    const driver = await server.signInAs('driver', { email: 'driver.factor@example.test' });
    await require(driver.user_type_id);
    expect((await people.own(driver, 'POST', '/totp', { password: PASSWORD })).status).toBe(409);
    const { status } = await server.call('GET', '/delivery_manifest?date=2026-11-20', { as: driver });
    expect(status).toBe(200);
  });
});

describe('somebody who lost their phone', () => {
  it('is reset by an administrator in reach, who cannot do so for themselves; sessions end, the person is told', async () => {
    const admin = await people.person([['DELETE', '/users/:id/second_factor']], { full_name: 'Ada Admin' });
    const as = await people.person();
    const { secret } = await people.addTotp(as);
    const reset = (by: TestSession, id: number) =>
      server.call('DELETE', `/users/${id}/second_factor`, { as: by });
    expect((await reset(as, as.user_id)).status).toBe(403);
    expect((await reset(admin, admin.user_id)).status).toBe(409);
    const waiting = people.newBrowser();
    await people.enter(as.email, waiting);
    expect((await reset(admin, as.user_id)).status).toBe(200);
    expect(await openSessions(as.user_id)).toEqual([]);
    expect((await people.step(waiting, { code: people.codeOf(secret) })).body.status_code).toBe('auth012');
    expect((await people.enter(as.email)).status).toBe(200);
    expect((await reset(admin, as.user_id)).status).toBe(409);
    expect((await people.messagesTo(as.email)).at(-1)).toMatchObject({
      template: 'secondFactorReset',
      args: { who: 'Ada Admin' },
    });
    expect((await auditOf(as.user_id)).find(({ action }) => action === 'resetSecondFactor')).toMatchObject({
      changes: { totp: { from: 1, to: null } },
    });
    expect(await people.accesses(as.user_id)).toContainEqual(['factorsReset', null]);
  });

  it('is let in from the server’s own machine: npm run admin:invite takes the factors away', async () => {
    const as = await people.person();
    await people.addTotp(as);
    const author = { user_id: null, full_name: 'admin:invite' };
    await inTransaction(server.db, (trx) =>
      inviteAdministrator(server.context, trx, { email: as.email, full_name: 'X', pairs: [], author }),
    );
    expect(
      await server.db
        .selectFrom('totp_factors')
        .select('user_id')
        .where('user_id', '=', as.user_id)
        .execute(),
    ).toEqual([]);
  });
});
