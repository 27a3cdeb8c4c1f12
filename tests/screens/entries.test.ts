import { expect, it } from 'vitest';
import { entryAt } from '../../src/ui/access/entries';

it.each([
  ['#/tracking/abc', 'tracking'],
  ['#/tracking/abc?lang=es', 'tracking'],
  ['#/tracking/', null],
  ['#/tracking', null],
  ['#/register-password?auth=session&id=4', 'password'],
  ['#/reset-password?token=x', 'password'],
  ['#/success-mobile-password', 'mobileDone'],
  ['#/verify', 'verify'],
  ['#/verify-more', null],
  ['#/confirm-email?token=x', 'confirmEmail'],
  ['#/second-factor?add=totp', 'secondFactor'],
  ['#/first-administrator?token=x', 'firstAdministrator'],
  ['#/dispatch', null],
  ['', null],
])('%s opens %s', (hash, door) => {
  expect(entryAt(hash)).toBe(door);
});
