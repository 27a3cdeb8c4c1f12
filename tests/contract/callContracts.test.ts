import { object, string, number } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/contract/answer';
import { callContract, callPath, typed, withSchemas, type AnswerOf } from '../../src/contract/call';
import { readApi } from '../../src/providers/callApi';
import { callContracts } from '../support/contracts';
import { testServer, type TestServer } from '../support/server';

const example = callContract({
  method: 'PUT',
  path: '/examples/:id',
  summary: 'An example',
  query: object({ page: number().default(1), name: string() }),
  body: object({ full_name: string().required() }),
  answer: answer<{ id: number; full_name: string }>({ id: 'number' }),
});

describe('a call says what its contract allows', () => {
  it('a misspelt field does not compile', () => {
    const calls = [
      () => readApi(example, { params: { id: 1 }, query: { name: 'x' }, body: { full_name: 'x' } }),
      // @ts-expect-error -- `fullname` is no field of the body
      () => readApi(example, { params: { id: 1 }, body: { fullname: 'x' } }),
      // @ts-expect-error -- the path has an id
      () => readApi(example, { body: { full_name: 'x' } }),
      // @ts-expect-error -- `pages` is no field of the query
      () => readApi(example, { params: { id: 1 }, query: { pages: 2 }, body: { full_name: 'x' } }),
      // @ts-expect-error -- `nam` is no field of the answer
      (given: AnswerOf<typeof example>) => given.nam,
    ];
    // @ts-expect-error -- a shape names fields of its answer
    const shape = answer<{ id: number }>({ ids: 'number' });
    expect([calls.length, shape.shape]).toEqual([5, { ids: 'number' }]);
  });

  it('a typed body is checked by its route: a schema that does not take it does not compile', () => {
    const first = callContract({
      method: 'POST',
      path: '/examples/:kind',
      summary: 'An example of the first layer',
      params: { kind: ['left', 'right'] },
      body: typed<{ email: string; client: 'web' }>(),
      answer: answer<null>('record or nothing'),
    });
    const email = string().required();
    const calls = [
      () => readApi(first, { params: { kind: 'left' }, body: { email: 'a@example.test', client: 'web' } }),
      // @ts-expect-error -- `up` is no name of the path
      () => readApi(first, { params: { kind: 'up' }, body: { email: 'a@example.test', client: 'web' } }),
      // @ts-expect-error -- `mail` is no field of the body
      () => readApi(first, { params: { kind: 'left' }, body: { mail: 'a@example.test', client: 'web' } }),
      () => withSchemas(first, { body: object({ email, client: string().oneOf(['web', 'mobile']) }) }),
      // @ts-expect-error -- the schema takes no client
      () => withSchemas(first, { body: object({ email }) }),
      // @ts-expect-error -- the schema takes another client
      () => withSchemas(first, { body: object({ email, client: number() }) }),
      // @ts-expect-error -- the contract has no query
      () => withSchemas(first, { query: object({ email }) }),
    ];
    expect(calls).toHaveLength(7);
    expect(withSchemas(first, { body: object({ email, client: string() }) })).toMatchObject({
      path: first.path,
      body: { fields: { email: {}, client: {} } },
    });
  });

  it.each([
    [{ id: 7 }, {}, '/examples/7'],
    [{ id: 'a/b' }, { page: 2, name: undefined }, '/examples/a%2Fb?page=2'],
    [{ id: 7 }, { name: 'Ñu & co' }, '/examples/7?name=%C3%91u%20%26%20co'],
  ])('%o and %o are in the address', (params, query, path) => {
    expect(callPath(example, params, query)).toBe(path);
  });
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  it('has the route of every contract, and none has two', () => {
    const routes = server.app.routeTable.map(({ method, path }) => `${method} ${path}`);
    const called = callContracts.map(({ method, path }) => `${method} ${path}`);
    expect(called.filter((call) => !routes.includes(call))).toEqual([]);
    expect(new Set(called).size).toBe(called.length);
  });
});
