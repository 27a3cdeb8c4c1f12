import { confirmEmailRoutes } from './accounts/confirmEmail';
import { accessLogRoutes } from './accessLog/routes';
import { firstAdministratorRoutes } from './accounts/firstAdministrator';
import { passwordRoutes } from './accounts/passwordRoutes';
import { accountsRoutes } from './accounts/routes';
import { sessionsRoutes } from './accounts/sessionsRoutes';
import { signInRoutes } from './accounts/signIn';
import { asyncRequestsRoutes } from './asyncRequests/routes';
import { homeAddressRoutes } from './addresses/homeAddressRoutes';
import { participantAddressesRoutes } from './addresses/participantAddressesRoutes';
import { placesRoutes } from './catalogs/placesRoutes';
import { auditRoutes } from './audit/routes';
import { cashUpRoutes } from './cashUp/routes';
import { catalogsRoutes } from './catalogs/routes';
import type { RouteModule } from './context';
import { dashboardsRoutes } from './dashboards/routes';
import { planningRoutes } from './dispatch/planning/planningRoutes';
import { custodyRoutes } from './custody/routes';
import { presenceRoutes } from './dispatch/presenceRoutes';
import { dispatchRoutes } from './dispatch/routes';
import { issuesRoutes } from './dispatch/issues/routes';
import { noticesRoutes } from './dispatch/notices/routes';
import { shareRoutes } from './dispatch/share/routes';
import { inboxKeysRoutes } from './inbox/keysRoutes';
import { receiveRoutes } from './inbox/receiveRoutes';
import { inboxRoutes } from './inbox/routes';
import { importsRoutes } from './imports/routes';
import { messagesRoutes } from './messages/routes';
import { employeeAccountRoutes } from './employees/accountRoutes';
import { employeesRoutes } from './employees/routes';
import { filesRoutes } from './files/routes';
import { geocodingRoutes } from './geocoding/routes';
import { notificationsRoutes } from './notifications/routes';
import { openapiRoutes } from './openapi/routes';
import { ordersRoutes } from './orders/routes';
import { participantsRoutes } from './participants/routes';
import { positionsRoutes } from './positions/routes';
import { resourcesRoutes } from './resources/routes';
import { runsRoutes } from './runs/routes';
import { proofRoutes } from './proof/routes';
import { reportsRoutes } from './reports/routes';
import { draftsRoutes } from './scheduling/draftsRoutes';
import { summaryRoutes } from './scheduling/summaryRoutes';
import { templatesRoutes } from './scheduling/templatesRoutes';
import { ownFactorsRoutes } from './secondFactor/ownRoutes';
import { passkeysRoutes } from './secondFactor/passkeyRoutes';
import { resetFactorsRoutes } from './secondFactor/resetRoutes';
import { secondStepRoutes } from './secondFactor/stepRoutes';
import { settingsRoutes } from './settings/routes';
import { rolesRoutes } from './roles/routes';
import { todayRoutes } from './today/routes';
import { trackingRoutes } from './tracking/routes';
import { vehiclesRoutes } from './vehicles/routes';

/** The routes of every feature; `buildApp` registers this list under the base. */
export const routeModules: readonly RouteModule[] = [
  signInRoutes,
  secondStepRoutes,
  ownFactorsRoutes,
  passkeysRoutes,
  resetFactorsRoutes,
  accountsRoutes,
  sessionsRoutes,
  passwordRoutes,
  confirmEmailRoutes,
  firstAdministratorRoutes,
  rolesRoutes,
  notificationsRoutes,
  messagesRoutes,
  resourcesRoutes,
  participantsRoutes,
  runsRoutes,
  catalogsRoutes,
  filesRoutes,
  placesRoutes,
  geocodingRoutes,
  participantAddressesRoutes,
  homeAddressRoutes,
  employeesRoutes,
  employeeAccountRoutes,
  vehiclesRoutes,
  todayRoutes,
  dashboardsRoutes,
  dispatchRoutes,
  summaryRoutes,
  templatesRoutes,
  issuesRoutes,
  planningRoutes,
  draftsRoutes,
  custodyRoutes,
  cashUpRoutes,
  presenceRoutes,
  shareRoutes,
  noticesRoutes,
  ordersRoutes,
  inboxRoutes,
  receiveRoutes,
  inboxKeysRoutes,
  importsRoutes,
  positionsRoutes,
  trackingRoutes,
  proofRoutes,
  reportsRoutes,
  asyncRequestsRoutes,
  settingsRoutes,
  auditRoutes,
  accessLogRoutes,
  openapiRoutes,
];
