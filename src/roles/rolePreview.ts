import { afterSignIn } from '../ui/access/afterSignIn';
import { HOME } from '../domain/access/paths';
import { indexPermissions, isAllowed } from '../domain/access/access';
import { menuEntries } from '../ui/routes/menuEntries';
import { routeFor } from '../ui/routes/routeTable';
import type { MenuGroup, RouteEntry } from '../ui/routes/routeTypes';
import { pairOf } from './roleValues';

interface PreviewEntry {
  route: RouteEntry;
  /** Against the stored role. */
  change: 'gained' | 'lost' | null;
}

interface RolePreview {
  /** The menu in its order, by section; entries of the stored role are kept and marked. */
  menu: { group: MenuGroup | null; entries: PreviewEntry[] }[];
  /** Screens that the role opens, beyond those in the menu too. */
  screens: number;
  /** First page of its people (spec §2). */
  start: RouteEntry | undefined;
}

/** Screens behind the sign-in that show something of their own. */
function isScreen({ view, layout }: RouteEntry): boolean {
  return layout !== 'public' && !(typeof view === 'object' && 'redirectTo' in view);
}

/** The result of the app's guard, menu and sign-in for these permissions; `before` are the stored role's. */
export function rolePreview(
  routes: readonly RouteEntry[],
  now: readonly string[],
  before: readonly string[],
): RolePreview {
  const index = (keys: readonly string[]) => indexPermissions(keys.map(pairOf));
  const [permissions, stored] = [index(now), index(before)];
  const enters = (route: RouteEntry, permissionKeys: ReadonlySet<string>) =>
    isAllowed(route.needs, permissionKeys);
  // A menu with all permissions gives the order; the guard decides which entries are shown.
  const everything = indexPermissions(routes.flatMap(({ needs }) => (needs ? [needs] : [])));
  const sections = menuEntries(routes, everything).map((item) =>
    item.kind === 'entry' ? { group: null, routes: [item.route] } : item,
  );
  const menu = sections.map(({ group, routes: entries }) => ({
    group,
    entries: entries.flatMap((route): PreviewEntry[] => {
      const [is, was] = [enters(route, permissions), enters(route, stored)];
      if (!is && !was) return [];
      return [{ route, change: is === was ? null : is ? 'gained' : 'lost' }];
    }),
  }));
  const person = { id: 0, isFirstSignin: false, authorization: '', permissions };
  return {
    menu: menu.filter(({ entries }) => entries.length > 0),
    screens: routes.filter((route) => isScreen(route) && enters(route, permissions)).length,
    start: startOf(routes, afterSignIn(person, null), permissions),
  };
}

/** The page after the sign-in, after the guard's redirects. */
function startOf(routes: readonly RouteEntry[], path: string, permissions: ReadonlySet<string>) {
  const route = routeFor(routes, path);
  return !route || isAllowed(route.needs, permissions) ? route : routeFor(routes, route.redirect ?? HOME);
}
