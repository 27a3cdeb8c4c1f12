import { useEffect, useRef, type RefObject } from 'react';
import { SCROLL_PAUSE, wantsNextPage } from '../../domain/wire/lists';
import type { Row } from '../resourceOf';

/** Rows that a list loads as it is scrolled. */
export interface Rows {
  /** Undefined before the first answer; old rows stay while new ones load. */
  rows: readonly Row[] | undefined;
  total: number;
  isLoading: boolean;
  /** True when the first answer is slow. */
  showsSkeleton: boolean;
  error: Error | null;
  retry: () => void;
  loadMore: () => void;
  hasMore: boolean;
  isCut: boolean;
}

interface Scrolled {
  rows: readonly unknown[] | undefined;
  total: number;
  isLoading: boolean;
  hasMore: boolean;
  loadMore: () => void;
}

/**
 * Loads more when the user has scrolled near the end and paused (spec §9); also when the rows do not fill the
 * view.
 */
export function useScrollEnd(container: RefObject<HTMLElement | null>, state: Scrolled): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const loaded = state.rows?.length ?? 0;
  useEffect(() => {
    const element = container.current;
    if (!element || !state.hasMore) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { isLoading, rows, total, hasMore, loadMore } = latest.current;
        const distanceToEnd = element.scrollHeight - element.scrollTop - element.clientHeight;
        if (hasMore && wantsNextPage({ distanceToEnd, isLoading, loaded: rows?.length ?? 0, total }))
          loadMore();
      }, SCROLL_PAUSE);
    };
    check();
    element.addEventListener('scroll', check, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', check);
    };
  }, [container, state.hasMore, loaded]);
}
