import { expect, it } from 'vitest';
import { notificationTarget } from '../../src/domain/notifications/notificationTarget';

it.each([
  [
    { type: 'left_without_status', jsonBody: { event_id: 7, date: '2026-11-20' } },
    '/dispatch?date=2026-11-20&stop=7',
  ],
  [{ type: 'left_without_status', jsonBody: { event_id: 7 } }, '/dispatch?stop=7'],
  [
    { type: 'driver_silent', jsonBody: { delivery_manifest_id: 3, date: '2026-11-20' } },
    '/dispatch?date=2026-11-20',
  ],
  [{ type: 'vehicle_too_fast', jsonBody: { delivery_manifest_id: 3 } }, '/dispatch'],
  [{ type: 'license_expired', jsonBody: { employee_id: 4 } }, '/data/employees/4'],
  [{ type: 'license_expired', jsonBody: { employee: 4 } }, '/data/employees/4'],
  [{ type: 'inspection_due', jsonBody: { vehicle_id: 9 } }, '/data/vehicles/9'],
  [{ type: 'vehicle_defect', jsonBody: { inspection_id: 12 } }, '/inspections/12'],
  [{ type: 'import_finished', jsonBody: { group_id: 5 } }, '/schedule/imports/5'],
  [{ type: 'inbox_undecided', jsonBody: { issues: 2 } }, '/schedule/deliveries-inbox'],
  [
    { type: 'call_missed', jsonBody: { call_id: 4, event_id: 7, date: '2026-11-20' } },
    '/dispatch?date=2026-11-20&stop=7',
  ],
  [{ type: 'call_missed', jsonBody: { call_id: 4, event_id: null, date: '2026-11-20' } }, '/calls'],
  [{ type: 'copay_difference', jsonBody: { date: '2026-11-20' } }, '/cash-up?date=2026-11-20'],
  [{ type: 'stop_late', jsonBody: { events: [7, 8], event_id: 8 } }, '/dispatch?stop=8'],
  [{ type: 'message_failed', jsonBody: null }, '/outbox'],
  [{ type: 'message_failed', jsonBody: { message_id: 9 } }, '/outbox?message=9'],
  [{ type: 'message_failed', jsonBody: { message_id: 9, events: [] } }, '/outbox?state=failed'],
  [
    { type: 'message_failed', jsonBody: { message_id: 9, conversation_id: 4 } },
    '/text-messages?conversation=4',
  ],
  [
    { type: 'recipient_not_reached', jsonBody: { event_id: 7, date: '2026-11-20', message_id: 9 } },
    '/dispatch?date=2026-11-20&stop=7',
  ],
  [{ type: 'override_sign_in', jsonBody: { employee_id: 4 } }, null],
  [{ type: 'left_without_status', jsonBody: { event_id: '7' } }, null],
  [{ type: 'anything' }, null],
])('%o opens %s', (notification, path) => {
  expect(notificationTarget(notification)).toBe(path);
});
