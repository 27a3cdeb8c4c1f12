import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { messages as english } from '../../../src/i18n/en/all';
import { messages as spanish } from '../../support/spanish';
import { isInEffect } from '../../../src/domain/people/notInEffect';
import { registry, type ResourceName } from '../../../src/resources/registry';
import type { Resource } from '../../../src/resources/schema/defineResource';
import { fakeWire } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';
import { openingFilters } from '../../../src/resources/screens/list/openingFilters';

const names = Object.keys(registry) as ResourceName[];

/** Every list and record of the registry answers, so that references resolve too. */
function wireOfAll() {
  const routes = Object.fromEntries(
    names.flatMap((name) => {
      const { path } = registry[name];
      return [
        [`GET ${path}`, [recordOf(name)]],
        [`POST ${path}/search`, [recordOf(name)]],
        [`GET ${path}/1`, { json: recordOf(name), headers: { etag: '"1"' } }],
      ];
    }),
  );
  return fakeWire({ ...routes, 'GET /catalogs/colors': [{ id: 1, color: 'Teal', hex_color: '#0F766E' }] });
}

describe('every resource of the registry', () => {
  let errors: MockInstance;
  beforeEach(() => {
    errors = vi.spyOn(console, 'error');
  });
  afterEach(() => {
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });

  it.each(names)('%s: the list shows its rows under the labels of its columns', async (name) => {
    wireOfAll();
    const resource: Resource = registry[name];
    // Without the filters that a list opens with: what they fix is no column.
    const opening = Object.keys(openingFilters(resource, '2026-11-20'));
    await renderScreen({ name, at: `?${opening.map((field) => `${field}=`).join('&')}` });
    const shown = resource.list.filter((field) => !resource.hidden?.includes(field));
    const labels: Record<string, string> = english.resources[name].fields;
    for (const field of shown) {
      expect(
        await screen.findByRole(
          'columnheader',
          { name: new RegExp(`^${labels[field]}( Sort)?$`) },
          { timeout: 20_000 },
        ),
      ).toBeInTheDocument();
    }
    await waitFor(() => expect(document.querySelector('[data-row-link]')).not.toBeNull());
  });

  it.each(names.filter((name) => registry[name].actions.some((action) => action === 'create')))(
    '%s: the form has a labelled control for every field that has an effect',
    async (name) => {
      wireOfAll();
      const resource: Resource = registry[name];
      await renderScreen({ name, at: '/add' });
      const labels: Record<string, string> = english.resources[name].fields;
      for (const field of Object.values(resource.form).flat()) {
        const label = (shown: string) => shown.startsWith(labels[field] ?? field);
        // A group of controls is named by its legend.
        const named = () => [
          ...screen.queryAllByLabelText(label),
          ...screen.queryAllByText(label, { selector: 'legend *' }),
        ];
        if (isInEffect(name, field))
          await waitFor(() => expect(named().length, field).toBeGreaterThan(0), { timeout: 20_000 });
        else expect(named(), field).toEqual([]);
      }
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    },
  );

  it.each(names)(
    '%s: the record page has its name and each field once, and leaves versions to the log',
    async (name) => {
      wireOfAll();
      await renderScreen({ name, at: '/1' });
      expect(await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })).toBeInTheDocument();
      const labels: Record<string, string> = english.resources[name].fields;
      const terms = [...document.querySelectorAll('dt')].map((term) => term.textContent);
      const known = Object.values(labels);
      expect(terms.filter((term, index) => known.includes(term) && terms.indexOf(term) !== index)).toEqual(
        [],
      );
      expect(screen.queryByText(/^Version/)).toBeNull();
    },
  );

  it.each(names)('%s: every word is there in both languages', (name) => {
    const keys = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => keys(inner).map((rest) => `${key}.${rest}`))
        : [''];
    expect(keys(spanish.resources[name]).sort()).toEqual(keys(english.resources[name]).sort());
    for (const words of [english.resources[name], spanish.resources[name]])
      expect(words.name).toContain(' |||| ');
  });
});
