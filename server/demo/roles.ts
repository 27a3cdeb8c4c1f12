import type { Permission } from '../../src/domain/access/access';

interface Role {
  name: 'Administrator' | 'Dispatcher' | 'Scheduler' | 'Pharmacy' | 'Driver';
  is_driver?: true;
  holds: (permission: Permission) => boolean;
}

/** Paths that only administrators see or change: accounts, roles, settings, the logs of user actions. */
const ADMINISTRATION =
  /^\/(users?|user_types|system|settings|activity_logger|access_log|change_log|audit|messages|inbox_keys|webhook|billing|price_lists|operations|kept_data|legal_holds|erasures|person_exports)/;
const OPERATIONS =
  /^\/(delivery_manifest|delivery_events|commands|orders|tracking|positions|catalogs|async_request|notification|custody|cash_ups|reports|scheduling|calls|conversations)/;
/** Actions of dispatchers on drivers in the course of a day. */
const DRIVERS_DAY = /^\/employees\/:id\/(bypass_start_work|set_default)$/;
/** Hours that a run does not tell are entered by dispatchers, and approved by administrators. */
const HOURS = /^\/time_corrections(\/:id)?$/;
const PARTICIPANTS = /^\/participants/;
const RUNS = /^\/runs/;
const IMPORTS = /^\/(file_import|deliveries_inbox|presigned)/;

const isRead = ({ http_method, path_route }: Permission) =>
  http_method === 'GET' || path_route.endsWith('/search');
/** Only the administration may see the home address of a colleague. */
const HOME_ADDRESS = /^\/employees\/.*home_address$/;
const isAdministration = ({ path_route }: Permission) =>
  ADMINISTRATION.test(path_route) || HOME_ADDRESS.test(path_route);
const isOn = (paths: RegExp, { path_route }: Permission) => paths.test(path_route);

/** User types of the demo, ids 1 to 5 in this order, with the pairs that each holds out of those the server knows. */
export const DEMO_ROLES: readonly Role[] = [
  { name: 'Administrator', holds: () => true },
  {
    name: 'Dispatcher',
    holds: (pair) =>
      !isAdministration(pair) &&
      (isRead(pair) ||
        isOn(OPERATIONS, pair) ||
        isOn(PARTICIPANTS, pair) ||
        isOn(DRIVERS_DAY, pair) ||
        isOn(HOURS, pair)),
  },
  {
    name: 'Scheduler',
    holds: (pair) =>
      !isAdministration(pair) &&
      (isRead(pair) ||
        isOn(OPERATIONS, pair) ||
        isOn(PARTICIPANTS, pair) ||
        isOn(IMPORTS, pair) ||
        isOn(RUNS, pair)),
  },
  {
    name: 'Pharmacy',
    holds: (pair) =>
      pair.path_route === '/orders' ||
      (isRead(pair) &&
        /^\/(cdp|participants|delivery_manifest|delivery_events|facilities|file_import|funding_sources|catalogs|dashboards)/.test(
          pair.path_route,
        )),
  },
  {
    name: 'Driver',
    is_driver: true,
    holds: ({ http_method, path_route }) =>
      (http_method === 'POST' &&
        /^\/positions$|change_status|return_delivery|^\/vehicles\/verify_code$|^\/inspections$/.test(
          path_route,
        )) ||
      (http_method === 'GET' && /^\/(delivery_manifest|catalogs|inspections\/checklist)/.test(path_route)),
  },
];

/** Id of a demo role. */
export function roleId(name: Role['name']): number {
  return DEMO_ROLES.findIndex((role) => role.name === name) + 1;
}
