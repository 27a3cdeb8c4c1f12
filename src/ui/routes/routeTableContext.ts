import { createContext, useContext } from 'react';
import type { RouteEntry } from './routeTypes';

/** The route table, for screens that the table imports: a direct import would be circular. */
export const RouteTableContext = createContext<readonly RouteEntry[]>([]);

export function useRouteTable(): readonly RouteEntry[] {
  return useContext(RouteTableContext);
}
