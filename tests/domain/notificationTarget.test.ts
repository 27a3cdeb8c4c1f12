import { expect, it } from 'vitest';
import { notificationTarget } from '../../src/domain/wire/notificationTarget';

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
  [{ type: 'license_expired', jsonBody: { employee_id: 4 } }, '/employees/4'],
  [{ type: 'message_failed', jsonBody: null }, '/outbox'],
  [{ type: 'override_sign_in', jsonBody: { employee_id: 4 } }, null],
  [{ type: 'left_without_status', jsonBody: { event_id: '7' } }, null],
  [{ type: 'anything' }, null],
])('%o opens %s', (notification, path) => {
  expect(notificationTarget(notification)).toBe(path);
});
