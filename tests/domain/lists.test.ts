import { describe, expect, it } from 'vitest';
import * as lists from '../../src/domain/wire/lists';

describe('§9 list constants', () => {
  it.each([
    ['data table page', lists.TABLE_PAGE_SIZE, 15],
    ['list store page', lists.LIST_PAGE_SIZE, 10],
    ['notifications page', lists.NOTIFICATIONS_PAGE_SIZE, 20],
    ['changes history page', lists.CHANGES_PAGE_SIZE, 20],
    ['manifest list per_page', lists.MANIFESTS_PER_PAGE, 9999],
    ['CDP and full lists per_page', lists.WHOLE_LIST_PER_PAGE, 99999],
    ['infinite scroll distance, px', lists.SCROLL_DISTANCE, 200],
    ['infinite scroll pause, ms', lists.SCROLL_PAUSE, 300],
    ['autocomplete characters', lists.SEARCH_MIN_CHARACTERS, 3],
    ['autocomplete pause, ms', lists.AUTOCOMPLETE_PAUSE, 500],
    ['ZIP search characters', lists.ZIP_SEARCH_MIN_CHARACTERS, 2],
  ])('§9 %s', (_, value, expected) => {
    expect(value).toBe(expected);
  });
});

describe('§4 §5 §7 list rules', () => {
  it.each([
    ['an', ''],
    ['ana', 'ana'],
    ['  an  ', ''],
    [' ana ', 'ana'],
    ['', ''],
  ])('§5 the search text "%s" counts as "%s"', (text, expected) => {
    expect(lists.searchText(text)).toBe(expected);
  });

  const state = { distanceToEnd: 200, isLoading: false, loaded: 15, total: 16 };
  it.each([
    ['within 200 px', {}, true],
    ['farther away', { distanceToEnd: 201 }, false],
    ['past the end', { distanceToEnd: -3 }, true],
    ['while loading', { isLoading: true }, false],
    ['when all are loaded', { loaded: 16 }, false],
    ['when more are loaded than there are', { loaded: 17 }, false],
  ])('§4 scrolling loads the next page %s', (_, change, expected) => {
    expect(lists.wantsNextPage({ ...state, ...change })).toBe(expected);
  });

  it('§7 infinite scroll asks page 1 with page size × pages loaded', () => {
    expect(lists.infinitePage(15, 3)).toEqual({ page: 1, per_page: 45 });
  });
});
