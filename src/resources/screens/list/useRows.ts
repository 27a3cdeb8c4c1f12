import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import { infinitePage, TABLE_PAGE_SIZE } from '../../../domain/lists';
import { HttpError } from '../../../providers/http';
import { sayError } from '../../../providers/messageLog';
import type { ResourceName } from '../../registry';
import type { Row } from '../resourceOf';
import { useDelayed } from '../useDelayed';
import type { ListParams } from './useListParams';
import type { PageMode } from './useTableSettings';

/** Skeletons come only when the answer lets itself wait (field-notes 21). Milliseconds. */
const SKELETON_AFTER = 150;
/** Nobody scrolls further, and the server answers no longer page (contract.md, "Lists"). Rows. */
const MOST_SCROLLED = 1000;

export interface Rows {
  /** Undefined before the first answer; old rows stay while new ones load. */
  rows: readonly Row[] | undefined;
  total: number;
  isLoading: boolean;
  /** True once the first answer has let itself wait. */
  showsSkeleton: boolean;
  error: Error | null;
  retry: () => void;
  /** Asks for one page more in infinite mode. */
  loadMore: () => void;
  hasMore: boolean;
  /** Scrolling has come to its end although the list goes on. */
  isCut: boolean;
}

/** The rows of a list: page by page, or page 1 with as many rows as have been scrolled to (spec §7). */
export function useRows(name: ResourceName, params: ListParams, mode: PageMode, mayList: boolean): Rows {
  const { page, sort, filters, setPage } = params;
  const view = JSON.stringify([name, sort, filters, mode]);
  const [scrolled, setScrolled] = useState({ view, pages: 1 });
  const pages = scrolled.view === view ? scrolled.pages : 1;
  const { page: first, per_page } = infinitePage(TABLE_PAGE_SIZE, pages);
  const asked =
    mode === 'infinite'
      ? { page: first, per_page: Math.min(per_page, MOST_SCROLLED) }
      : { page, per_page: TABLE_PAGE_SIZE };

  const { data, total, error, isFetching, refetch } = useGetList<Row>(
    name,
    {
      pagination: { page: asked.page, perPage: asked.per_page },
      sort,
      filter: filters,
      meta: { toast: false },
    },
    { placeholderData: (previous) => previous, retry: false, enabled: mayList },
  );
  // Without rows the page itself says what went wrong; with rows nothing on it would.
  const isStale = data !== undefined;
  useEffect(() => {
    if (error instanceof HttpError && isStale) sayError(error);
  }, [error, isStale]);
  const showsSkeleton = useDelayed(!data && !error, SKELETON_AFTER);

  // A page that no longer exists, after rows went away or with an old link, leads to the last one that does.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / TABLE_PAGE_SIZE));
  const isBeyond = mode === 'paging' && !isFetching && total !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyond) setPage(lastPage);
  }, [isBeyond, lastPage, setPage]);

  const loaded = data?.length ?? 0;
  return {
    rows: data,
    total: total ?? 0,
    isLoading: isFetching,
    showsSkeleton,
    error,
    retry: () => void refetch(),
    loadMore: () => setScrolled({ view, pages: pages + 1 }),
    hasMore: mode === 'infinite' && loaded < Math.min(total ?? 0, MOST_SCROLLED),
    isCut: mode === 'infinite' && loaded >= MOST_SCROLLED && (total ?? 0) > loaded,
  };
}
