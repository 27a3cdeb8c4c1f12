import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadAsyncRequest, isUnfinished } from '../../src/ui/files/asyncRequest';
import {
  forgetAsyncRequest,
  keepAsyncRequest,
  readAsyncRequests,
  subscribeAsyncRequests,
} from '../../src/providers/asyncRequests';
import { answer } from '../support/renderOnBoard';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('§3 "jsonBody.uuid, kept in browser storage"', () => {
  it('keeps the newest first, once each, and no more than twenty', () => {
    for (let n = 1; n <= 25; n++) keepAsyncRequest(uuid(n));
    keepAsyncRequest(uuid(24));
    expect(readAsyncRequests()).toHaveLength(20);
    expect(readAsyncRequests().slice(0, 3)).toEqual([uuid(24), uuid(25), uuid(23)]);
  });

  it('tells who listens, and forgets', () => {
    const heard = vi.fn();
    const stop = subscribeAsyncRequests(heard);
    keepAsyncRequest(uuid(1));
    forgetAsyncRequest(uuid(1));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(readAsyncRequests()).toEqual([]);
    stop();
  });

  it.each(['{', '"text"', '[1, null, "not a uuid"]'])('takes %s in the storage for nothing', (text) => {
    localStorage.setItem('ASYNC_REQUESTS', text);
    expect(readAsyncRequests()).toEqual([]);
  });
});

describe('the file', () => {
  it('§8 "Missing URL throws URL TO FILE NOT FOUND"', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(200, { result: { url: null } })));
    await expect(downloadAsyncRequest(uuid(1))).rejects.toThrow('URL TO FILE NOT FOUND');
  });

  it.each([
    [{ state: 'waiting' as const }, true],
    [{ state: 'running' as const }, true],
    [{ state: 'done' as const, result: { url: '/x' } }, false],
    [{ state: 'failed' as const }, false],
    // Another server knows no state.
    [{ result: null }, true],
    [{ result: { url: 'https://files.example/x' } }, false],
  ])('%j is under way: %s', (request, expected) => {
    expect(isUnfinished(request)).toBe(expected);
  });
});
