import { object, string, number } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/contract/answer';
import { callContract, callPath, type AnswerOf } from '../../src/contract/call';
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
