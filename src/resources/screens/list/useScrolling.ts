import { useListContext } from 'react-admin';
import type { RefObject } from 'react';
import { TABLE_PAGE_SIZE } from '../../../domain/wire/lists';
import type { Row } from '../../../ui/resourceOf';
import { useScrollEnd } from '../../../ui/table/useScrollEnd';
import type { PageMode } from '../../../ui/table/useTableSettings';

/** Nobody scrolls further, and the server answers no longer page (contract.md, "Lists"). Rows. */
export const MOST_SCROLLED = 1000;

/** In infinite mode the end of the list asks for page 1 with more rows. */
export function useScrolling(container: RefObject<HTMLElement | null>, mode: PageMode): void {
  const { data, total = 0, perPage, setPerPage, isFetching = false } = useListContext<Row>();
  useScrollEnd(container, {
    rows: data,
    total,
    isLoading: isFetching,
    hasMore: mode === 'infinite' && (data?.length ?? 0) < Math.min(total, MOST_SCROLLED),
    loadMore: () => setPerPage(Math.min(perPage + TABLE_PAGE_SIZE, MOST_SCROLLED)),
  });
}
