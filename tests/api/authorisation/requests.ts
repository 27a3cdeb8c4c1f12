import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { DAY } from '../../support/dispatchDay';
import type { Side } from './objects';
import { CALL_REQUESTS } from './callRequests';
import { PREPARED_REQUESTS, type Prepared } from './prepared';
import { CONVERSATION_REQUESTS } from './conversationRequests';
import { REPORT_REQUESTS } from './reportRequests';

/** What one CDP has beside its run: made through the API by its own office. */
export interface Belongings extends Prepared {
  side: Side;
  keyId: number;
  messageId: number;
  conversationId: number;
  /** It has not left. */
  waitingMessageId: number;
  entryId: number;
  lotId: number;
  draftId: number;
  userId: number;
  /** Of a person of its office who holds every right. */
  officeId: number;
  /** A report that is made by itself. */
  scheduleId: number;
  /** Whose account it is. */
  employeeId: number;
  roleId: number;
  /** Where its recipients live, and what its driver is in. */
  facilityId: number;
  vehicleId: number;
  /** With an open critical defect, on its run. */
  inspectionId: number;
  /** A command on another run of this CDP. */
  commandId: string;
  fundingSourceId: number;
}

interface Ask {
  path?: string;
  body?: object;
  /** Of the record, as the office has seen it; 1 unless said otherwise. */
  version?: number;
}
/** A lot takes no day that is over. */
const LATER = '2090-01-02';

export type Maker = (of: Belongings) => Ask;

const stopsOf = ({ side: { run } }: Belongings) => ({
  delivery_event_ids: [run.stops[0] ?? 0],
  versions: { [run.stops[0] ?? 0]: 1 },
});
const runsOf = ({ side: { run } }: Belongings) => ({ ids: [run.id], versions: { [run.id]: 1 } });
const day = `date=${DAY}`;
const word = { reason: 'DEMO' };
const entry: Maker = ({ entryId }) => ({ path: `/deliveries_inbox/${entryId}` });
const account =
  (verb: string): Maker =>
  ({ userId }) => ({ path: `/users/${userId}/${verb}` });
const query =
  (path: string): Maker =>
  () => ({ path: `${path}?${day}` });
const lot =
  (verb = ''): Maker =>
  ({ lotId }) => ({ path: `/file_import/${lotId}${verb}`, body: {} });

const inspection =
  (part = ''): Maker =>
  ({ inspectionId }) => ({ path: `/inspections/${inspectionId}${part}` });

/**
 * One valid request per route whose rows the path alone does not name: about what the given CDP has. Lists are asked
 * whole: they must not speak of the other CDP.
 */
