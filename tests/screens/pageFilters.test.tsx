import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { countSet, PageFilters } from '../../src/ui/PageFilters';
import { mediaQuery } from '../support/mediaQuery';
import { renderPage } from '../support/renderPage';

const asPhone = (query: string) => mediaQuery(query, query.includes('max-width'));

const bar = (count: number) => (
  <PageFilters label="Filters of the log" count={count} row={{ display: 'flex' }}>
    <input aria-label="Person" />
  </PageFilters>
);

it('stand in the page where there is room', async () => {
  await renderPage(bar(0));
  expect(
    within(screen.getByRole('search', { name: 'Filters of the log' })).getByLabelText('Person'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [{ person: '4', day: '', kind: null, isOld: false }, 1],
  [{ person: '', day: '' }, 0],
  [{ isOld: true, cdp: 3 }, 2],
])('counts those of %o that are set', (filters, count) => expect(countSet(filters)).toBe(count));

it.each([
  ['en', 0, 'Filters', 'Done'],
  ['en', 2, 'Filters (2)', 'Done'],
  ['es', 2, 'Filtros (2)', 'Listo'],
] as const)(
  'come on a phone as a sheet, with the number of those that are set (%s, %i)',
  async (language, count, button, done) => {
    vi.stubGlobal('matchMedia', asPhone);
    await renderPage(bar(count), { language });
    expect(screen.queryByLabelText('Person')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters of the log' });
    await userEvent.type(within(sheet).getByLabelText('Person'), 'x');
    await userEvent.click(within(sheet).getByRole('button', { name: done }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

afterEach(() => vi.unstubAllGlobals());
