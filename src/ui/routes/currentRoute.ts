import { useLocation } from 'react-router-dom';
import { routeFor } from './routeTable';
import { useRouteTable } from './routeTableContext';
import type { RouteEntry } from './routeTypes';

/** The entry of the route table that is on screen. */
export function useCurrentRoute(): RouteEntry | undefined {
  const routes = useRouteTable();
  const { pathname } = useLocation();
  return routeFor(routes, pathname);
}
