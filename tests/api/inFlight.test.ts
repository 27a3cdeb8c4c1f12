import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStoreOf } from '../../server/outside/files/openStore';
import { importer, makeImportWorld, orderFile, orderLine } from '../support/importLots';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let other: TestServer;
let as: TestSession;
beforeAll(async () => {
  server = await testServer();
  other = await testServer({ database: server.context.database });
  as = await server.signInAs('administrator');
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const FILE = orderFile([orderLine(1), orderLine(2)]);

/** A form that was given out, as a browser posts it. */
async function formOf(file_name: string) {
  const { body } = await server.call<{ url: string; fields: Record<string, string> }>(
    'POST',
    '/presigned/import/unattended_deliveries',
    { as, body: { file_name }, headers: { 'idempotency-key': randomUUID() } },
  );
  const key = body.fields.key ?? '';
  const post = async (text: string, idempotencyKey: string) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(body.fields)) data.append(name, value);
    data.append('file', new Blob([text]), file_name);
    const encoded = new Response(data);
    return server.app.inject({
      method: 'POST',
      url: body.url,
      headers: {
        ...server.headersOf(as),
        'idempotency-key': idempotencyKey,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  return { key, post };
}

describe('two calls in flight with one Idempotency-Key', () => {
  const both = <T>(call: (at: TestServer) => Promise<T>) => Promise.all([call(server), call(other)]);

  it('make one participant, and both hear of it', async () => {
    const { funding_source_id } = await makeImportWorld(server);
    const body = {
      first_name: 'ANA',
      last_name: 'TWICE',
      client_code: 'TWI000001',
      gender: 'female',
      status: 'active',
      language: 'en',
      funding_source_id,
      is_active: true,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await both((at) => at.call('POST', '/participants', { as, body, headers }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const made = await server.db
      .selectFrom('participants')
      .select('id')
      .where('last_name', '=', 'TWICE')
      .execute();
    expect(made).toHaveLength(1);
  });

  it('upload one file: the second post is told that the form is used, and what was stored stays', async () => {
    const { key, post } = await formOf('twice.csv');
    const idempotencyKey = randomUUID();
    const texts = [FILE, FILE.replaceAll('OAK', 'ELM')];
    const answers = await Promise.all([
      post(texts[0] ?? '', idempotencyKey),
      post(texts[1] ?? '', idempotencyKey),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) });
    const first = answers.findIndex(({ statusCode }) => statusCode === 204);
    expect((await fileStoreOf(server.context).read(key))?.toString()).toBe(texts[first]);
  });

  it('make one lot of one file', async () => {
    const world = await makeImportWorld(server);
    const key = await importer(server, as).upload(FILE, 'lot.csv');
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...world, file_name: 'lot.csv', key };
    const answers = await both((at) => at.call('POST', '/file_import', { as, body, headers }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const lots = await server.db
      .selectFrom('import_lots')
      .select('id')
      .where('funding_source_id', '=', world.funding_source_id)
      .execute();
    expect(lots).toHaveLength(1);
  });

  it('erase a person once', async () => {
    const person = await server.db
      .selectFrom('participants')
      .select('id')
      .where('last_name', '=', 'TWICE')
      .executeTakeFirstOrThrow();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'ANA TWICE', reason: 'asked for it' };
    const answers = await both((at) => at.call('POST', `/erasures/${person.id}`, { as, body, headers }));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await server.db.selectFrom('erasures').select('id').execute()).toHaveLength(1);
  });
});
