import { randomUUID } from 'node:crypto';
import { object, string } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { RouteModule } from '../../server/context';
import { wrongState } from '../../server/platform/plugins/errors';
import { once, sendAnswer } from '../../server/platform/plugins/idempotency';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** A command whose effect can be counted: it adds a funding source, and refuses the name REFUSED. */
const sources: RouteModule = (app, context) => {
  app.post<{ Body: { name: string } }>(
    '/sources',
    {
      config: { access: 'signedIn', scope: 'none' },
      schema: { body: object({ name: string().required() }) },
    },
    async (request, reply) => {
      const answer = await once(context, request, async (trx) => {
        const added = await trx
          .insertInto('funding_sources')
          .values({ name: request.body.name, is_active: true })
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow();
        if (request.body.name === 'REFUSED') throw wrongState('The run is done');
        return { status: 201, body: added, headers: { etag: `"${added.version}"` } };
      });
      return sendAnswer(reply, answer);
    },
  );
};

let server: TestServer;
let as: TestSession;
beforeAll(async () => {
  server = await testServer({ routeModules: [sources] });
  as = await server.signInAs('nobody');
});
afterAll(() => server.close());

function send(name: string, key?: string, session = as) {
  const headers = key ? { 'idempotency-key': key } : undefined;
  return server.call('POST', '/sources', { as: session, body: { name }, headers });
}

async function count(name: string): Promise<number> {
  return (await server.db.selectFrom('funding_sources').select('id').where('name', '=', name).execute())
    .length;
}

describe('the same Idempotency-Key', () => {
  it('twice answers with the first result, headers too', async () => {
    const key = randomUUID();
    const [first, second] = [await send('TWICE', key), await send('TWICE', key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.etag).toBe('"1"');
    expect(await count('TWICE')).toBe(1);
  });

  it('50 times at once does it once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('FIFTY', key)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await count('FIFTY')).toBe(1);
  });

  it('50 times at once on two servers does it once', async () => {
    const other = await testServer({ database: server.context.database, routeModules: [sources] });
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? server : other).call('POST', '/sources', { as, body: { name: 'TWO SERVERS' }, headers }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await count('TWO SERVERS')).toBe(1);
    await other.close();
  });

  it('with another body is refused', async () => {
    const key = randomUUID();
    await send('ONE BODY', key);
    const answer = await send('OTHER BODY', key);
    expect([answer.status, answer.body.status_code]).toEqual([422, 'idem001']);
    expect(await count('OTHER BODY')).toBe(0);
  });

  it('of another person is another key', async () => {
    const key = randomUUID();
    const other = await server.signInAs('nobody');
    expect((await send('MINE', key)).status).toBe(201);
    expect((await send('THEIRS', key, other)).status).toBe(201);
  });

  it('after a refusal may try again: nothing was kept', async () => {
    const key = randomUUID();
    expect((await send('REFUSED', key)).status).toBe(409);
    expect((await send('REFUSED', key)).status).toBe(409);
    expect(await count('REFUSED')).toBe(0);
    expect((await send('AFTER ALL', key)).status).toBe(201);
  });
});

it('a key that is no UUID is a malformed request', async () => {
  expect((await send('NO UUID', 'abc')).status).toBe(400);
});

it('without a key each call counts', async () => {
  expect((await send('NO KEY')).status).toBe(201);
  expect((await send('NO KEY')).body.errors).toEqual({ name: { message: VALIDATION.taken } });
});
