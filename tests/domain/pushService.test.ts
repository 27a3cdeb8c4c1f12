import { expect, it } from 'vitest';
import { isPushKeys, isPushService } from '../../server/platform/notifications/pushService';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.test/abc', false],
  ['https://user:pass@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:4000/api', false],
  ['http://push.test:8080/abc', true],
  ['http://push.test/abc', false],
  ['nothing', false],
])('%s: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, ['http://push.test:8080'])).toBe(expected);
});

const P256DH = `B${'a'.repeat(86)}`;
it.each([
  [{ p256dh: P256DH, auth: 'a'.repeat(22) }, true],
  [{ p256dh: `${P256DH}=`, auth: `${'a'.repeat(22)}==` }, true],
  [{ p256dh: P256DH }, false],
  [{ p256dh: 'short', auth: 'a'.repeat(22) }, false],
  [{ p256dh: P256DH, auth: `${'a'.repeat(21)}!` }, false],
  [null, false],
  ['text', false],
])('keys %o: %s', (keys, expected) => {
  expect(isPushKeys(keys)).toBe(expected);
});
