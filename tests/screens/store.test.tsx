import { afterEach, expect, it, vi } from 'vitest';
import { flushPreferences } from '../../src/providers/preferences';
import { store } from '../../src/providers/store';
import { stubFetch } from '../support/stubFetch';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['columns.participants', true],
  ['columns.participants_columnRanks', true],
  ['participants.savedQueries', true],
  ['participants.selectedIds', false],
])('%s is kept on the server: %s', async (key, isKept) => {
  const calls = stubFetch(() => ({ json: {} }));
  store.setup();
  const heard = vi.fn();
  const stop = store.subscribe(key, heard);
  store.setItem(key, ['ANA']);
  expect(store.getItem(key)).toEqual(['ANA']);
  expect(heard).toHaveBeenLastCalledWith(['ANA']);
  stop();
  await flushPreferences();
  expect(JSON.stringify(calls.at(-1)?.body ?? {}).includes(`"${key}"`)).toBe(isKept);
  store.removeItem(key);
  expect(store.getItem(key, null)).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ANA');
});

it('forgets what a list is filtered by, which can name a patient', () => {
  store.setItem('participants.listParams', { filter: { all: 'ANA' } });
  expect(store.getItem('participants.listParams', null)).toBeNull();
});
