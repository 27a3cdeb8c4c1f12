import { PERMISSIONS } from '../domain/access/permissions';
import type { RouteEntry } from '../ui/routes/routeTypes';

/** Phone calls: their log, and the phone outside of a demo, which the phone in the header leads to. */
export const callRoutes: readonly RouteEntry[] = [
  {
    path: '/calls',
    title: { page: 'calls' },
    view: { load: () => import('../calls/CallLogPage'), messages: 'settings' },
    needs: PERMISSIONS.calls.list,
    menu: { group: 'rxDeliveries', icon: 'phone', under: '/text-messages' },
  },
  {
    path: '/demo-phone',
    title: { page: 'demoPhone' },
    view: { load: () => import('../calls/DemoPhonePage'), messages: 'calls' },
    needs: PERMISSIONS.calls.make,
  },
];