export const REQUESTS: Readonly<Record<string, Maker>> = {
  ...PREPARED_REQUESTS,
  ...CALL_REQUESTS,
  ...REPORT_REQUESTS,
  ...CONVERSATION_REQUESTS,
  'GET /users/:id/lock': account('lock'),
  'PATCH /users/:id/block': account('block'),
  'PATCH /users/:id/reactivate': account('reactivate'),
  'GET /users/:id/fetch_password': account('fetch_password'),
  'DELETE /users/:id/second_factor': account('second_factor'),
  'PUT /employees/:id/account': ({ employeeId, roleId, side }) => ({
    path: `/employees/${employeeId}/account`,
    body: {
      email: `demo${employeeId}@example.test`,
      user_type_id: roleId,
      is_cdp: true,
      cdp_id: side.run.cdp_id,
    },
  }),
  'DELETE /employees/:id/account/email_change': ({ employeeId }) => ({
    path: `/employees/${employeeId}/account/email_change`,
  }),
  'POST /employees/:id/account/email_change/send': ({ employeeId }) => ({
    path: `/employees/${employeeId}/account/email_change/send`,
  }),
  'POST /presigned': ({ side }) => ({
    body: { api: 'address', file_name: `${side.addressId}.png`, content_type: 'image/png' },
  }),
  'GET /presigned/:api': ({ side }) => ({ path: `/presigned/address?file_name=${side.addressId}.png` }),
  'POST /commands/:commandId/undo': ({ commandId }) => ({ path: `/commands/${commandId}/undo` }),
  'POST /commands/:commandId/undo_override': ({ commandId }) => ({
    path: `/commands/${commandId}/undo_override`,
  }),
  'GET /access_log': () => ({}),
  'GET /access_log/total_items': () => ({}),
  'GET /access_log/people': () => ({}),
  'POST /deliveries_inbox': ({ fundingSourceId, side }) => ({
    body: {
      order_number: 'RX1',
      funding_source_id: fundingSourceId,
      close_door_pharmacy_id: side.run.cdp_id,
    },
  }),
  'POST /deliveries_inbox/process_csv': ({ entryId, side }) => ({
    body: { ids: [entryId], delivery_date: LATER, close_door_pharmacy_id: side.run.cdp_id },
  }),
  'POST /file_import': ({ fundingSourceId, side }) => ({
    body: {
      file_name: 'DEMO',
      rows: [],
      funding_source_id: fundingSourceId,
      close_door_pharmacy_id: side.run.cdp_id,
      delivery_date: LATER,
    },
  }),
  'POST /file_import/:lotId/rows': ({ lotId }) => ({
    path: `/file_import/${lotId}/rows`,
    body: { rows: [{ order_number: 'RX2' }] },
  }),
  'GET /messages': () => ({}),
  'GET /messages/total_items': () => ({}),
  'GET /messages/:id': ({ messageId }) => ({ path: `/messages/${messageId}` }),
  'POST /messages/:id/retry': ({ messageId }) => ({ path: `/messages/${messageId}/retry` }),
  'POST /messages/:id/stop': ({ waitingMessageId }) => ({ path: `/messages/${waitingMessageId}/stop` }),
  'GET /inbox_keys': () => ({}),
  'POST /inbox_keys': ({ fundingSourceId, side }) => ({
    body: { name: 'DEMO', funding_source_id: fundingSourceId, close_door_pharmacy_id: side.run.cdp_id },
  }),
  'DELETE /inbox_keys/:id': ({ keyId }) => ({ path: `/inbox_keys/${keyId}` }),
  'GET /fhir/SupplyDelivery': () => ({ path: '/fhir/SupplyDelivery?identifier=RX00000001' }),
  'GET /deliveries_inbox': () => ({}),
  'GET /deliveries_inbox/total_items': () => ({}),
  'GET /deliveries_inbox/:id': entry,
  'PUT /deliveries_inbox/:id': (of) => ({
    ...entry(of),
    body: {
      values: { order_number: 'DEMO' },
      funding_source_id: of.fundingSourceId,
      close_door_pharmacy_id: of.side.run.cdp_id,
      delivery_date: DAY,
    },
  }),
  'POST /deliveries_inbox/dismiss': ({ entryId }) => ({ body: { ids: [entryId], ...word } }),
  'DELETE /deliveries_inbox/:id': (of) => ({ ...entry(of), body: word }),
  'POST /deliveries_inbox/:id/reopen': ({ entryId }) => ({
    path: `/deliveries_inbox/${entryId}/reopen`,
    body: {},
  }),
  'GET /file_import': () => ({}),
  'GET /file_import/total_items': () => ({}),
  'GET /file_import/:lotId': lot(),
  'GET /file_import/:lotId/refused': lot('/refused'),
  'GET /file_import/:lotId/rows': lot('/rows'),
  'GET /file_import/:lotId/rows/total_items': lot('/rows/total_items'),
  'GET /file_import/:lotId/problems': lot('/problems'),
  'POST /file_import/:lotId/check': lot('/check'),
  'POST /file_import/:lotId/cancel': lot('/cancel'),
  'POST /file_import/:lotId/commit': lot('/commit'),
  'POST /file_import/:lotId/undo': lot('/undo'),
  'DELETE /file_import/:lotId': lot(),
  'GET /scheduling/drafts': query('/scheduling/drafts'),
  'GET /scheduling/drafts/:draftId': ({ draftId }) => ({ path: `/scheduling/drafts/${draftId}` }),
  'POST /scheduling/drafts/:draftId/stop': ({ draftId }) => ({ path: `/scheduling/drafts/${draftId}/stop` }),
  'POST /scheduling/drafts/:draftId/accept': ({ draftId }) => ({
    path: `/scheduling/drafts/${draftId}/accept`,
    body: {},
  }),
  'DELETE /scheduling/drafts/:draftId': ({ draftId }) => ({ path: `/scheduling/drafts/${draftId}` }),
  'GET /scheduling/summary': query('/scheduling/summary'),
  'GET /scheduling/templates': query('/scheduling/templates'),
  'GET /custody': query('/custody'),
  'POST /custody/days': ({ side }) => ({ body: { date: DAY, close_door_pharmacy_id: side.run.cdp_id } }),
  'GET /cash_ups': query('/cash_ups'),
  'POST /cash_ups': ({ side: { run } }) => ({
    body: {
      employee_id: run.employee_id,
      close_door_pharmacy_id: run.cdp_id,
      date: DAY,
      to_hand_over: '0.00',
      counted_amount: '0.00',
    },
  }),
  'POST /delivery_manifest/delivery_events/reports/pdf': ({ side }) => ({
    body: { date: DAY, close_door_pharmacy_id: side.run.cdp_id },
  }),
  'POST /employees/reports/billing': () => ({ body: { from_date: DAY, to_date: DAY } }),
  'GET /delivery_manifest/reports/csv': ({ side }) => ({
    path: `/delivery_manifest/reports/csv?delivery_manifest_ids=${side.run.id}`,
  }),
  'GET /facilities/:id/overview': ({ facilityId }) => ({ path: `/facilities/${facilityId}/overview` }),
  'GET /employees/:id/overview': ({ side: { run } }) => ({ path: `/employees/${run.employee_id}/overview` }),
  'GET /inspections': () => ({}),
  'GET /inspections/total_items': () => ({}),
  'GET /inspections/csv': () => ({}),
  'POST /inspections/search': () => ({ body: {} }),
  'POST /inspections/search/total_items': () => ({ body: {} }),
  'POST /inspections/search/csv': () => ({ body: {} }),
  'GET /inspections/:id': inspection(),
  'GET /inspections/:id/pdf': inspection('/pdf'),
  'POST /inspections/:id/sign_off': (of) => ({ ...inspection('/sign_off')(of), body: { note: 'DEMO' } }),
  'GET /inspections/checklist': ({ side }) => ({
    path: `/inspections/checklist?delivery_manifest_id=${side.run.id}`,
  }),
  'GET /calendar': () => ({ path: `/calendar?month=${DAY.slice(0, 7)}&of=people` }),
  'GET /vehicles/:id/overview': ({ vehicleId }) => ({ path: `/vehicles/${vehicleId}/overview` }),
  'GET /dashboards/figures': () => ({ path: `/dashboards/figures?from=${DAY}&to=${DAY}` }),
  'GET /learned_times': () => ({ path: '/learned_times' }),
  'GET /operations': () => ({}),
  'GET /delivery_manifest/today': () => ({ path: `/delivery_manifest/today?${day}` }),
  'GET /delivery_manifest': () => ({ path: `/delivery_manifest?${day}&events=1&per_page=9999` }),
  'GET /delivery_manifest/total_items': query('/delivery_manifest/total_items'),
  'GET /delivery_manifest/unassigned': query('/delivery_manifest/unassigned'),
  'GET /delivery_manifest/current_deliveries_manifest': () => ({}),
  'GET /delivery_manifest/unsuccesfully_events': query('/delivery_manifest/unsuccesfully_events'),
  'GET /delivery_manifest/unattended_deliveries': query('/delivery_manifest/unattended_deliveries'),
  'GET /delivery_manifest/unsuccesfully_events/owners': () => ({}),
  'PUT /delivery_manifest/unsuccesfully_events/owner': (of) => ({ body: { ...stopsOf(of), user_id: null } }),
  'PUT /delivery_manifest/unsuccesfully_events/note': (of) => ({ body: { ...stopsOf(of), note: 'DEMO' } }),
  'POST /delivery_manifest/fix_as_failed': (of) => ({ body: { ...stopsOf(of), comments: 'DEMO' } }),
  'POST /delivery_manifest/unattended_deliveries/cancel': (of) => ({
    body: { ...stopsOf(of), comments: 'DEMO' },
  }),
  'POST /delivery_manifest/publish': (of) => ({ body: runsOf(of) }),
  'POST /delivery_manifest/unpublish': (of) => ({ body: runsOf(of) }),
  'POST /delivery_manifest/unassign': (of) => ({ body: stopsOf(of) }),
  'POST /delivery_manifest/unassign_override': (of) => ({ body: { ...stopsOf(of), ...word } }),
  'POST /delivery_manifest/next_workday': (of) => ({ body: stopsOf(of) }),
  'POST /delivery_manifest/search_by_phone': () => ({ body: { date: DAY, phone: '619' } }),
  'POST /delivery_manifest/move_preview': ({ side: { run } }) => ({
    body: { delivery_event_ids: [run.stops[0]], delivery_manifest_id: run.id },
  }),
  'POST /delivery_manifest/candidates': ({ side: { run } }) => ({
    body: {
      delivery_date: DAY,
      delivery_manifest_id: run.id,
      destination_latitude: 32.7,
      destination_longitude: -117.1,
    },
  }),
  'POST /presence': ({ side: { run } }) => ({ body: { date: DAY, delivery_manifest_id: run.id } }),
  'GET /positions/current': query('/positions/current'),
  'GET /positions/track': ({ side }) => ({ path: `/positions/track?delivery_manifest_id=${side.run.id}` }),
  'GET /driver_runs': () => ({}),
  'GET /driver_runs/total_items': () => ({}),
  'GET /activity_logger': () => ({}),
  'GET /activity_logger/total_items': () => ({}),
  'GET /activity_logger/people': () => ({}),
  'POST /delivery_manifest/:manifestId/delivery_events/:eventId/change_status': ({ side: { run } }) => ({
    path: `/delivery_manifest/${run.id}/delivery_events/${run.stops[0]}/change_status`,
    body: { delivery_event_status_id: EVENT_STATUS.attempted },
  }),
};
