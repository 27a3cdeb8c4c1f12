import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../src/providers/dataProvider';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';

afterEach(() => vi.unstubAllGlobals());

const provider = createDataProvider();
const page = { pagination: { page: 2, perPage: 15 }, sort: { field: 'name', order: 'DESC' as const } };
const asked = (calls: Call[]) => calls.map(({ method, url }) => `${method} ${url}`);

/** A server of ours: rows for lists, a count for totals, a record with its version. */
function ours({ url }: Call): StubAnswer {
  if (url.includes('/total_items')) return { json: { total_items: 31 } };
  if (/\/\d+$/.test(url)) return { json: { id: 7 }, headers: { etag: '"4"' } };
  return { json: [{ id: 7, version: 4 }] };
}

describe('lists (contract.md, "Lists"): exact addresses', () => {
  it.each([
    ['vehicles', {}, ['GET /vehicles?page=2&per_page=15&sort=-name', 'GET /vehicles/total_items']],
    [
      'vehicles',
      { name: 'VAN 1', is_active: true },
      [
        'GET /vehicles?page=2&per_page=15&sort=-name&name=VAN+1&is_active=1',
        'GET /vehicles/total_items?name=VAN+1&is_active=1',
      ],
    ],
    ['cdps', { name: '' }, ['GET /cdp?page=2&per_page=15&sort=-name', 'GET /cdp/total_items']],
    // Names, phones and search text of participants can identify a patient: never in a URL.
    [
      'participants',
      { participant_full_name: 'ANA' },
      ['POST /participants/search', 'POST /participants/search/total_items'],
    ],
    ['participants', { all: 'ANA' }, ['POST /participants/search', 'POST /participants/search/total_items']],
    [
      'participants',
      { client_code: 'AAA000001' },
      [
        'GET /participants?page=2&per_page=15&sort=-name&client_code=AAA000001',
        'GET /participants/total_items?client_code=AAA000001',
      ],
    ],
    [
      'vehicles',
      { all: 'van' },
      ['GET /vehicles?page=2&per_page=15&sort=-name&all=van', 'GET /vehicles/total_items?all=van'],
    ],
  ])('%s %o', async (name, filter, urls) => {
    const calls = stubFetch(ours);
    const answer = await provider.getList(name, { ...page, filter });
    expect(asked(calls).sort()).toEqual([...urls].sort());
    expect(answer).toMatchObject({ total: 31, data: [{ id: 7 }] });
  });

  it('puts the private filters and the paging into the body', async () => {
    const calls = stubFetch(ours);
    await provider.getList('participants', { ...page, filter: { all: 'ANA' } });
    expect(calls.find(({ url }) => url === '/participants/search')?.body).toEqual({
      page: '2',
      per_page: '15',
      sort: '-name',
      all: 'ANA',
    });
    expect(calls.find(({ url }) => url.endsWith('total_items'))?.body).toEqual({ all: 'ANA' });
  });

  it('accepts {"data": […]} and falls back to GET where there is no search (another server)', async () => {
    const calls = stubFetch(({ method, url }) => {
      if (method === 'POST') return { status: 404, json: {} };
      return { json: url.includes('total_items') ? { total_items: 1 } : { data: [{ id: 3 }] } };
    });
    const answer = await provider.getList('participants', { ...page, filter: { all: 'ANA' } });
    expect(answer).toMatchObject({ total: 1, data: [{ id: 3 }] });
    expect(asked(calls)).toContain('GET /participants?page=2&per_page=15&sort=-name&all=ANA');
  });

  it('asks for the rows of a reference by its field', async () => {
    const calls = stubFetch(ours);
    await provider.getManyReference('vehicles', { ...page, filter: {}, target: 'vehicle_group_id', id: 3 });
    expect(asked(calls)).toContain('GET /vehicles?page=2&per_page=15&sort=-name&vehicle_group_id=3');
  });
});

describe('records', () => {
  it('asks for many in one call, and for what is missing one by one, in silence', async () => {
    const calls = stubFetch(({ url }) =>
      url.startsWith('/cdp?')
        ? { json: [{ id: 1 }] }
        : url === '/cdp/2'
          ? { json: { id: 2 } }
          : { status: 404, json: {} },
    );
    const { data } = await provider.getMany('cdps', { ids: [1, 2, 3] });
    expect(data.map(({ id }) => id)).toEqual([1, 2]);
    expect(asked(calls)).toEqual(['GET /cdp?page=1&per_page=3&id=1%2C2%2C3', 'GET /cdp/2', 'GET /cdp/3']);
  });

  it('takes the version from the ETag', async () => {
    stubFetch(ours);
    expect(await provider.getOne('vehicles', { id: 7 })).toEqual({ data: { id: 7, version: 4 } });
  });

  it('names the version and sends stored fields only', async () => {
    const calls = stubFetch(ours);
    const previousData = { id: 7, version: 4, first_name: 'ANA', participant_full_name: 'ANA B' };
    await provider.update('participants', {
      id: 7,
      data: { ...previousData, first_name: 'EVA' },
      previousData,
    });
    expect(calls[0]).toMatchObject({ method: 'PUT', url: '/participants/7', body: { first_name: 'EVA' } });
    expect(calls[0]?.headers.get('if-match')).toBe('"4"');
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends no If-Match where the record has no version (another server)', async () => {
    const calls = stubFetch(() => ({ json: { id: 7 } }));
    await provider.update('vehicles', { id: 7, data: { name: 'A' }, previousData: { id: 7 } });
    expect(calls[0]?.headers.has('if-match')).toBe(false);
  });
});
