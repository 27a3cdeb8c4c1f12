import { ENTRIES } from '../ui/access/entries';
import { permission } from '../domain/access/access';
import { HOME, LOGIN } from '../domain/access/paths';
import { PERMISSIONS } from '../domain/access/permissions';
import { registry } from '../resources/registry';
import { callRoutes } from './callRoutes';
import { reportRoutes } from './reportRoutes';
import { settingsRoutes } from './settingsRoutes';
import { resourceRoutes } from './resourceRoutes';
import type { RouteEntry } from '../ui/routes/routeTypes';

const home = { load: () => import('../today/HomePage'), messages: 'today' } as const;
/** Its catalogs stand under it in the menu. */
const VEHICLES = registry.vehicles.screen;
/** Pages outside the app, which need a reload. */
const otherDoor = { load: () => import('./OtherEntry') };

/**
 * The route table (spec §2), in menu order.
 */
export const routes: readonly RouteEntry[] = [
  { path: '/', title: { page: 'home' }, view: home, menu: { icon: 'home' } },
  { path: HOME, title: { page: 'home' }, view: home },
  { path: LOGIN, title: { page: 'login' }, view: { redirectTo: HOME } },

  {
    path: '/dispatch',
    title: { page: 'dispatch' },
    view: { load: () => import('../dispatch/DispatchPage'), messages: 'dispatch' },
    needs: permission('GET', '/delivery_manifest'),
    menu: { group: 'rxDeliveries', icon: 'dispatch' },
  },
  {
    path: '/dispatch/issues',
    title: { page: 'dispatchIssues' },
    view: { load: () => import('../dispatch/issues/IssuesPage'), messages: 'dispatch' },
    parent: '/dispatch',
    needs: PERMISSIONS.dispatch.viewIssues,
  },
  {
    path: '/text-messages',
    title: { page: 'textMessages' },
    view: { load: () => import('../conversations/ConversationsPage'), messages: 'conversations' },
    needs: PERMISSIONS.conversations.list,
    menu: { group: 'rxDeliveries', icon: 'inbox' },
  },
  ...callRoutes,
  ...resourceRoutes('delivery_events', { menu: { group: 'rxDeliveries', icon: 'deliveries' } }),
  {
    path: '/custody',
    title: { page: 'custody' },
    view: { load: () => import('../custody/CustodyPage'), messages: 'dispatch' },
    parent: '/dispatch',
    needs: PERMISSIONS.custody.list,
    menu: { group: 'rxDeliveries', icon: 'custody' },
  },
  {
    path: '/cash-up',
    title: { page: 'cashUp' },
    view: { load: () => import('../cashUp/CashUpPage'), messages: 'dispatch' },
    parent: '/dispatch',
    needs: PERMISSIONS.custody.cashUps,
    menu: { group: 'rxDeliveries', icon: 'cash' },
  },
  { path: '/schedule', title: { page: 'schedule' }, view: { redirectTo: '/schedule/scheduling' } },
  {
    path: '/schedule/scheduling',
    title: { page: 'scheduling' },
    view: { load: () => import('../scheduling/SchedulingPage'), messages: 'dispatch' },
    needs: permission('GET', '/delivery_manifest'),
    menu: { group: 'schedule', icon: 'scheduling' },
  },
  {
    path: '/schedule/imports',
    title: { page: 'imports' },
    view: { load: () => import('../imports/ImportsPage'), messages: 'orders' },
    needs: PERMISSIONS.imports.list,
    menu: { group: 'schedule', icon: 'imports' },
  },
  {
    path: '/schedule/imports/create-csv',
    title: { page: 'createImport' },
    view: { load: () => import('../imports/typed/TypedLotPage'), messages: 'orders' },
    parent: '/schedule/imports',
    needs: permission('POST', '/file_import'),
  },
  {
    path: '/schedule/imports/:lotId',
    title: { page: 'importLot' },
    view: { load: () => import('../imports/LotPage'), messages: 'orders' },
    parent: '/schedule/imports',
    needs: PERMISSIONS.imports.read,
  },
  {
    path: '/schedule/deliveries-inbox',
    title: { page: 'deliveriesInbox' },
    view: { load: () => import('../inbox/InboxPage'), messages: 'orders' },
    needs: PERMISSIONS.delivery_inbox.list,
    menu: { group: 'schedule', icon: 'inbox' },
  },

  {
    path: '/calendar',
    title: { page: 'calendar' },
    view: { load: () => import('../fleet/CalendarPage'), messages: 'fleet' },
    needs: PERMISSIONS.calendar.view,
    menu: { group: 'schedule', icon: 'calendar' },
  },
  ...resourceRoutes('absences', { parent: '/calendar' }),
  {
    path: '/timesheets',
    title: { page: 'timesheets' },
    view: { load: () => import('../fleet/TimesheetsPage'), messages: 'fleet' },
    needs: PERMISSIONS.time_keeping.view,
    menu: { group: 'schedule', icon: 'hours' },
  },
  ...resourceRoutes('time_corrections', { parent: '/timesheets' }),

  { path: '/data', title: { page: 'data' }, view: { redirectTo: '/data/participants' } },
  ...resourceRoutes('participants', { menu: { group: 'data', icon: 'people' } }),
  ...resourceRoutes('employees', { menu: { group: 'data', icon: 'employees' } }),
  ...resourceRoutes('vehicles', { menu: { group: 'data', icon: 'vehicle' } }),
  ...resourceRoutes('vehicle_capacity_types', { menu: { group: 'data', icon: 'capacity', under: VEHICLES } }),
  ...resourceRoutes('vehicle_groups', { menu: { group: 'data', icon: 'group', under: VEHICLES } }),
  ...resourceRoutes('vehicle_garages', { menu: { group: 'data', icon: 'garage', under: VEHICLES } }),
  ...resourceRoutes('runs', { menu: { group: 'data', icon: 'runs' } }),
  {
    path: '/changes-history',
    title: { page: 'changesHistory' },
    view: { load: () => import('../fleet/ChangesHistoryPage'), messages: 'fleet' },
    parent: '/data/runs',
    needs: PERMISSIONS.runs.changesHistory,
    menu: { group: 'data', icon: 'history', under: '/data/runs' },
  },
  ...resourceRoutes('cdps', { menu: { group: 'data', icon: 'cdp', label: 'cdp' } }),
  ...resourceRoutes('facilities', { menu: { group: 'data', icon: 'facility', label: 'alfSnf' } }),
  ...resourceRoutes('funding_sources', { menu: { group: 'data', icon: 'client' } }),
  ...resourceRoutes('locations', { menu: { group: 'data', icon: 'place' } }),
  ...resourceRoutes('price_lists', { parent: '/billing' }),

  ...reportRoutes,
  {
    path: '/change-log/:changeLog',
    title: { page: 'changeLog' },
    view: { load: () => import('../changeLog/ChangeLogPage'), messages: 'settings' },
    needs: PERMISSIONS.activity_logger.read,
  },

  ...settingsRoutes,
  {
    path: '/notifications',
    title: { page: 'notifications' },
    view: { load: () => import('./notifications/NotificationsPage'), messages: 'notifications' },
    menu: { icon: 'bell', label: 'notification' },
  },
  {
    path: '/account',
    title: { page: 'account' },
    view: { load: () => import('../settings/AccountPage'), messages: 'ownAccount' },
  },
  {
    path: '/account/notifications',
    title: { page: 'notificationSettings' },
    view: {
      load: () => import('./notifications/settings/NotificationSettingsPage'),
      messages: 'notifications',
    },
    parent: '/account',
  },
  {
    path: '/roles-permissions/:id/notifications',
    title: { page: 'notificationDefaults' },
    view: { load: () => import('./notifications/settings/RoleDefaultsPage'), messages: 'notifications' },
    parent: '/roles-permissions',
    needs: PERMISSIONS.role_permissions.update,
  },
  {
    path: '/change-password',
    title: { page: 'changePassword' },
    view: { load: () => import('../settings/account/ChangePasswordPage'), messages: 'ownAccount' },
    parent: '/account',
  },
  {
    path: '/access-log',
    title: { page: 'accessLog' },
    view: { load: () => import('../accessLog/AccessLogPage'), messages: 'settings' },
    needs: PERMISSIONS.activity_logger.readAccesses,
    menu: { group: 'settings', icon: 'access' },
  },
  {
    path: '/operations',
    title: { page: 'operations' },
    view: { load: () => import('../operations/OperationsPage'), messages: 'settings' },
    needs: PERMISSIONS.operations.view,
    menu: { group: 'settings', icon: 'operations' },
  },
  {
    path: '/outbox',
    title: { page: 'outbox' },
    view: { load: () => import('../settings/outbox/OutboxPage'), messages: 'outreach' },
    needs: permission('GET', '/messages'),
    menu: { group: 'settings', icon: 'outbox' },
  },
  {
    path: '/recipient-messages',
    title: { page: 'recipientMessages' },
    view: { load: () => import('../settings/recipientMessages/RecipientMessagesPage'), messages: 'outreach' },
    needs: PERMISSIONS.recipient_messages.view,
    menu: { group: 'settings', icon: 'people' },
  },
  {
    path: '/map',
    title: { page: 'map' },
    view: { load: () => import('../dispatch/map/MapPage'), messages: 'dispatch' },
    layout: 'basic',
    needs: permission('GET', '/delivery_manifest'),
  },

  ...ENTRIES.map(({ path, title }) => ({
    path,
    title: { page: title },
    view: otherDoor,
    layout: 'public' as const,
  })),
  {
    path: '*',
    title: { page: 'notFound' },
    view: 'catchAll',
  },
];
