import type { RouteEntry } from '../../../server/platform/plugins/access';

export type MatrixRole =
  | 'administrator'
  | 'dispatcher'
  | 'scheduler'
  | 'pharmacy'
  | 'driver'
  | 'nobody'
  | 'dispatcher of a CDP'
  | 'administrator of a CDP'
  | 'driver with every right';

const SELF = /^\/users\/(sign_out|session|sessions|routes|preferences|permission_help)$/;

/**
 * What a role must never get, whatever its pairs say: written by hand, apart from the seed that gives them. Routes that
 * any session may call are about oneself or the same for everybody. Who reads the day says that they look at it
 * (`/presence`), is told whom they may see, and asks for the lines of what they see (`/ways`).
 */
const NEVER: Readonly<Record<MatrixRole, RegExp | null>> = {
  administrator: null,
  dispatcher:
    /^(PUT|POST|PATCH|DELETE) \/(user_types|system\/settings|users\/:|messages)|^GET \/(user_types$|messages)/,
  scheduler:
    /^(PUT|POST|PATCH|DELETE) \/(user_types|system\/settings|users\/:|messages)|^GET \/(user_types$|messages)/,
  pharmacy:
    /^(PUT|PATCH|DELETE) \/|^POST \/(?!orders|presence|delivery_manifest\/ways|.*\/search)|^GET \/(employees|user_types$|users\/:|messages|activity_logger|system\/settings$)/,
  driver:
    /^(PUT|PATCH|DELETE) \/|^POST \/(?!positions|presence|delivery_manifest|vehicles\/verify_code|inspections$)|^GET \/(participants|employees|user_types$|users\/:|messages|activity_logger|system\/settings$|cdp)/,
  nobody: /./,
  'dispatcher of a CDP': null,
  'administrator of a CDP': null,
  'driver with every right': null,
};

/** Whether the rules written above forbid the role this route; those for any session are left to the routes. */
export function isNeverFor(role: MatrixRole, route: RouteEntry): boolean {
  if (route.access === 'public' || route.access === 'signedIn' || SELF.test(route.path)) return false;
  return NEVER[role]?.test(`${route.method} ${route.path}`) ?? false;
}
