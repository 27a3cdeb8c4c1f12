import { isAllowed, type PermissionIndex } from '../domain/access';
import type { RouteEntry } from '../layout/routeTypes';
import { HOME, LOGIN } from './paths';

/** What the guard needs to know of the person; null when nobody is signed in. */
export interface Visitor {
  permissions: PermissionIndex;
}

export type Verdict = { enter: true } | { enter: false; to: string };

/**
 * The navigation rules of spec §2: a signed-in person at `/login` goes home, one without the permission to the
 * route's redirect or home, and everything that is not public needs a session.
 */
export function guard(route: RouteEntry, visitor: Visitor | null): Verdict {
  if (route.path === LOGIN) return visitor ? { enter: false, to: HOME } : { enter: true };
  if (route.layout === 'public') return { enter: true };
  if (!visitor) return { enter: false, to: LOGIN };
  if (isAllowed(route.needs, visitor.permissions)) return { enter: true };
  return { enter: false, to: route.redirect ?? HOME };
}
