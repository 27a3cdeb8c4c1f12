import { parseQueryFromLocation, RouterProviderContext, type RouterProvider } from 'react-admin';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { TABLE_PAGE_SIZE } from '../../../domain/wire/lists';
import { routerProvider } from '../../../ui/routes/routerProvider';
import type { ResourceName } from '../../registry';
import { sortableFieldNames } from '../../schema/defineResource';
import { resourceOf } from '../../../ui/resourceOf';
import { dateInZone } from '../../../domain/time/dates';
import { operationZone } from '../../../providers/operationZone';
import { filtersOfSearch, searchOf } from './listSearch';
import { openingFilters } from './openingFilters';
import { isPrivateFilter, usePrivateFilters, type Filters } from './privateFilters';
import type { PageMode } from '../../../ui/table/useTableSettings';

interface Place {
  name: ResourceName;
  mode: PageMode;
  /** Rows that have been scrolled to in infinite mode: page 1 is asked for with as many (spec §7). */
  reached: number;
  setReached: (rows: number) => void;
}

const PlaceContext = createContext<Place>({
  name: 'vehicles',
  mode: 'paging',
  reached: TABLE_PAGE_SIZE,
  setReached: () => undefined,
});

/** What an address and the memory say of a list: page, order, filters. */
function useListState() {
  const { name } = useContext(PlaceContext);
  const location = routerProvider.useLocation();
  const [hidden, setHidden] = usePrivateFilters(name);
  const state = useMemo(() => {
    const resource = resourceOf(name);
    const asked = new URLSearchParams(location.search);
    const opening = openingFilters(resource, dateInZone(new Date(), operationZone()));
    const page = Number(asked.get('page'));
    const sort = asked.get('sort') ?? '';
    const field = sort.replace(/^-/, '');
    const isKnown = sortableFieldNames(resource).includes(field);
    const order: 'ASC' | 'DESC' = sort.startsWith('-') ? 'DESC' : 'ASC';
    return {
      page: Number.isInteger(page) && page > 0 ? page : 1,
      sort: isKnown ? { field, order } : resource.sort,
      opening,
      filters: { ...filtersOfSearch(resource, asked, opening), ...hidden } as Filters,
    };
  }, [name, location.search, hidden]);
  return { location, setHidden, ...state };
}

function useListLocation() {
  const { mode, reached } = useContext(PlaceContext);
  const { location, page, sort, filters } = useListState();
  return useMemo(() => {
    const paging = mode === 'infinite' ? { page: 1, perPage: reached } : { page, perPage: TABLE_PAGE_SIZE };
    const query = new URLSearchParams({
      page: String(paging.page),
      perPage: String(paging.perPage),
      sort: sort.field,
      order: sort.order,
      filter: JSON.stringify(filters),
      displayedFilters: '{}',
    });
    return { ...location, search: `?${query.toString()}` };
  }, [location, mode, reached, page, sort, filters]);
}

function useListNavigate() {
  const { name, mode, reached, setReached } = useContext(PlaceContext);
  const navigate = routerProvider.useNavigate();
  const { location, setHidden, sort, filters, opening } = useListState();
  return useCallback<ReturnType<RouterProvider['useNavigate']>>(
    (to, options) => {
      if (typeof to !== 'object' || to.search === undefined) {
        navigate(to, options);
        return;
      }
      const resource = resourceOf(name);
      const asked = parseQueryFromLocation({ search: to.search });
      const wanted = (asked.filter ?? {}) as Filters;
      const isFiltered = JSON.stringify(wanted) !== JSON.stringify(filters);
      const isSorted = asked.sort !== sort.field || asked.order !== sort.order;
      const rows = Number(asked.perPage);
      if (mode === 'infinite' && !isFiltered && !isSorted && rows !== reached) {
        setReached(rows);
        return;
      }
      setReached(TABLE_PAGE_SIZE);
      const hiddenOnes = Object.entries(wanted).filter(([key]) => isPrivateFilter(resource, key));
      if (isFiltered) setHidden(Object.fromEntries(hiddenOnes));
      const order = { field: asked.sort ?? resource.sort.field, order: asked.order ?? resource.sort.order };
      const next = { page: Number(asked.page), sort: order, filters: wanted };
      const search = searchOf(resource, next, opening, location.search);
      navigate({ search }, { replace: isFiltered });
    },
    [navigate, name, mode, reached, setReached, location.search, setHidden, sort, filters, opening],
  );
}

const listRouter: RouterProvider = {
  ...routerProvider,
  useLocation: useListLocation,
  useNavigate: useListNavigate,
};

/**
 * react-admin's list controller writes its state as JSON into the address, names of patients with it, and reads it from
 * there. Here it reads and writes an address for people (`?page=2&sort=-name&is_active=1`), so that each view is a link
 * and the back button works; private filters stay in memory.
 */
export function ListAddress({
  name,
  mode,
  children,
}: {
  name: ResourceName;
  mode: PageMode;
  children: ReactNode;
}) {
  const [reached, setReached] = useState(TABLE_PAGE_SIZE);
  const place = useMemo(() => ({ name, mode, reached, setReached }), [name, mode, reached]);
  return (
    <PlaceContext.Provider value={place}>
      <RouterProviderContext.Provider value={listRouter}>{children}</RouterProviderContext.Provider>
    </PlaceContext.Provider>
  );
}
