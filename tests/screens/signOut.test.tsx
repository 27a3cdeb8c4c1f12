import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, signIn, signOut } from '../../src/providers/session';
import { AUTH } from '../support/authRecord';
import { stubFetch } from '../support/stubFetch';

async function signedIn(signOutStatus: number) {
  stubFetch(({ url }) => {
    if (url === '/users/sign_in') return { json: AUTH };
    if (url === '/users/sign_out') return { status: signOutStatus, json: { message: 'x' } };
    return { json: [] };
  });
  await signIn('a@example.test', 'x');
  sessionStorage.setItem('KEPT', '1');
}

beforeEach(() => localStorage.setItem('DARK', '1'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing out (spec §4, §8)', () => {
  it.each([204, 403])('%i: clears session and storage and leads to the sign-in page', async (status) => {
    await signedIn(status);
    await signOut();
    expect(readSession()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['DARK']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(window.location.hash).toBe('#/login?reason=signedOut');
  });

  it.each([500, 409])('%i aborts the cleanup', async (status) => {
    await signedIn(status);
    await expect(signOut()).rejects.toThrow();
    expect(readSession()).not.toBeNull();
    expect(localStorage.getItem('STATE')).toBe('CA');
    expect(sessionStorage.getItem('KEPT')).toBe('1');
  });
});
