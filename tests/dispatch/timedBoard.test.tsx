import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Board } from '../../src/board/mergeBoard';
import { useTimedBoard } from '../../src/board/useTimedBoard';
import { makeEvent, makeManifest } from '../support/views';

const NOW = new Date('2026-11-20T19:00:00Z');
const stop = { delivery_event_status_id: 1, planned_at: '2026-11-20 18:00:00' };
/** Its next arrival is due already. */
const overtaken = makeManifest({
  id: 1,
  delivery_manifest_status_id: 3,
  events: [makeEvent({ id: 1, ...stop, eta: '2026-11-20 18:30:00' })],
});
const ahead = makeManifest({
  id: 2,
  delivery_manifest_status_id: 3,
  events: [makeEvent({ id: 2, ...stop, eta: '2026-11-20 19:30:00' })],
});

/** Settings as they are before the server answers. */
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
function Settings({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function renderTimed(board: Board) {
  return renderHook(({ day, now }) => useTimedBoard(day, now).board?.manifests ?? [], {
    initialProps: { day: { board }, now: NOW },
    wrapper: Settings,
  });
}

it('expects a run whose next arrival is due later, and no other', () => {
  const { result } = renderTimed({ manifests: [overtaken, ahead], pool: [] });
  expect(result.current[0]?.events[0]?.eta).toBe('2026-11-20 19:00:00');
  expect(result.current[1]).toBe(ahead);
});

it('keeps each run as it is when another changes, so that only one lane is drawn', () => {
  const { result, rerender } = renderTimed({ manifests: [overtaken, ahead], pool: [] });
  const [before] = result.current;
  const changed = { ...ahead, version: ahead.version + 1 };
  rerender({ day: { board: { manifests: [overtaken, changed], pool: [] } }, now: NOW });
  expect(result.current[0]).toBe(before);
  expect(result.current[1]).toBe(changed);
});

it('looks at every run again when the clock goes on', () => {
  const { result, rerender } = renderTimed({ manifests: [overtaken], pool: [] });
  rerender({ day: { board: { manifests: [overtaken], pool: [] } }, now: new Date('2026-11-20T19:10:00Z') });
  expect(result.current[0]?.events[0]?.eta).toBe('2026-11-20 19:10:00');
});
