import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLanguage } from '../../src/i18n/language';
import { setBindingToken } from '../../src/providers/binding';
import { HttpError, request } from '../../src/providers/http';
import { clearMessages, messages } from '../../src/providers/messageLog';
import { onSessionLost } from '../../src/providers/sessionLoss';
import { stubFetch, type StubAnswer } from '../support/stubFetch';

beforeEach(() => {
  clearMessages();
  setBindingToken('bind-1');
  writeLanguage('en');
});
afterEach(() => vi.unstubAllGlobals());

async function failure(answer: StubAnswer): Promise<HttpError> {
  stubFetch(() => answer);
  const error: unknown = await request('/x').catch((cause: unknown) => cause);
  if (!(error instanceof HttpError)) throw new Error('no HttpError');
  return error;
}

describe('headers (spec §7)', () => {
  it('says "us" for English, "es" for Spanish, and carries the binding token', async () => {
    const calls = stubFetch(() => ({ json: {} }));
    await request('/x');
    writeLanguage('es');
    await request('/x', { method: 'POST', body: {}, version: 3 });
    expect(calls[0]?.headers.get('content-language')).toBe('us');
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
    expect(calls[1]?.headers.get('content-language')).toBe('es');
    expect(calls[1]?.headers.get('authorization')).toBe('bind-1');
    expect(calls[1]?.headers.get('if-match')).toBe('"3"');
  });
});

describe('what was erased', () => {
  const stored = { name: '[erased] #7', note: 'left with [erased]', tags: ['erased'] };

  it.each([
    ['en', '[erased]'],
    ['es', '[borrado]'],
    ['ar', '[ممحو]'],
  ] as const)('is read in %s as %s and sent back as it is stored', async (language, word) => {
    const calls = stubFetch(() => ({ json: stored }));
    writeLanguage(language);
    const { data } = await request('/x');
    expect(data).toEqual({ name: `${word} #7`, note: `left with ${word}`, tags: ['erased'] });
    // A form that was opened in one language may be saved in another.
    writeLanguage('en');
    await request('/x', { method: 'PUT', body: data });
    expect(calls[1]?.body).toEqual(stored);
  });

  it('is said in the values of a refusal too', async () => {
    writeLanguage('es');
    const json = { status_code: 'ver001', message: 'm', args: { who: '[erased]' } };
    expect((await failure({ status: 412, json })).args).toEqual({ who: '[borrado]' });
  });
});

describe('the message of a failure (spec §8)', () => {
  it.each<[string, StubAnswer, string, string | null]>([
    [
      'data message',
      { status: 409, json: { status_code: 'state001', message: 'closed' } },
      'closed',
      'errors.state001',
    ],
    ['data of another server', { status: 400, json: { data: 'Bad row' } }, 'Bad row', null],
    ['plain text', { status: 400, text: 'Nothing here' }, 'Nothing here', null],
    ['source_error', { status: 400, json: { source_error: 'GEO-1' } }, 'GEO-1: HTTP 400', null],
    ['status_code', { status: 400, json: { status_code: 'zz9' } }, 'zz9: HTTP 400', null],
    ['a page of HTML', { status: 502, text: '<html>' }, 'HTTP 502', 'errors.unexpected'],
    [
      'a fault with its number',
      { status: 500, json: { message: 'x', request_id: 'r1' } },
      'x',
      'errors.server',
    ],
    [
      'fields',
      { status: 422, json: { message: 'm', errors: { vin: { message: 'validation.vin' } } } },
      'm',
      'errors.fields',
    ],
  ])('%s', async (_name, answer, message, key) => {
    const error = await failure(answer);
    expect(error.message).toBe(message);
    expect(error.messageKey).toBe(key);
  });

  it('gives fields to forms with their values', async () => {
    const errors = { name: { message: 'validation.maxLength', args: { max: 5 } } };
    const error = await failure({ status: 422, json: { errors } });
    expect(error.errors).toEqual(errors);
    expect(error.body.errors?.name).toBe(
      '@@react-admin@@{"message":"validation.maxLength","args":{"max":5}}',
    );
  });
});

describe('toasts (spec §8, §9)', () => {
  it.each([
    [403, { status_code: 'perm001' }, 'warning', 10_000],
    [400, { status_code: 'ud023' }, 'error', 5_000],
    [400, { status_code: 'ORDER_NUMBER_EXIST' }, 'error', 5_000],
    [500, {}, 'error', 5_000],
  ])('%i %o is a %s', async (status, json, kind, duration) => {
    await failure({ status, json });
    expect(messages.get()).toMatchObject([{ kind, duration, isOpen: true }]);
  });

  it('an answer that never comes is an error, not silence', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request('/x')).rejects.toMatchObject({ status: 0, messageKey: 'errors.network' });
    expect(messages.get()).toMatchObject([{ kind: 'error', key: 'errors.network' }]);
  });

  it('a canceled call says nothing, and a caller can turn the toast off', async () => {
    stubFetch(() => ({ status: 500, json: {} }));
    const abort = new AbortController();
    abort.abort();
    await expect(request('/x', { signal: abort.signal })).rejects.toThrow();
    await expect(request('/x', { toast: false })).rejects.toThrow(HttpError);
    expect(messages.get()).toEqual([]);
  });
});

describe('the binding token (contract.md, "Another server")', () => {
  it('renews a stale one and repeats once, with the same idempotency key', async () => {
    const calls = stubFetch(({ url, headers }) => {
      if (url === '/users/session') return { json: { Authorization: 'bind-2' } };
      return headers.get('authorization') === 'bind-2'
        ? { json: { ok: 1 } }
        : { status: 401, json: { status_code: 'auth007' } };
    });
    const { data } = await request('/x', { method: 'POST', body: {} });
    expect(data).toEqual({ ok: 1 });
    expect(calls.map(({ url }) => url)).toEqual(['/x', '/users/session', '/x']);
    expect(calls[2]?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
  });

  it.each([
    ['auth001', 401, null],
    ['auth009', 401, null],
    ['auth011', 401, null],
    ['auth012', 401, null],
    ['auth008', 403, { mustSetPassword: true, mustSetFactor: false }],
    ['auth010', 403, { mustSetPassword: false, mustSetFactor: true }],
  ])('%s is no session that is over', async (status_code, status, heldUp) => {
    const lost = vi.fn();
    onSessionLost(lost);
    stubFetch(() => ({ status, json: { status_code, message: 'x' } }));
    await expect(request('/x', { toast: false })).rejects.toThrow();
    if (heldUp) expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(heldUp));
    else expect(lost).not.toHaveBeenCalled();
  });

  it.each([
    ['auth005', 'expired'],
    ['auth006', 'superseded'],
    ['auth007', 'expired'],
  ])('%s leads to the sign-in page: %s', async (code, reason) => {
    const lost = vi.fn();
    onSessionLost(lost);
    stubFetch(({ url }) =>
      url === '/users/session' ? { status: 401, json: {} } : { status: 401, json: { status_code: code } },
    );
    await expect(request('/x')).rejects.toThrow();
    expect(lost).toHaveBeenCalledExactlyOnceWith({
      reason,
      other: null,
      mustSetPassword: false,
      mustSetFactor: false,
    });
    expect(messages.get()).toEqual([]);
  });
});
