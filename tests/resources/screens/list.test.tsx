import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../src/providers/messageLog';
import { flushPreferences, writePreference } from '../../../src/providers/preferences';
import { fakeWire, type WireCall } from './fakeWire';
import { garages, manyGarages } from './garages';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';

beforeEach(() => {
  writePreference('list_mode', 'paging');
  writePreference('density', 'standard');
  writePreference('columns.vehicle_garages', []);
});

describe('pages, order and search', () => {
  it('asks for 15 rows a page, counts in words and turns the page in the address', async () => {
    const user = userEvent.setup();
    const wire = fakeWire(manyGarages());
    const { router } = await renderScreen({ name: 'vehicle_garages' });
    expect(await screen.findByText('40 garages')).toBeInTheDocument();
    expect(screen.getByText('1–15 of 40')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('16–30 of 40')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2');
    expect(wire.to('GET', '/vehicle_garages').map(({ query }) => [query.page, query.per_page])).toEqual([
      ['1', '15'],
      ['2', '15'],
    ]);
  });

  it('sorts by a column head and says so', async () => {
    const user = userEvent.setup();
    const wire = fakeWire(manyGarages());
    await renderScreen({ name: 'vehicle_garages' });
    const head = await screen.findByRole('columnheader', { name: 'Name' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(wire.to('GET', '/vehicle_garages').at(-1)?.query.sort).toBe('-name'));
  });

  it('searches under the key all from three characters', async () => {
    const user = userEvent.setup();
    const wire = fakeWire(manyGarages());
    const { router } = await renderScreen({ name: 'vehicle_garages' });
    await screen.findByText('40 garages');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(search, 'ma');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(wire.calls.every(({ query }) => query.all === undefined)).toBe(true);
    await user.type(search, 'in');
    await waitFor(() => expect(router.state.location.search).toBe('?is_active=1&all=main'), {
      timeout: 2000,
    });
    await waitFor(() => expect(wire.to('GET', '/vehicle_garages').at(-1)?.query.all).toBe('main'));
  });

  it('walks down the rows with the arrow keys', async () => {
    const user = userEvent.setup();
    fakeWire(manyGarages());
    await renderScreen({ name: 'vehicle_garages' });
    const first = await screen.findByRole('link', { name: 'GARAGE 1' });
    first.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'GARAGE 2' })).toHaveFocus();
  });
});

describe('filters', () => {
  it('stand in the address and as chips that take them away', async () => {
    const user = userEvent.setup();
    const wire = fakeWire(manyGarages());
    const { router } = await renderScreen({ name: 'vehicle_garages' });
    await screen.findByText('40 garages');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(await screen.findByLabelText('Active'), 'Inactive');
    await waitFor(() => expect(router.state.location.search).toBe('?is_active=0'));
    await waitFor(() => expect(wire.to('GET', '/vehicle_garages').at(-1)?.query.is_active).toBe('0'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Remove filter Active' }));
    await waitFor(() => expect(router.state.location.search).toBe('?is_active='));
  });

  it('that can name a patient are posted and never stand in an address', async () => {
    const user = userEvent.setup();
    const wire = fakeWire({
      'GET /participants': [recordOf('participants')],
      'POST /participants/search': [recordOf('participants')],
      'POST /participants/search/csv': new Response('a,b', { status: 200 }),
      'GET /funding_sources': [recordOf('funding_sources')],
    });
    const { router } = await renderScreen({ name: 'participants' });
    await screen.findByText('1 participant');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'MARIA');
    await waitFor(() => expect(wire.to('POST', '/participants/search')).toHaveLength(1), { timeout: 2000 });
    expect(wire.to('POST', '/participants/search')[0]?.body).toMatchObject({
      all: 'MARIA',
      page: '1',
      per_page: '15',
    });
    expect(router.state.location.search).toBe('');
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(wire.to('POST', '/participants/search/csv')).toHaveLength(1));
    expect(wire.to('POST', '/participants/search/csv')[0]?.body).toEqual({
      all: 'MARIA',
      is_active: '1',
      sort: 'participant_full_name',
      columns:
        'participant_full_name,client_code,phone_number,participant_address_full_address,funding_source_id,is_active',
    });
    expect(wire.calls.filter(({ query }) => Object.values(query).includes('MARIA'))).toEqual([]);
  });
});

