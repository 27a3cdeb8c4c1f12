import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAuthRecord, writeAuthRecord } from '../../src/providers/authRecord';
import { authProvider, permissionFor } from '../../src/providers/authProvider';
import { HttpError } from '../../src/providers/http';
import { signIn } from '../../src/providers/session';
import { onSessionLost } from '../../src/providers/sessionLoss';
import { AUTH as ANA } from '../support/authRecord';
import { stubFetch } from '../support/stubFetch';

const AUTH = { ...ANA, Authorization: 'bind-secret' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('permissions (spec §6)', () => {
  it.each([
    ['list', 'cdps', 'GET', '/cdp'],
    ['show', 'participants', 'GET', '/participants/:id'],
    ['create', 'vehicles', 'POST', '/vehicles'],
    ['edit', 'vehicles', 'PUT', '/vehicles/:id'],
  ])('%s %s asks for %s %s', (action, resource, http_method, path_route) => {
    expect(permissionFor(action, resource)).toEqual({ http_method, path_route });
  });

  it('answers from the pairs of the session; {id} and :id are the same (another server)', async () => {
    stubFetch(({ url }) =>
      url === '/users/sign_in'
        ? { json: AUTH }
        : { json: [{ http_method: 'PUT', path_route: '/vehicles/{id}' }] },
    );
    await signIn('a@example.test', 'x');
    expect(await authProvider.canAccess?.({ action: 'edit', resource: 'vehicles' })).toBe(true);
    expect(await authProvider.canAccess?.({ action: 'create', resource: 'vehicles' })).toBe(false);
    expect(await authProvider.getIdentity?.()).toMatchObject({ id: 4, fullName: 'ANA RUIZ' });
  });
});

describe('errors', () => {
  it.each([
    [401, 'auth006', ['superseded']],
    [403, 'perm001', []],
  ])('%i %s', async (status, statusCode, reasons) => {
    const lost: string[] = [];
    onSessionLost(({ reason }) => lost.push(reason));
    await authProvider.checkError(new HttpError({ status, statusCode, message: 'x' }));
    expect(lost).toEqual(reasons);
  });
});

/** The record as whoever knows the fixed key reads it: AES-GCM, 12 bytes of it the initialisation vector. */
async function opened(stored: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0));
  const fixed = new TextEncoder().encode('rx-dispatch-session-record-key-1');
  const key = await crypto.subtle.importKey('raw', fixed, 'AES-GCM', false, ['decrypt']);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return JSON.parse(new TextDecoder().decode(text)) as unknown;
}

describe('the stored record (spec §3)', () => {
  it('says that somebody was signed in, and shows nothing to a glance', async () => {
    const { Authorization: _credential, ...auth } = AUTH;
    expect(hasAuthRecord()).toBe(false);
    await writeAuthRecord({ auth, permissions: [] });
    expect(hasAuthRecord()).toBe(true);
    expect(localStorage.getItem('AUTH')).not.toContain('ANA');
    expect(await opened(localStorage.getItem('AUTH') ?? '')).toEqual({ auth, permissions: [] });
  });
});
