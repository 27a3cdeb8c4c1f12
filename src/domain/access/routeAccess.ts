import { isAllowed, permission, type PermissionIndex, type Requirement } from './access';

export const LOGIN_PATH = '/login';
/** Where those go who have no business elsewhere; the same screen as `/` (spec §2). */
export const HOME_PATH = '/home';

/** What the navigation rules need to know of a route. */
export interface GuardedRoute {
  readonly path: string;
  readonly isPublic?: boolean;
  readonly requirement?: Requirement;
  /** Where to go without the permission, instead of home. */
  readonly redirect?: string;
}

/** The path to go to instead, or null to let the person through (spec §2, "Navigation rules"). */
export function guardTarget(
  route: GuardedRoute,
  isSignedIn: boolean,
  permissions: PermissionIndex,
): string | null {
  if (isSignedIn && route.path === LOGIN_PATH) return HOME_PATH;
  if (route.isPublic) return null;
  if (!isSignedIn) return LOGIN_PATH;
  return isAllowed(route.requirement, permissions) ? null : (route.redirect ?? HOME_PATH);
}

const PARTICIPANTS = permission('GET', '/participants');

/** The first screen after sign-in (spec §2). */
export function afterSignIn(
  session: { is_first_signin: boolean | number },
  permissions: PermissionIndex,
): 'register-password' | 'participants' | 'dispatch' {
  if (session.is_first_signin) return 'register-password';
  return isAllowed(PARTICIPANTS, permissions) ? 'participants' : 'dispatch';
}

/** "<title> - <app name>", or the app name alone when the route has no title (spec §2). */
export function pageTitle(title: string | null | undefined, appName: string): string {
  return title ? `${title} - ${appName}` : appName;
}
