import { describe, expect, it, test } from 'vitest';
import { registry, type ResourceName } from '../../src/resources/registry';
import type { Resource } from '../../src/resources/schema/defineResource';
import { filtersOfSearch, searchOf } from '../../src/resources/screens/list/listSearch';
import { fixedColumns, isNarrowed, openingFilters } from '../../src/resources/screens/list/openingFilters';
import { filtersOfView, viewOf, withView, withoutView } from '../../src/resources/screens/list/savedViews';

const TODAY = '2026-11-24';
const resourceOf = (name: ResourceName): Resource => registry[name];

test.each<[ResourceName, Record<string, string>]>([
  ['vehicles', { is_active: '1' }],
  ['participants', { is_active: '1' }],
  ['delivery_events', { delivery_date: TODAY }],
])('%s opens on what is worked with', (name, filters) => {
  expect(openingFilters(resourceOf(name), TODAY)).toEqual(filters);
});

test.each<[ResourceName, Record<string, string>, string[]]>([
  ['vehicles', { is_active: '1' }, ['is_active']],
  ['vehicles', {}, []],
  // The first column is the link; a text filter leaves many values.
  ['vehicles', { name: 'VAN', license_plate: '8A' }, []],
  [
    'delivery_events',
    { delivery_date: TODAY, close_door_pharmacy_id: '2' },
    ['delivery_date', 'close_door_pharmacy_id'],
  ],
  // Runs of Mondays have other days too.
  ['runs', { shift_days: '1', driver_ids: '7', vehicle_id: '3' }, ['vehicle_id']],
])('%s with %j fixes %j', (name, filters, columns) => {
  expect([...fixedColumns(resourceOf(name), filters)].sort()).toEqual([...columns].sort());
});

test.each([
  [{ is_active: '1' }, false],
  [{}, false],
  [{ is_active: '0' }, true],
  [{ is_active: '1', name: 'VAN' }, true],
])('an empty list with %j is narrowed: %s', (filters, narrowed) => {
  expect(isNarrowed(filters)).toBe(narrowed);
});

describe('the address of a list', () => {
  const vehicles = resourceOf('vehicles');
  const opening = openingFilters(vehicles, TODAY);
  const sort = { field: 'name', order: 'ASC' } as const;

  test.each<[Record<string, string>, string]>([
    [{ is_active: '1' }, ''],
    [{}, '?is_active='],
    [{ is_active: '0' }, '?is_active=0'],
    [{ is_active: '1', name: 'VAN' }, '?is_active=1&name=VAN'],
  ])('of filters %j is "%s", and says the same again', (filters, address) => {
    const search = searchOf(vehicles, { page: 1, sort, filters }, opening);
    expect(search).toBe(address);
    expect(filtersOfSearch(vehicles, new URLSearchParams(search), opening)).toEqual(filters);
  });

  it('says page and order, and never a private filter', () => {
    const participants = resourceOf('participants');
    const asked = {
      page: 2,
      sort: { field: 'client_code', order: 'DESC' },
      filters: { is_active: '1', status: 'expired', participant_full_name: 'MARIA', all: 'MARIA' },
    } as const;
    expect(searchOf(participants, asked, opening)).toBe(
      '?page=2&sort=-client_code&is_active=1&status=expired',
    );
  });
});

describe('saved views', () => {
  const sort = { field: 'participant_full_name', order: 'ASC' } as const;

  it('keep public filters, order and columns alone', () => {
    const filters = { status: 'expired', all: 'MARIA', phone_number: '6195550100' };
    const view = viewOf(resourceOf('participants'), ' Expired ', { filters, sort, hidden: ['needs'] }, TODAY);
    expect(view.label).toBe('Expired');
    expect(view.value).toMatchObject({ filter: { status: 'expired' }, sort });
    expect(view.hidden).toEqual(['needs']);
    expect(JSON.stringify(view)).not.toContain('MARIA');
  });

  it('of today open on the day on which they are opened', () => {
    const deliveries = resourceOf('delivery_events');
    const filters = { delivery_date: TODAY, delivery_event_status_id: '3' };
    const view = viewOf(deliveries, 'Rejected', { filters, sort, hidden: [] }, TODAY);
    expect(filtersOfView(deliveries, view, '2026-12-01')).toEqual({
      ...filters,
      delivery_date: '2026-12-01',
    });
  });

  it('of one name replace each other', () => {
    const make = (name: string) =>
      viewOf(resourceOf('vehicles'), name, { filters: {}, sort, hidden: [] }, TODAY);
    const views = withView(withView([make('Vans')], make('Cars')), make('vans'));
    expect(views.map(({ label }) => label)).toEqual(['Cars', 'vans']);
    expect(withoutView(views, 'Cars').map(({ label }) => label)).toEqual(['vans']);
  });
});

test('an address asks for a span of days, in the place of the day that the list opens with', () => {
  const search = new URLSearchParams('delivery_date_from=2026-11-16&delivery_date_to=2026-11-20');
  expect(filtersOfSearch(resourceOf('delivery_events'), search, { delivery_date: '2026-11-20' })).toEqual({
    delivery_date_from: '2026-11-16',
    delivery_date_to: '2026-11-20',
  });
});
