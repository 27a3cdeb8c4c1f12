import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBoard } from '../../src/dispatch/board/useBoard';
import type { ManifestView } from '../../src/domain/dispatchView';
import type { LiveHandlers } from '../../src/providers/live/liveClient';
import { answer } from '../support/renderOnBoard';

const DATE = '2026-11-20';
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

const run = (version: number) =>
  ({
    id: 7,
    version,
    name: 'RUN 7',
    delivery_date: DATE,
    start_at: `${DATE} 16:00:00`,
    events: [],
  }) as Partial<ManifestView>;

it('keeps a change that is told while the day is still on its way', async () => {
  let sendDay: () => void = () => undefined;
  const day = new Promise<Response>((resolve) => {
    sendDay = () => resolve(answer(200, [run(1)]));
  });
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/unassigned')) return Promise.resolve(answer(200, []));
    return url.includes('id=7') ? Promise.resolve(answer(200, [run(2)])) : day;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useBoard(DATE), { wrapper });
  const topic = `dispatch:${DATE}`;
  await waitFor(() => expect(live.handlers.has(topic)).toBe(true));

  act(() =>
    live.handlers.get(topic)?.onEvent?.({ event: 'manifest.changed', topic, body: { manifest_id: 7 } }),
  );
  // Longer than changes are gathered for.
  await act(() => new Promise((done) => setTimeout(done, 120)));
  act(() => sendDay());

  await waitFor(() => expect(result.current.board?.manifests[0]?.version).toBe(2));
});
