import { createContext, useContext } from 'react';
import type { RouteEntry } from './routeTypes';

/** The route table, for screens that the table itself names: importing it they would go round in a circle. */
export const RouteTableContext = createContext<readonly RouteEntry[]>([]);

export function useRouteTable(): readonly RouteEntry[] {
  return useContext(RouteTableContext);
}
