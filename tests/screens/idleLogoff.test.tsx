import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestTranslationProvider } from 'react-admin';
import IdleDialog from '../../src/app/session/IdleDialog';
import { activityHeaders, hasNewActivity, noteActivity } from '../../src/providers/activity';
import * as session from '../../src/providers/session';
import { AUTH as ANA } from '../support/authRecord';
import { stubFetch } from '../support/stubFetch';

const left = vi.hoisted(() => vi.fn());
vi.mock('../../src/providers/session', async (original) => ({
  ...(await original<typeof session>()),
  leave: left,
}));

const AUTH = { ...ANA, idle_logoff_minutes: 5 };
const MINUTE_MS = 60_000;

let calls: ReturnType<typeof stubFetch>;
beforeEach(async () => {
  left.mockReset();
  calls = stubFetch(({ url }) => ({ json: url === '/users/routes' ? [] : AUTH }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await session.signIn('a@example.test', 'x');
  vi.advanceTimersByTime(2_000);
  noteActivity();
  render(
    <TestTranslationProvider
      translate={(key: string, args?: { seconds?: number }) => `${key} ${String(args?.seconds ?? '')}`}
    >
      <IdleDialog />
    </TestTranslationProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question = () => screen.queryByRole('alertdialog');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('doing nothing', () => {
  it('is asked about 60 s ahead and ends in a sign-out that the server hears of', async () => {
    await pass(4 * MINUTE_MS - 5_000);
    expect(question()).toBeNull();
    await pass(10_000);
    expect(question()).toBeInTheDocument();
    expect(screen.getByText(/session.idle.text 5\d/)).toBeInTheDocument();
    await pass(MINUTE_MS);
    expect(left).toHaveBeenCalledWith('idle');
    expect(calls.some(({ method, url }) => method === 'DELETE' && url === '/users/sign_out')).toBe(true);
  });

  it('is over when the person says so, and the server is told', async () => {
    await pass(4 * MINUTE_MS + 5_000);
    calls.length = 0;
    fireEvent.click(screen.getByRole('button', { name: /session.idle.stay/ }));
    expect(question()).toBeNull();
    await pass(1_000);
    expect(calls[0]?.url).toBe('/users/session');
    expect(calls[0]?.headers.get('x-user-activity')).toBe('1');
    await pass(3 * MINUTE_MS);
    expect(left).not.toHaveBeenCalled();
  });

  it('is broken by typing, by another tab, and while asked not by a mere movement', async () => {
    await pass(3 * MINUTE_MS);
    fireEvent.keyDown(window);
    await pass(3 * MINUTE_MS);
    expect(question()).toBeNull();
    localStorage.setItem('ACTIVE_AT', String(Date.now()));
    await pass(3 * MINUTE_MS);
    expect(question()).toBeNull();
    await pass(MINUTE_MS + 5_000);
    expect(question()).toBeInTheDocument();
    fireEvent.pointerMove(window);
    await pass(2_000);
    expect(question()).toBeInTheDocument();
    fireEvent.keyDown(window);
    await pass(2_000);
    expect(question()).toBeNull();
  });
});

it('a poll between two doings says nothing of activity', async () => {
  await pass(2_000);
  noteActivity();
  expect(activityHeaders()).toEqual({ 'X-User-Activity': '1' });
  expect(activityHeaders()).toEqual({});
  expect(hasNewActivity()).toBe(false);
});
