import { useCallback } from 'react';
import { randomKey } from '../../providers/randomKey';
import { usePreference } from '../../providers/store';
import { filterParams, readFilters, type BoardFilters } from '../boardFilters';
import { useBoardView } from '../boardView';
import { useBoardLayout } from '../useBoardLayout';
import { type SavedView, withView } from './savedViews';

const NONE: readonly SavedView[] = [];

/** The user's views, stored on the server with their other preferences. */
export function useStoredViews() {
  return usePreference<readonly SavedView[]>('dispatch_views', NONE);
}

/** URL query of these filters. */
function queryOf(filters: BoardFilters): string {
  const entries = Object.entries(filterParams(filters)).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as [string, string]],
  );
  return new URLSearchParams(entries).toString();
}

/** The views, the active one, and functions to show or save one. */
export function useViews() {
  const [views, setViews] = useStoredViews();
  const { filters, showFilters } = useBoardView();
  const { layout, setLayout, sort, setSort } = useBoardLayout();
  const query = queryOf(filters);
  const current = views.find(
    (view) =>
      view.query === query &&
      view.layout === layout &&
      view.sort.by === sort.by &&
      view.sort.descending === sort.descending,
  );
  const show = useCallback(
    (view: SavedView) => {
      showFilters(readFilters(new URLSearchParams(view.query), ''));
      setLayout(view.layout);
      setSort(view.sort);
    },
    [showFilters, setLayout, setSort],
  );
  const save = (name: string, isDefault: boolean) =>
    setViews(withView(views, { id: randomKey(), name: name.trim(), query, layout, sort, isDefault }));
  return { views, setViews, current: current ?? null, show, save };
}
