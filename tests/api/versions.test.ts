import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteModule } from '../../server/context';
import { inTransaction } from '../../server/platform/database/transaction';
import { writeAudit } from '../../server/platform/plugins/audit';
import { notFound } from '../../server/platform/plugins/errors';
import { etag, requireVersion } from '../../server/platform/plugins/versions';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** Saves the name of a funding source under its version, as a feature does. */
const sources: RouteModule = (app, { db }) => {
  app.put<{ Params: { id: string }; Body: { name: string } }>(
    '/sources/:id',
    { config: { access: 'signedIn', scope: 'none' } },
    async (request, reply) => {
      const saved = await inTransaction(db, async (trx) => {
        const id = Number(request.params.id);
        const row = trx.selectFrom('funding_sources').selectAll().where('id', '=', id);
        const before = await row.forUpdate().executeTakeFirst();
        if (!before) throw notFound();
        await requireVersion(request, trx, { resource: 'funding_sources', id, version: before.version });
        const after = await trx
          .updateTable('funding_sources')
          .set({ name: request.body.name, version: before.version + 1, updated_at: new Date() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await writeAudit(trx, request, {
          action: 'update',
          resource: 'funding_sources',
          record_id: id,
          before,
          after,
        });
        return after;
      });
      return etag(reply, saved.version).send(saved);
    },
  );
};

let server: TestServer;
let ana: TestSession;
let bo: TestSession;
let id: number;
beforeAll(async () => {
  server = await testServer({ routeModules: [sources] });
  ana = await server.signInAs('nobody', { full_name: 'Ana Ruiz' });
  bo = await server.signInAs('nobody', { full_name: 'Bo Lind' });
  const added = await server.db
    .insertInto('funding_sources')
    .values({ name: 'FIRST', is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  id = added.id;
});
afterAll(() => server.close());

function save(as: TestSession, name: string, version?: string) {
  const headers = version ? { 'if-match': version } : undefined;
  return server.call('PUT', `/sources/${id}`, { as, body: { name }, headers });
}

describe('a write', () => {
  it('without the version is 428', async () => {
    const answer = await save(ana, 'X');
    expect([answer.status, answer.body.status_code]).toEqual([428, 'ver002']);
  });

  it('with the present version is done and gives the next one', async () => {
    const answer = await save(ana, 'SECOND', '"1"');
    expect([answer.status, answer.headers.etag]).toEqual([200, '"2"']);
  });

  it('with a stale version is 412 and says who changed what, and when', async () => {
    const answer = await save(bo, 'MINE', '"1"');
    expect([answer.status, answer.body.status_code, answer.headers.etag]).toEqual([412, 'ver001', '"2"']);
    expect(answer.body.args).toEqual({
      current_version: 2,
      who: 'Ana Ruiz',
      when: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      changed: ['name'],
    });
    const row = await server.db
      .selectFrom('funding_sources')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.name).toBe('SECOND');
  });

  it('with a version that a proxy has made weak is understood', async () => {
    expect((await save(ana, 'THIRD', 'W/"2"')).status).toBe(200);
  });

  it.each(['*', 'three', '"3', '"3", "4"'])(
    'with %s is not one version: 400 or 412, never done',
    async (version) => {
      expect([400, 412]).toContain((await save(ana, 'X', version)).status);
    },
  );

  it('of a driver’s device may leave the version out, but not name a stale one', async () => {
    const driver = await server.signInAs('driver');
    expect((await save(driver, 'FOURTH')).status).toBe(200);
    expect((await save(driver, 'FIFTH', '"1"')).status).toBe(412);
  });

  it('of an office account needs the version, whatever device it says to be', async () => {
    const office = await server.signInAs('dispatcher', { client: 'mobile' });
    expect((await save(office, 'SIXTH')).status).toBe(428);
  });

  it('of two at once is one write and one 412', async () => {
    const answers = await Promise.all([save(ana, 'A', '"4"'), save(bo, 'B', '"4"')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
  });
});
