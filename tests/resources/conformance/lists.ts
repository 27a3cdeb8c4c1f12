import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { sortableFieldNames, type Resource } from '../../../src/resources/schema/defineResource';
import { KIND_FILTERS, maxPerPageOf } from '../../../src/resources/schema/filterSchema';
import type { ErrorBody, House, Row } from './house';

const INJECTIONS = [
  "' or 1=1 --",
  '%%%',
  '\\\\\\',
  '"; drop table vehicles; --',
  '$1$2$3',
  '{}{}',
  "')) or (('1'='1",
];

const idsOf = (rows: readonly Row[]) => rows.map((row) => row.id);
const queryOf = (query: Record<string, string>) => new URLSearchParams(query).toString();

/** What the list of every declared resource does. */
export function listTests(resource: Resource, house: () => House): void {
  const path = resource.path;

  test('lists what there is, and its total agrees', async () => {
    for (let i = 0; i < 3; i++) await house().add(resource);
    const list = await house().list(resource, { per_page: '1000' });
    expect(list.status).toBe(200);
    expect(list.body.length).toBeGreaterThanOrEqual(3);
    const total = await house().call('GET', `${path}/total_items`);
    expect(total.body).toEqual({ total_items: list.body.length });
    const names = ['id', 'version', 'created_at', 'updated_at', ...Object.keys(resource.fields)];
    expect(Object.keys(list.body[0] ?? {}).sort()).toEqual(names.sort());
  });

  test('a search with the filters in the body answers as the list does', async () => {
    const { body: listed } = await house().list(resource, { per_page: '2' });
    const searched = await house().call<Row[]>('POST', `${path}/search`, { body: { per_page: 2 } });
    expect(searched).toMatchObject({ status: 200, body: listed });
    const total = await house().call('POST', `${path}/search/total_items`, { body: {} });
    expect(total.body).toEqual((await house().call('GET', `${path}/total_items`)).body);
    expect((await house().call('POST', `${path}/search`, { body: { nonsense: 1 } })).status).toBe(422);
  });

  test('pages are parts of one order', async () => {
    const whole = idsOf((await house().list(resource, { per_page: '4', page: '1' })).body);
    const first = idsOf((await house().list(resource, { per_page: '2', page: '1' })).body);
    const second = idsOf((await house().list(resource, { per_page: '2', page: '2' })).body);
    expect([...first, ...second]).toEqual(whole);
    expect((await house().list(resource, { page: '1000000' })).body).toEqual([]);
  });

  test.each(resource.filters.map((name) => [name]))('filters by %s', async (name) => {
    const sought = await house().add(resource);
    const field = resource.fields[name];
    if (!field) throw new Error(`${name} is not declared`);
    const value = sought[name];
    if (field.computed && value === null) {
      // Given by a command of its own: a new record has none, and is not found by it.
      expect(await house().list(resource, { [name]: '1' })).toMatchObject({ status: 200, body: [] });
      return;
    }
    if (value === null && resource.check?.({ ...sought, [name]: 1 })[name]) {
      // A rule of the record leaves it out: it is not found by it.
      const { status, body } = await house().list(resource, { [name]: '1', per_page: '1000' });
      expect([status, idsOf(body).includes(sought.id)]).toEqual([200, false]);
      return;
    }
    expect(value, 'the maker fills every field that can be filtered by').not.toBeNull();
    const { status, body } = await house().list(resource, { [name]: String(value), per_page: '1000' });
    expect(status).toBe(200);
    expect(idsOf(body)).toContain(sought.id);
    const holds =
      KIND_FILTERS[field.kind].match === 'contains' ? expect.stringContaining(String(value)) : value;
    for (const row of body) expect(row[name]).toEqual(holds);
    const { body: total } = await house().call(
      'GET',
      `${path}/total_items?${queryOf({ [name]: String(value) })}`,
    );
    expect(total).toEqual({ total_items: body.length });
    if (KIND_FILTERS[field.kind].match !== 'day') return;
    const range = { [`${name}_from`]: String(value), [`${name}_to`]: String(value), per_page: '1000' };
    expect(idsOf((await house().list(resource, range)).body).sort()).toEqual(idsOf(body).sort());
  });

  test.each(sortableFieldNames(resource).map((name) => [name]))('sorts by %s, both ways', async (name) => {
    const up = await house().list(resource, { sort: name, per_page: '1000' });
    const down = await house().list(resource, { sort: `-${name}`, per_page: '1000' });
    expect(up.status).toBe(200);
    expect(idsOf(down.body)).toEqual(idsOf(up.body).reverse());
    const numbers = up.body.map((row) => row[name]).filter((value) => typeof value === 'number');
    const isOrdered = resource.fields[name]?.kind !== 'reference';
    if (isOrdered) expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('the search box looks into the search fields, from three characters', async () => {
    const sought = await house().add(resource);
    for (const name of resource.search) {
      const { body } = await house().list(resource, { all: String(sought[name]), per_page: '1000' });
      expect(idsOf(body)).toContain(sought.id);
    }
    const short = await house().call('GET', `${path}?all=ab`);
    expect(short.status).toBe(400);
    expect(short.body.errors).toHaveProperty('all.message', 'validation.searchTooShort');
  });

  test('answers named records', async () => {
    const [one, two] = [await house().add(resource), await house().add(resource)];
    const { body } = await house().list(resource, { id: `${one.id},${two.id}` });
    expect(idsOf(body).sort()).toEqual([one.id, two.id].sort());
    expect((await house().call('GET', `${path}?id=1,x`)).status).toBe(400);
  });

  test('what it does not know is a 400 that names it', async () => {
    const filter = await house().call('GET', `${path}?favourite=1`);
    expect(filter.status).toBe(400);
    expect(filter.body.errors).toHaveProperty('favourite');
    const sort = await house().call('GET', `${path}?sort=-favourite`);
    expect(sort.status).toBe(400);
    expect(sort.body.errors).toHaveProperty('sort.args.field', 'favourite');
    expect((await house().call('GET', `${path}/total_items?favourite=1`)).status).toBe(400);
    expect((await house().call('GET', `${path}?page=0`)).status).toBe(400);
    expect((await house().call('GET', `${path}?per_page=${maxPerPageOf(resource) + 1}`)).status).toBe(400);
    expect((await house().call('GET', `${path}?per_page=${maxPerPageOf(resource)}`)).status).toBe(200);
  });

  test('what looks like SQL is text', async () => {
    for (const text of INJECTIONS) {
      for (const name of [...resource.filters, 'all', 'sort', 'id']) {
        const { status, body } = await house().list(resource, { [name]: text });
        expect([200, 400], `${name}=${text}`).toContain(status);
        if (status === 200) expect(body).toEqual([]);
      }
      expect((await house().call<ErrorBody>('GET', `${path}?${queryOf({ [text]: '1' })}`)).status).toBe(400);
    }
    expect((await house().call('GET', `${path}?all=abc%00d`)).status).toBe(400);
  });

  test('the export has the rows of the list', async () => {
    const query = { sort: '-id', per_page: '1000' };
    const { body: listed } = await house().list(resource, query);
    const csv = await house().call<string>('GET', `${path}/csv?${queryOf(query)}`);
    expect(csv.status).toBe(200);
    expect(csv.headers['content-type']).toContain('text/csv');
    const { data } = Papa.parse<Record<string, string>>(csv.body.replace('\uFEFF', '').trim(), {
      header: true,
    });
    expect(data.map((row) => Number(row.id))).toEqual(idsOf(listed));
    const shown = resource.list.filter((name) => resource.fields[name]?.kind === 'text');
    for (const name of shown) {
      expect(data.map((row) => row[name])).toEqual(listed.map((row) => row[name] ?? ''));
    }
    const posted = await house().call<string>('POST', `${path}/search/csv`, { body: { sort: '-id' } });
    expect(posted.body).toBe(csv.body);
  });
}
