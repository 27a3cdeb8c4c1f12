import { confirmEmailRoom } from './accounts/confirmEmail';
import { accessLogRoom } from './accessLog/room';
import { firstAdministratorRoom } from './accounts/firstAdministrator';
import { passwordRoom } from './accounts/passwordRoom';
import { accountsRoom } from './accounts/room';
import { sessionsRoom } from './accounts/sessionsRoom';
import { signInRoom } from './accounts/signIn';
import { asyncRequestsRoom } from './asyncRequests/room';
import { homeAddressRoom } from './addresses/homeAddressRoom';
import { participantAddressesRoom } from './addresses/participantAddressesRoom';
import { placesRoom } from './catalogs/placesRoom';
import { auditRoom } from './audit/room';
import { cashUpRoom } from './cashUp/room';
import { catalogsRoom } from './catalogs/room';
import type { Room } from './context';
import { planningRoom } from './dispatch/planning/planningRoom';
import { custodyRoom } from './custody/room';
import { presenceRoom } from './dispatch/presenceRoom';
import { dispatchRoom } from './dispatch/room';
import { issuesRoom } from './dispatch/issues/room';
import { noticesRoom } from './dispatch/notices/room';
import { shareRoom } from './dispatch/share/room';
import { inboxKeysRoom } from './inbox/keysRoom';
import { receiveRoom } from './inbox/receiveRoom';
import { inboxRoom } from './inbox/room';
import { importsRoom } from './imports/room';
import { messagesRoom } from './messages/room';
import { employeeAccountRoom } from './employees/accountRoom';
import { employeesRoom } from './employees/room';
import { filesRoom } from './files/room';
import { geocodingRoom } from './geocoding/room';
import { notificationsRoom } from './notifications/room';
import { openapiRoom } from './openapi/room';
import { ordersRoom } from './orders/room';
import { participantsRoom } from './participants/room';
import { positionsRoom } from './positions/room';
import { resourcesRoom } from './resources/room';
import { runsRoom } from './runs/room';
import { proofRoom } from './proof/room';
import { reportsRoom } from './reports/room';
import { draftsRoom } from './scheduling/draftsRoom';
import { summaryRoom } from './scheduling/summaryRoom';
import { templatesRoom } from './scheduling/templatesRoom';
import { ownFactorsRoom } from './secondFactor/ownRoom';
import { passkeysRoom } from './secondFactor/passkeyRoom';
import { resetFactorsRoom } from './secondFactor/resetRoom';
import { secondStepRoom } from './secondFactor/stepRoom';
import { settingsRoom } from './settings/room';
import { rolesRoom } from './roles/room';
import { trackingRoom } from './tracking/room';
import { vehiclesRoom } from './vehicles/room';

/** Every room of the server: the one list that `buildApp` registers under the base. */
export const rooms: readonly Room[] = [
  signInRoom,
  secondStepRoom,
  ownFactorsRoom,
  passkeysRoom,
  resetFactorsRoom,
  accountsRoom,
  sessionsRoom,
  passwordRoom,
  confirmEmailRoom,
  firstAdministratorRoom,
  rolesRoom,
  notificationsRoom,
  messagesRoom,
  resourcesRoom,
  participantsRoom,
  runsRoom,
  catalogsRoom,
  filesRoom,
  placesRoom,
  geocodingRoom,
  participantAddressesRoom,
  homeAddressRoom,
  employeesRoom,
  employeeAccountRoom,
  vehiclesRoom,
  dispatchRoom,
  summaryRoom,
  templatesRoom,
  issuesRoom,
  planningRoom,
  draftsRoom,
  custodyRoom,
  cashUpRoom,
  presenceRoom,
  shareRoom,
  noticesRoom,
  ordersRoom,
  inboxRoom,
  receiveRoom,
  inboxKeysRoom,
  importsRoom,
  positionsRoom,
  trackingRoom,
  proofRoom,
  reportsRoom,
  asyncRequestsRoom,
  settingsRoom,
  auditRoom,
  accessLogRoom,
  openapiRoom,
];
