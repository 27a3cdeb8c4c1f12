/** Rules of lists (spec §4, §5, §7, §9). */
export const TABLE_PAGE_SIZE = 15;
export const LIST_PAGE_SIZE = 10;
export const NOTIFICATIONS_PAGE_SIZE = 20;
export const CHANGES_PAGE_SIZE = 20;
/**
 * `per_page` that requests the whole list: the runs or the pool of a day, and catalogues such as the CDPs.
 */
export const MANIFESTS_PER_PAGE = 9_999;
export const WHOLE_LIST_PER_PAGE = 99_999;

/** Infinite scroll: this near to the end, in px, and after this pause, in ms. */
export const SCROLL_DISTANCE = 200;
export const SCROLL_PAUSE = 300;

/** Search and autocomplete: fewest characters, and the pause after the last one in ms. */
export const SEARCH_MIN_CHARACTERS = 3;
export const AUTOCOMPLETE_PAUSE = 500;
/** A search for ZIP codes or cities starts at this length (spec §5). */
export const ZIP_SEARCH_MIN_CHARACTERS = 2;

/** A search text below the minimum length is treated as empty (spec §5). */
export function searchText(text: string): string {
  const trimmed = text.trim();
  return [...trimmed].length < SEARCH_MIN_CHARACTERS ? '' : trimmed;
}

export interface ScrollState {
  /** Distance from the visible part to the end, in px. */
  readonly distanceToEnd: number;
  readonly isLoading: boolean;
  readonly loaded: number;
  readonly total: number;
}

/** Whether scrolling loads the next page. */
export function wantsNextPage({ distanceToEnd, isLoading, loaded, total }: ScrollState): boolean {
  return !isLoading && loaded < total && distanceToEnd <= SCROLL_DISTANCE;
}

/** Infinite scroll requests page 1 with the rows of all loaded pages (spec §7). */
export function infinitePage(pageSize: number, pagesLoaded: number): { page: 1; per_page: number } {
  return { page: 1, per_page: pageSize * pagesLoaded };
}
