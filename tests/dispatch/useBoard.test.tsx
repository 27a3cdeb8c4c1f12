import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBoard } from '../../src/board/useBoard';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import type { LiveHandlers } from '../../src/providers/live/liveClient';
import { answer } from '../support/renderOnBoard';

const DATE = '2026-11-20';
const TOPIC = `dispatch:${DATE}`;
const live = vi.hoisted(() => ({ handlers: new Map<string, LiveHandlers>() }));

vi.mock('../../src/providers/live/liveClient', () => ({
  subscribeLive: (topic: string, handlers: LiveHandlers) => {
    live.handlers.set(topic, handlers);
    return () => live.handlers.delete(topic);
  },
  subscribeLiveStatus: () => () => undefined,
  readLiveStatus: () => ({ state: 'live', since: 0 }),
}));

afterEach(() => vi.unstubAllGlobals());

const run = (id: number, version: number, name = `RUN ${id}`) =>
  ({
    id,
    version,
    name,
    delivery_date: DATE,
    start_at: `${DATE} 16:00:00`,
    events: [],
  }) as unknown as ManifestView;

/** What the server has of the day's runs, and who waits for which answer until it is let through. */
function serverWith(ids: readonly number[]) {
  const versions = new Map(ids.map((id) => [id, 1]));
  const names = new Map<number, string>();
  const selected = new Map<string, (() => void)[]>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const query = new URL(url, 'http://here').searchParams;
    const wanted = query.get('id')?.split(',').map(Number) ?? ids;
    // Read at once, as a server does: what is on its way does not hear of what happens behind it.
    const runs = url.includes('/unassigned')
      ? []
      : wanted.map((id) => run(id, versions.get(id) ?? 1, names.get(id)));
    const key = [...selected.keys()].find((part) => url.includes(part));
    if (key === undefined) return Promise.resolve(answer(200, runs));
    return new Promise((resolve) => selected.get(key)?.push(() => resolve(answer(200, runs))));
  });
  return {
    asked,
    /** From now on answers to addresses with this in them wait. */
    hold: (part: string) => selected.set(part, []),
    release: (part: string) => {
      const waiting = selected.get(part) ?? [];
      selected.delete(part);
      waiting.forEach((send) => send());
    },
    /** A name is another one, which no version tells. */
    rename: (id: number, name: string) => {
      names.set(id, name);
      live.handlers.get(TOPIC)?.onEvent?.({ event: 'day.changed', topic: TOPIC, body: {} });
    },
    change: (id: number) => {
      versions.set(id, (versions.get(id) ?? 1) + 1);
      live.handlers
        .get(TOPIC)
        ?.onEvent?.({ event: 'manifest.changed', topic: TOPIC, body: { manifest_id: id } });
    },
  };
}

async function openDay() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useBoard(DATE), { wrapper });
  await waitFor(() => expect(live.handlers.has(TOPIC)).toBe(true));
  return result;
}

/** Longer than changes are gathered for. */
const gathered = () => act(() => new Promise((done) => setTimeout(done, 120)));

const LARGE_DAY = Array.from({ length: 40 }, (_, index) => index + 1);

it('keeps a change that is told while the day is still on its way', async () => {
  const server = serverWith([7]);
  server.hold('date=');
  server.hold('id=7');
  const day = await openDay();
  act(() => server.release('date='));
  await waitFor(() => expect(server.asked.some((url) => url.includes('id=7'))).toBe(true));
  act(() => server.change(7));
  await gathered();
  act(() => server.release('id=7'));
  await waitFor(() => expect(day.current.board?.manifests[0]?.version).toBe(2));
});

it('shows the first runs of a large day before the others, and says that there are more', async () => {
  const server = serverWith(LARGE_DAY);
  server.hold('id=9%2C');
  const day = await openDay();
  await waitFor(() => expect(day.current.board?.isPart).toBe(true));
  expect(day.current.board?.manifests.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const first = day.current.board?.manifests[0];
  await waitFor(() => expect(server.asked.some((url) => url.includes('id=9%2C'))).toBe(true));
  act(() => server.release('id=9%2C'));
  await waitFor(() => expect(day.current.board?.isPart).toBeUndefined());
  expect(day.current.board?.manifests.map(({ id }) => id)).toEqual(LARGE_DAY);
  // Unchanged runs are not drawn again.
  expect(day.current.board?.manifests[0]).toBe(first);
});

it('keeps changes that are told between the first runs and the others', async () => {
  const server = serverWith(LARGE_DAY);
  server.hold('id=9%2C');
  const day = await openDay();
  await waitFor(() => expect(day.current.board?.isPart).toBe(true));
  await waitFor(() => expect(server.asked.some((url) => url.includes('id=9%2C'))).toBe(true));
  act(() => [2, 10, 40].forEach(server.change));
  await gathered();
  act(() => server.release('id=9%2C'));
  await waitFor(() => expect(day.current.board?.isPart).toBeUndefined());
  const versionOf = (id: number) => day.current.board?.manifests.find((each) => each.id === id)?.version;
  await waitFor(() => expect([2, 10, 40].map(versionOf)).toEqual([2, 2, 2]));
});

it('keeps what a command answered while the other runs were on their way', async () => {
  const server = serverWith(LARGE_DAY);
  server.hold('id=9%2C');
  const day = await openDay();
  await waitFor(() => expect(day.current.board?.isPart).toBe(true));
  act(() => day.current.take({ manifests: [run(3, 5), run(20, 5)], events: [] }));
  await waitFor(() => expect(server.asked.some((url) => url.includes('id=9%2C'))).toBe(true));
  act(() => server.release('id=9%2C'));
  await waitFor(() => expect(day.current.board?.isPart).toBeUndefined());
  const versionOf = (id: number) => day.current.board?.manifests.find((each) => each.id === id)?.version;
  expect([3, 20].map(versionOf)).toEqual([5, 5]);
});

it('keeps the whole day in sight while it is asked for again', async () => {
  const server = serverWith(LARGE_DAY);
  const day = await openDay();
  await waitFor(() => expect(day.current.board?.manifests).toHaveLength(40));
  server.hold('id=33%2C');
  act(() => live.handlers.get(TOPIC)?.onGap?.());
  await waitFor(() => expect(server.asked.filter((url) => url.includes('id=33%2C'))).toHaveLength(2));
  expect(day.current.board?.manifests).toHaveLength(40);
  expect(day.current.board?.isPart).toBeUndefined();
});

it('takes in names that have changed without a version when it is told that the day is another', async () => {
  const server = serverWith([1, 2]);
  const board = await openDay();
  await waitFor(() => expect(board.current.board?.manifests).toHaveLength(2));
  act(() => server.rename(2, '[erased]'));
  await waitFor(() =>
    expect(board.current.board?.manifests.map(({ name }) => name)).toEqual(['[erased]', 'RUN 1']),
  );
});
