import { createContext, useContext } from 'react';
import type { RouteEntry } from './routeTypes';

/** The entry of the route table that is on screen; null outside the router. */
export const CurrentRouteContext = createContext<RouteEntry | null>(null);

export function useCurrentRoute(): RouteEntry | null {
  return useContext(CurrentRouteContext);
}
