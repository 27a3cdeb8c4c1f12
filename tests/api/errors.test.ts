import { sql } from 'kysely';
import { array, boolean, number, object, string } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseError } from 'pg-protocol';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { RouteModule } from '../../server/context';
import { testServer, type TestServer } from '../support/server';

const body = object({
  name: string().required().max(10),
  year: number().integer().min(1980),
  is_active: boolean(),
  nested: object({ city: string() }),
  list: array(object({ id: number().required() })),
  note: string().nullable(),
});
const query = object({ page: number().integer().min(1), sort: string().oneOf(['name', '-name']) });

const faulty: RouteModule = (app, { db }) => {
  const config = { access: 'public', scope: 'none' } as const;
  app.post('/echo', { config, schema: { body } }, async (request) => request.body);
  app.get('/list', { config, schema: { querystring: query } }, async (request) => request.query);
  app.get('/ours', { config }, () => {
    throw new Error('the secret of the house');
  });
  app.get('/full', { config }, () => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  app.get('/database-full', { config }, () => {
    throw Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' });
  });
  app.get('/sql', { config }, async () => sql`select 'ANA LOPEZ'::integer`.execute(db));
  app.post('/vehicle', { config }, async () =>
    db
      .insertInto('vehicles')
      .values({
        name: 'A',
        license_plate: '1AAA111',
        type: 'van',
        vehicle_capacity_type_id: 99,
        is_active: true,
      } as never)
      .execute(),
  );
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ routeModules: [faulty] });
});
afterAll(() => server.close());

const post = (given: unknown, headers?: Record<string, string>) =>
  server.call('POST', '/echo', { body: given, headers });

describe('a body', () => {
  it('of 10 MB is too large', async () => {
    const answer = await post({ name: 'x'.repeat(10 * 1024 * 1024) });
    expect([answer.status, answer.body.status_code]).toEqual([413, 'size001']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is of a wrong type',
    async (type) => {
      const answer = await post('name=x', { 'content-type': type });
      expect([answer.status, answer.body.status_code]).toEqual([415, 'type001']);
    },
  );

  it.each(['{"name": ', 'null{', '{"__proto__": {"x": 1}, "name": "x"}'])(
    'that is not JSON is malformed: %s',
    async (text) => {
      const answer = await post(text);
      expect([answer.status, answer.body.status_code]).toEqual([400, 'req001']);
    },
  );

  it('may not hold unknown fields, at any depth: they are named', async () => {
    const answer = await post({ name: 'x', nam: 1, nested: { town: 'x' }, list: [{ id: 1, x: 2 }] });
    expect(answer.status).toBe(422);
    const unknown = { message: VALIDATION.unknownField };
    expect(answer.body.errors).toEqual({ nam: unknown, 'nested.town': unknown, 'list[0].x': unknown });
  });

  it.each([
    [{}, { name: { message: VALIDATION.required } }],
    [{ name: '' }, { name: { message: VALIDATION.required } }],
    [{ name: 5 }, { name: { message: 'validation.invalid' } }],
    [{ name: 'x', year: '2020' }, { year: { message: 'validation.invalid' } }],
    [{ name: 'x', year: 1900 }, { year: { message: 'validation.min', args: { min: 1980 } } }],
    [{ name: 'x', is_active: 'true' }, { is_active: { message: 'validation.invalid' } }],
    [{ name: 'x'.repeat(11) }, { name: { message: VALIDATION.maxLength, args: { max: 10 } } }],
    [{ name: 'x', list: [{}] }, { 'list[0].id': { message: VALIDATION.required } }],
  ])('%j is refused per field', async (given, errors) => {
    const answer = await post(given);
    expect([answer.status, answer.body.status_code]).toEqual([422, 'val001']);
    expect(answer.body.errors).toEqual(errors);
  });

  it.each(['[]', '"text"', '5', 'null'])('%s is no record', async (text) => {
    expect((await post(text)).status).toBe(422);
  });

  it('gets null for its empty strings (spec §5)', async () => {
    const answer = await post({ name: 'x', note: '' });
    expect(answer.body).toEqual({ name: 'x', note: null });
  });
});

describe('a query', () => {
  it.each([
    ['page=x', 'page'],
    ['page=0', 'page'],
    ['page=1&page=2', 'page'],
    ['sort=secret', 'sort'],
    ['colour=red', 'colour'],
    ["name=' or 1=1 --", 'name'],
  ])('%s is malformed and says where', async (text, field) => {
    const answer = await server.call<{ errors: object; status_code: string }>(
      'GET',
      `/list?${encodeURI(text)}`,
    );
    expect([answer.status, answer.body.status_code]).toEqual([400, 'req001']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('that is well-formed is read with its types', async () => {
    expect((await server.call('GET', '/list?page=2')).body).toEqual({ page: 2 });
  });
});

describe('what fails', () => {
  it('by our fault says nothing of it, but gives the number to ask for', async () => {
    const answer = await server.call('GET', '/ours');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      status_code: 'int001',
      message: 'Oops. Something went wrong',
      request_id: answer.headers['x-request-id'],
    });
  });

  it('in the database quotes no data', async () => {
    const answer = await server.call('GET', '/sql');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('ANA');
  });

  it.each(['/full', '/database-full'])('on a full disk says so: %s', async (path) => {
    const answer = await server.call('GET', path);
    expect([answer.status, answer.body.status_code]).toEqual([503, 'full001']);
    expect(answer.body.message).toContain('disk');
  });

  it('by a reference to what is not there names the field', async () => {
    const answer = await server.call('POST', '/vehicle');
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ vehicle_capacity_type_id: { message: VALIDATION.reference } });
  });

  it.each(['/nowhere', '/list/extra'])('to be found is a 404 with the same body: %s', async (path) => {
    const answer = await server.call('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status_code: 'nf001', message: 'Not found' });
    expect(answer.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to be an address is malformed', async () => {
    const answer = await server.call('GET', '/%E0%A4%A');
    expect([answer.status, answer.body.status_code]).toEqual([400, 'req001']);
  });
});

describe('every answer', () => {
  it('is marked as data that no page may run or frame', async () => {
    const { headers } = await server.call('GET', '/list');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
