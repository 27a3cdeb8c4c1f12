import { ENTRIES } from '../ui/access/entries';
import { permission } from '../domain/access/access';
import { HOME, LOGIN } from '../domain/access/paths';
import { PERMISSIONS } from '../domain/access/permissions';
import { registry } from '../resources/registry';
import { callRoutes } from './callRoutes';
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
  ...resourceRoutes('delivery_events', { group: 'rxDeliveries', icon: 'deliveries' }),
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
  ...resourceRoutes('absences'),
  {
    path: '/timesheets',
    title: { page: 'timesheets' },
    view: { load: () => import('../fleet/TimesheetsPage'), messages: 'fleet' },
    needs: PERMISSIONS.time_keeping.view,
    menu: { group: 'schedule', icon: 'hours' },
  },
  ...resourceRoutes('time_corrections'),

  { path: '/data', title: { page: 'data' }, view: { redirectTo: '/data/participants' } },
  ...resourceRoutes('participants', { group: 'data', icon: 'people' }),
  ...resourceRoutes('employees', { group: 'data', icon: 'employees' }),
  ...resourceRoutes('vehicles', { group: 'data', icon: 'vehicle' }),
  ...resourceRoutes('vehicle_capacity_types', { group: 'data', icon: 'capacity', under: VEHICLES }),
  ...resourceRoutes('vehicle_groups', { group: 'data', icon: 'group', under: VEHICLES }),
  ...resourceRoutes('vehicle_garages', { group: 'data', icon: 'garage', under: VEHICLES }),
  ...resourceRoutes('runs', { group: 'data', icon: 'runs' }),
  {
    path: '/changes-history',
    title: { page: 'changesHistory' },
    view: { load: () => import('../fleet/ChangesHistoryPage'), messages: 'fleet' },
    parent: '/data/runs',
    needs: PERMISSIONS.runs.changesHistory,
    menu: { group: 'data', icon: 'history', under: '/data/runs' },
  },
  ...resourceRoutes('cdps', { group: 'data', icon: 'cdp', label: 'cdp' }),
  ...resourceRoutes('facilities', { group: 'data', icon: 'facility', label: 'alfSnf' }),
  ...resourceRoutes('funding_sources', { group: 'data', icon: 'client' }),
  ...resourceRoutes('locations', { group: 'data', icon: 'place' }),
  // Opened from billing.
  ...resourceRoutes('price_lists'),

  {
    path: '/dashboards',
    title: { page: 'dashboards' },
    view: { load: () => import('../dashboards/DashboardsPage'), messages: 'dashboards' },
    needs: PERMISSIONS.dashboards.view,
    menu: { group: 'reports', icon: 'dashboard' },
  },
  {
    path: '/planned-and-real',
    title: { page: 'learnedTimes' },
    view: { load: () => import('../learnedTimes/LearnedTimesPage'), messages: 'dashboards' },
    needs: PERMISSIONS.learned_times.view,
    menu: { group: 'reports', icon: 'runs' },
  },
  {
    path: '/fueling/summary',
    title: { page: 'fuelSummary' },
    view: { load: () => import('../fleet/FuelSummaryPage'), messages: 'fleet' },
    parent: '/fueling',
    needs: PERMISSIONS.fueling.summary,
  },
  ...resourceRoutes('fuel_entries', { group: 'reports', icon: 'fuel', label: 'fueling' }),
  ...resourceRoutes('inspections', { group: 'reports', icon: 'inspection', under: '/fueling' }),
  ...resourceRoutes('inspection_items'),
  {
    path: '/reports',
    title: { page: 'reports' },
    view: { load: () => import('../reportCatalogue/CataloguePage'), messages: 'reports' },
    needs: PERMISSIONS.reports.view,
    menu: { group: 'reports', icon: 'report' },
  },
  {
    path: '/reports/view/:report',
    title: { page: 'report' },
    view: { load: () => import('../reportCatalogue/ReportPage'), messages: 'reports' },
    parent: '/reports',
    needs: PERMISSIONS.reports.view,
  },
  {
    path: '/reports/schedules',
    title: { page: 'reportSchedules' },
    view: { load: () => import('../reportCatalogue/SchedulesPage'), messages: 'reports' },
    parent: '/reports',
    needs: PERMISSIONS.reports.schedules,
  },
  {
    path: '/reports/history',
    title: { page: 'reportHistory' },
    view: { load: () => import('../reportCatalogue/HistoryPage'), messages: 'reports' },
    parent: '/reports',
    needs: PERMISSIONS.reports.history,
  },
  {
    path: '/reports/deliveries',
    title: { page: 'deliveryReport' },
    view: { load: () => import('../reports/DeliveryReportPage') },
    needs: PERMISSIONS.reports.generate,
    menu: { group: 'reports', icon: 'report', report: 'deliveries' },
  },
  {
    path: '/reports/billing',
    title: { page: 'billingReport' },
    view: { load: () => import('../reports/BillingReportPage') },
    needs: PERMISSIONS.billing_report.generate,
    menu: { group: 'reports', icon: 'billing', report: 'billing' },
  },
  {
    path: '/billing',
    title: { page: 'billing' },
    view: { load: () => import('../billing/BillingPage'), messages: 'reports' },
    needs: PERMISSIONS.billing.read,
    menu: { group: 'reports', icon: 'billing' },
  },
  {
    path: '/billing/:id',
    title: { page: 'billingPeriod' },
    view: { load: () => import('../billing/PeriodPage'), messages: 'reports' },
    parent: '/billing',
    needs: PERMISSIONS.billing.read,
  },
  {
    path: '/delivery-report/:eventId',
    title: { page: 'deliveryProof' },
    view: { load: () => import('../proof/DeliveryReportPage'), messages: 'dispatch' },
    needs: PERMISSIONS.dispatch.readProof,
    layout: 'basic',
  },
  {
    path: '/delivery-evidence',
    title: { page: 'deliveryEvidence' },
    view: { load: () => import('../proof/EvidencePage'), messages: 'dispatch' },
    needs: PERMISSIONS.dispatch.readProof,
    menu: { group: 'reports', icon: 'report' },
  },
  {
    path: '/change-log/:changeLog',
    title: { page: 'changeLog' },
    view: { load: () => import('../changeLog/ChangeLogPage'), messages: 'settings' },
    needs: PERMISSIONS.activity_logger.read,
  },

  {
    path: '/roles-permissions',
    title: { page: 'rolesPermissions' },
    view: { load: () => import('../roles/RolesPage'), messages: 'settings' },
    needs: permission('GET', '/user_types'),
    menu: { group: 'settings', icon: 'roles' },
  },
  {
    path: '/roles-permissions/add',
    title: { page: 'addRole' },
    view: { load: () => import('../roles/RolePage'), messages: 'settings' },
    parent: '/roles-permissions',
    needs: permission('POST', '/user_types'),
    redirect: '/roles-permissions',
  },
  {
    path: '/roles-permissions/:id',
    title: { page: 'role' },
    view: { load: () => import('../roles/RolePage'), messages: 'settings' },
    parent: '/roles-permissions',
    needs: permission('GET', '/user_types'),
  },
  {
    path: '/advanced-settings',
    title: { page: 'advancedSettings' },
    view: { load: () => import('../settings/AdvancedSettingsPage'), messages: 'settings' },
    needs: PERMISSIONS.advanced_settings.read,
    menu: { group: 'settings', icon: 'settings' },
  },
  {
    path: '/delivery-settings',
    title: { page: 'deliverySettings' },
    view: { load: () => import('../settings/DeliverySettingsPage'), messages: 'settings' },
    needs: PERMISSIONS.advanced_settings.read,
    parent: '/advanced-settings',
  },
  {
    path: '/app-settings',
    title: { page: 'appSettings' },
    view: { load: () => import('../settings/AppSettingsPage'), messages: 'settings' },
    needs: PERMISSIONS.advanced_settings.read,
    parent: '/advanced-settings',
  },
  {
    path: '/integrations',
    title: { page: 'integrations' },
    view: { load: () => import('../inboxKeys/InboxKeysPage'), messages: 'orders' },
    needs: PERMISSIONS.delivery_inbox.readKeys,
    menu: { group: 'settings', icon: 'integrations' },
  },
  {
    path: '/notifications',
    title: { page: 'notifications' },
    view: { load: () => import('./notifications/NotificationsPage'), messages: 'notifications' },
    menu: { icon: 'bell', label: 'notification' },
  },
  { path: '/account', title: { page: 'account' }, view: { load: () => import('../settings/AccountPage') } },
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
    view: { load: () => import('../settings/account/ChangePasswordPage') },
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
