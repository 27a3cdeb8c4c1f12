import { confirmEmailRoutes } from './records/accounts/confirmEmail';
import { accessLogRoutes } from './platform/accessLog/routes';
import { firstAdministratorRoutes } from './records/accounts/firstAdministrator';
import { passwordRoutes } from './records/accounts/passwordRoutes';
import { accountsRoutes } from './records/accounts/routes';
import { sessionsRoutes } from './records/accounts/sessionsRoutes';
import { signInRoutes } from './records/accounts/signIn';
import { asyncRequestsRoutes } from './day/asyncRequests/routes';
import { mapRoutes } from './outside/map/routes';
import { homeAddressRoutes } from './records/addresses/homeAddressRoutes';
import { placeMapRoutes } from './records/addresses/placeMapRoutes';
import { participantAddressesRoutes } from './records/addresses/participantAddressesRoutes';
import { placesRoutes } from './records/catalogs/placesRoutes';
import { auditRoutes } from './records/activity/routes';
import { cashUpRoutes } from './day/cashUp/routes';
import { callsRoutes } from './day/calls/routes';
import { callLogRoutes } from './day/calls/logRoutes';
import { demoPhoneRoutes } from './day/calls/demoPhoneRoutes';
import { twilioCallRoutes } from './day/calls/twilioRoutes';
import { catalogsRoutes } from './records/catalogs/routes';
import type { RouteModule } from './context';
import { dashboardsRoutes } from './day/dashboards/routes';
import { planningRoutes } from './day/dispatch/planning/planningRoutes';
import { conversationsRoutes } from './day/conversations/routes';
import { twilioRoutes } from './day/conversations/twilioRoutes';
import { custodyRoutes } from './day/custody/routes';
import { bypassStartWorkRoute } from './day/dispatch/bypassStartWork';
import { presenceRoutes } from './day/dispatch/presenceRoutes';
import { dispatchRoutes } from './day/dispatch/routes';
import { stopMapRoutes } from './day/dispatch/stopMapRoutes';
import { issuesRoutes } from './day/dispatch/issues/routes';
import { noticesRoutes } from './day/dispatch/notices/routes';
import { shareRoutes } from './day/dispatch/share/routes';
import { inboxKeysRoutes } from './day/inbox/keysRoutes';
import { receiveRoutes } from './day/inbox/receiveRoutes';
import { supplyDeliveryRoute } from './day/inbox/supplyDeliveryRoute';
import { inboxRoutes } from './day/inbox/routes';
import { importsRoutes } from './day/imports/routes';
import { clientProofRoute } from './day/webhooks/proofRoute';
import { webhooksRoutes } from './day/webhooks/routes';
import { messagesRoutes } from './records/sentMessages/routes';
import { learningRoutes } from './day/learning/routes';
import { employeeAccountRoutes } from './records/employees/accountRoutes';
import { employeesRoutes } from './records/employees/routes';
import { filesRoutes } from './records/pictures/routes';
import { geocodingRoutes } from './outside/geocoding/routes';
import { notificationPreferencesRoutes } from './platform/notifications/preferencesRoutes';
import { notificationsRoutes } from './platform/notifications/routes';
import { followRoutes } from './day/news/followRoutes';
import { fuelingRoutes } from './records/fueling/routes';
import { inspectionsRoutes } from './day/inspections/routes';
import { calendarRoutes } from './records/absences/routes';
import { timeKeepingRoutes } from './day/timeKeeping/routes';
import { keepingRoutes } from './day/keeping/routes';
import { operationsRoutes } from './platform/metrics/operationsRoutes';
import { openapiRoutes } from './platform/openapi/routes';
import { ordersRoutes } from './day/orders/routes';
import { outreachRoutes } from './day/outreach/routes';
import { toldRoutes } from './day/outreach/toldRoutes';
import { overviewRoutes } from './day/overview/routes';
import { participantsRoutes } from './records/participants/routes';
import { positionsRoutes } from './day/positions/routes';
import { resourcesRoutes } from './records/resources/routes';
import { runsRoutes } from './records/runs/routes';
import { pushRoutes } from './outside/push/routes';
import { stopRecipientRoute } from './day/recipients/stopRecipientRoute';
import { recipientPageRoutes } from './day/recipients/pageRoutes';
import { proofRoutes } from './day/proof/routes';
import { billingRoutes } from './day/billing/routes';
import { reportCatalogueRoutes } from './day/reports/catalogue/catalogueRoutes';
import { reportSchedulesRoutes } from './day/reports/schedules/routes';
import { reportsRoutes } from './day/reports/routes';
import { demoTextsRoutes } from './demo/texts/routes';
import { demoDriversRoutes } from './demo/drivers/routes';
import { draftsRoutes } from './day/scheduling/draftsRoutes';
import { summaryRoutes } from './day/scheduling/summaryRoutes';
import { templatesRoutes } from './day/scheduling/templatesRoutes';
import { ownFactorsRoutes } from './records/secondFactor/ownRoutes';
import { passkeysRoutes } from './records/secondFactor/passkeyRoutes';
import { resetFactorsRoutes } from './records/secondFactor/resetRoutes';
import { secondStepRoutes } from './records/secondFactor/stepRoutes';
import { settingsRoutes } from './records/settings/routes';
import { rolesRoutes } from './records/roles/routes';
import { todayRoutes } from './day/today/routes';
import { trackingRoutes } from './day/tracking/routes';
import { vehiclePhonesRoutes } from './records/vehicles/phonesRoutes';
import { vehiclesRoutes } from './records/vehicles/routes';

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
  followRoutes,
  notificationPreferencesRoutes,
  pushRoutes,
  messagesRoutes,
  outreachRoutes,
  toldRoutes,
  resourcesRoutes,
  participantsRoutes,
  runsRoutes,
  catalogsRoutes,
  filesRoutes,
  placesRoutes,
  geocodingRoutes,
  mapRoutes,
  placeMapRoutes,
  participantAddressesRoutes,
  homeAddressRoutes,
  employeesRoutes,
  employeeAccountRoutes,
  bypassStartWorkRoute,
  vehiclesRoutes,
  vehiclePhonesRoutes,
  fuelingRoutes,
  inspectionsRoutes,
  calendarRoutes,
  timeKeepingRoutes,
  todayRoutes,
  overviewRoutes,
  dashboardsRoutes,
  learningRoutes,
  dispatchRoutes,
  stopMapRoutes,
  summaryRoutes,
  templatesRoutes,
  issuesRoutes,
  planningRoutes,
  draftsRoutes,
  callsRoutes,
  callLogRoutes,
  demoPhoneRoutes,
  twilioCallRoutes,
  custodyRoutes,
  cashUpRoutes,
  presenceRoutes,
  shareRoutes,
  noticesRoutes,
  ordersRoutes,
  inboxRoutes,
  receiveRoutes,
  supplyDeliveryRoute,
  inboxKeysRoutes,
  webhooksRoutes,
  clientProofRoute,
  importsRoutes,
  positionsRoutes,
  trackingRoutes,
  recipientPageRoutes,
  stopRecipientRoute,
  conversationsRoutes,
  twilioRoutes,
  proofRoutes,
  reportsRoutes,
  reportCatalogueRoutes,
  reportSchedulesRoutes,
  billingRoutes,
  asyncRequestsRoutes,
  settingsRoutes,
  auditRoutes,
  accessLogRoutes,
  operationsRoutes,
  keepingRoutes,
  openapiRoutes,
  demoDriversRoutes,
  demoTextsRoutes,
];