describe('what a person likes is kept', () => {
  it('columns, on the server', async () => {
    const user = userEvent.setup();
    const wire = fakeWire({ ...manyGarages(), 'PUT /users/preferences': { json: {} } });
    await renderScreen({ name: 'vehicle_garages' });
    expect(await screen.findByRole('columnheader', { name: 'Address' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Address' }));
    expect(screen.queryByRole('columnheader', { name: 'Address', hidden: true })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await flushPreferences();
    expect(wire.to('PUT', '/users/preferences').at(-1)?.body).toMatchObject({
      'columns.vehicle_garages': ['full_address'],
    });
  });

  it('infinite scroll asks for page 1 with as many rows as have been reached', async () => {
    const user = userEvent.setup();
    const wire = fakeWire(manyGarages());
    await renderScreen({ name: 'vehicle_garages' });
    await screen.findByText('1–15 of 40');
    await user.click(screen.getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('radio', { name: 'While scrolling' }));
    // Nothing has a height here, so each end is in sight as soon as it is there.
    await waitFor(() => expect(screen.getByText('40 of 40 loaded')).toBeInTheDocument(), { timeout: 5000 });
    expect(wire.to('GET', '/vehicle_garages').map(({ query }) => [query.page, query.per_page])).toEqual([
      ['1', '15'],
      ['1', '30'],
      ['1', '45'],
    ]);
  });
});

describe('a list that scrolls further than anybody', () => {
  it.each([
    ['en' as const, 'The first 1,000 of 5,000 are shown; search or filter to narrow the list.'],
    ['es' as const, 'Se muestran los primeros 1,000 de 5,000; busque o filtre para acotar la lista.'],
  ])(
    'says in words where it stops, in %s',
    async (language, sentence) => {
      const wire = fakeWire({
        // All that may be scrolled to is there at once: what counts is what is said then.
        'GET /vehicle_garages': garages(1000),
        'GET /vehicle_garages/total_items': { json: { total_items: 5000 } },
      });
      writePreference('list_mode', 'infinite');
      await renderScreen({ name: 'vehicle_garages', language });
      expect(await screen.findByText(sentence, undefined, { timeout: 10_000 })).toBeInTheDocument();
      expect(wire.to('GET', '/vehicle_garages')).toHaveLength(1);
    },
    20_000,
  );
});

describe('an empty list says which kind of empty', () => {
  it('first use, with the way to the first record', async () => {
    fakeWire({ 'GET /vehicle_garages': [] });
    await renderScreen({ name: 'vehicle_garages' });
    expect(await screen.findByText(/^Garages are where vehicles are parked at night/)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Add garage' })) {
      expect(link).toHaveAttribute('href', '/data/vehicle-garages/add');
    }
  });

  it('first use, without a way that the role does not include', async () => {
    fakeWire({ 'GET /vehicle_garages': [] });
    const { indexPermissions, permission } = await import('../../../src/domain/access/access');
    const permissions = indexPermissions([permission('GET', '/vehicle_garages')]);
    await renderScreen({ name: 'vehicle_garages', permissions });
    expect(await screen.findByText(/^Garages are where/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add garage' })).toBeNull();
  });

  it('filtered to nothing, with the way back to all', async () => {
    const user = userEvent.setup();
    const wire = fakeWire({ 'GET /vehicle_garages': [] });
    await renderScreen({ name: 'vehicle_garages', at: '?is_active=0' });
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
    wire.answer('GET /vehicle_garages', garages(1));
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('1 garage')).toBeInTheDocument();
  });

  it('not for this role', async () => {
    fakeWire({});
    await renderScreen({ name: 'vehicle_garages', permissions: new Set() });
    expect(await screen.findByText('No access')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('an error, in words and with a retry', async () => {
    const user = userEvent.setup();
    const wire = fakeWire({
      'GET /vehicle_garages': { status: 500, json: { message: 'x', request_id: 'r-17' } },
    });
    await renderScreen({ name: 'vehicle_garages' });
    expect(await screen.findByText('Garages did not load')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('r-17');
    // The page says it: no toast repeats it.
    expect(messages.get().filter(({ args }) => args?.request_id === 'r-17')).toEqual([]);
    wire.answer('GET /vehicle_garages', garages(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 garage')).toBeInTheDocument();
  });

  it('an error while rows are there leaves them, and is told in a message', async () => {
    const wire = fakeWire({ 'GET /vehicle_garages': garages(2) });
    const { queryClient } = await renderScreen({ name: 'vehicle_garages' });
    expect(await screen.findByText('GARAGE 2')).toBeInTheDocument();
    wire.answer('GET /vehicle_garages', { status: 500, json: { message: 'x', request_id: 'r-18' } });
    await queryClient.invalidateQueries({ queryKey: ['vehicle_garages'] });
    await waitFor(() =>
      expect(messages.get().filter(({ args }) => args?.request_id === 'r-18')).toHaveLength(1),
    );
    expect(screen.getByText('GARAGE 2')).toBeInTheDocument();
  });

  it('in Spanish too', async () => {
    fakeWire({ 'GET /vehicle_garages': [] });
    await renderScreen({ name: 'vehicle_garages', language: 'es' });
    expect(await screen.findByText(/^En los garajes se estacionan/)).toBeInTheDocument();
  });
});

describe('rows', () => {
  it('ask for the names that they refer to in one call', async () => {
    writePreference('columns.delivery_events', []);
    const wire = fakeWire({
      'GET /delivery_events': [1, 2, 3].map((id) =>
        recordOf('delivery_events', { id, close_door_pharmacy_id: id, order_number: `A${id}` }),
      ),
      'GET /cdp': ({ query }: WireCall) =>
        (query.id ?? '').split(',').map((id) => recordOf('cdps', { id: Number(id), name: `CDP ${id}` })),
    });
    await renderScreen({ name: 'delivery_events' });
    expect(await screen.findByText('CDP 3')).toBeInTheDocument();
    expect(wire.to('GET', '/cdp').map(({ query }) => query.id)).toEqual(['1,2,3']);
  });

  it('stay while the next ones load', async () => {
    const user = userEvent.setup();
    let release = (): void => undefined;
    const answers = manyGarages();
    const wire = fakeWire(answers);
    await renderScreen({ name: 'vehicle_garages' });
    await screen.findByText('1–15 of 40');
    wire.answer('GET /vehicle_garages', async (call: WireCall) => {
      await new Promise<void>((resolve) => (release = resolve));
      return answers['GET /vehicle_garages'](call);
    });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('link', { name: 'GARAGE 1' })).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await vi.waitFor(() => expect(wire.to('GET', '/vehicle_garages')).toHaveLength(2));
    release();
    expect(await screen.findByRole('link', { name: 'GARAGE 16' })).toBeInTheDocument();
  });
});
