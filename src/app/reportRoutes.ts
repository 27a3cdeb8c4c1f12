import { PERMISSIONS } from '../domain/access/permissions';
import { resourceRoutes } from './resourceRoutes';
import type { RouteEntry } from '../ui/routes/routeTypes';

/** Figures, fleet, reports and billing: what the office looks at after the day. */
export const reportRoutes: readonly RouteEntry[] = [
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
  ...resourceRoutes('fuel_entries', { menu: { group: 'reports', icon: 'fuel', label: 'fueling' } }),
  ...resourceRoutes('inspections', { menu: { group: 'reports', icon: 'inspection', under: '/fueling' } }),
  ...resourceRoutes('inspection_items', { parent: '/inspections' }),
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
];
