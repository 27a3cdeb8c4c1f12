import { isAllowed, type PermissionIndex } from '../../domain/access/access';
import { HOME } from '../../domain/access/paths';
import type { Translate } from '../../i18n/messageKey';
import { breadcrumbsOf, routeFor, titleText } from './routeTable';
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

/** The path of the entry that the page on screen belongs to: its own, or that of the nearest page above it; null for none. */
export function entryOf(routes: readonly RouteEntry[], pathname: string): string | null {
  const route = routeFor(routes, pathname === HOME ? '/' : pathname);
  return (route && breadcrumbsOf(routes, route).findLast(isInMenu)?.path) ?? null;
}

/**
 * The entries of a group without those under another one, unless that one or one of its own is open. Those under an
 * entry that the user may not open stand alone.
 */
export function shownEntries(routes: readonly MenuRoute[], current: string | null): MenuRoute[] {
  const above = ({ path, menu }: MenuRoute) => menu.under ?? path;
  const open = routes.find(({ path }) => path === current);
  const hasEntry = (path: string) => routes.some((route) => route.path === path);
  return routes.filter((route) => {
    const { under } = route.menu;
    return !under || !hasEntry(under) || (open !== undefined && above(open) === under);
  });
}

/** Name of an entry: the specification's, or the title of its page. */
export function entryText({ menu, title }: MenuRoute, translate: Translate): string {
  return titleText(menu.label ? { page: menu.label } : title, translate);
}
