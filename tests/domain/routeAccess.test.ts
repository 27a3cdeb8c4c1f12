import { describe, expect, it } from 'vitest';
import { indexPermissions, permission } from '../../src/domain/access/access';
import { afterSignIn, guardTarget, pageTitle } from '../../src/domain/access/routeAccess';

const NONE = indexPermissions([]);
const SOME = indexPermissions([permission('GET', '/participants')]);
const needs = permission('GET', '/participants');

describe('§2 navigation rules', () => {
  it.each([
    ['signed in, opening login', { path: '/login', isPublic: true }, true, SOME, '/home'],
    ['signed out, opening login', { path: '/login', isPublic: true }, false, NONE, null],
    ['signed out, on a public route', { path: '/tracking/x', isPublic: true }, false, NONE, null],
    [
      'signed in, on a public route',
      { path: '/tracking/x', isPublic: true, requirement: needs },
      true,
      NONE,
      null,
    ],
    ['signed out, elsewhere', { path: '/dispatch' }, false, NONE, '/login'],
    [
      'signed out, even with rights left over',
      { path: '/data/participants', requirement: needs },
      false,
      SOME,
      '/login',
    ],
    ['no permission', { path: '/data/participants', requirement: needs }, true, NONE, '/home'],
    [
      'no permission, with a redirect',
      { path: '/data/participants', requirement: needs, redirect: '/data/cdps' },
      true,
      NONE,
      '/data/cdps',
    ],
    ['permission', { path: '/data/participants', requirement: needs, redirect: '/x' }, true, SOME, null],
    ['nothing required', { path: '/map' }, true, NONE, null],
  ])('§2 %s', (_, route, isSignedIn, permissions, target) => {
    expect(guardTarget(route, isSignedIn, permissions)).toBe(target);
  });

  it.each([
    [true, SOME, 'register-password'],
    [1, NONE, 'register-password'],
    [false, SOME, 'participants'],
    [0, NONE, 'dispatch'],
  ])('§2 after sign-in, first one %s: %s', (is_first_signin, permissions, target) => {
    expect(afterSignIn({ is_first_signin }, permissions)).toBe(target);
  });

  it.each([
    ['Map', 'Map - Rx Dispatch'],
    [undefined, 'Rx Dispatch'],
    ['', 'Rx Dispatch'],
  ])('§2 the page titled %j is "%s"', (title, expected) => {
    expect(pageTitle(title, 'Rx Dispatch')).toBe(expected);
  });
});
