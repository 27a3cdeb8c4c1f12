import { isAllowed, type PermissionIndex } from '../../domain/access/access';
import { HOME } from '../../domain/access/paths';
import type { MenuGroup, MenuPlace, RouteEntry } from './routeTypes';

export type MenuRoute = RouteEntry & { menu: MenuPlace };

export type MenuItem =
  { kind: 'entry'; route: MenuRoute } | { kind: 'group'; group: MenuGroup; routes: MenuRoute[] };

function isInMenu(route: RouteEntry): route is MenuRoute {
  return route.menu !== undefined;
}

/**
 * The menu from the route table and the user's permissions; groups without an entry are left out (spec §1,
 * §6).
 */
export function menuEntries(routes: readonly RouteEntry[], permissions: PermissionIndex): MenuItem[] {
  const items: MenuItem[] = [];
  const groups = new Map<MenuGroup, MenuRoute[]>();
  for (const route of routes) {
    if (!isInMenu(route) || !isAllowed(route.needs, permissions)) continue;
    const { group } = route.menu;
    if (!group) {
      items.push({ kind: 'entry', route });
      continue;
    }
    const entries = groups.get(group);
    if (entries) entries.push(route);
    else {
      const list = [route];
      groups.set(group, list);
      items.push({ kind: 'group', group, routes: list });
    }
  }
  return items;
}

/** Whether an entry is the page on screen or the list that it belongs to. */
export function isCurrent(route: RouteEntry, pathname: string): boolean {
  if (route.path === '/') return pathname === '/' || pathname === HOME;
  return pathname === route.path || pathname.startsWith(`${route.path}/`);
}
