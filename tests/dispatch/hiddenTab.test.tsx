import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPaint } from '../../src/board/useAfterPaint';
import { useQueuedRows } from '../../src/board/useQueuedRows';

let isHidden = false;
const asked: FrameRequestCallback[] = [];

/** A browser whose pictures come only when the test gives one, as a hidden tab's never do. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked.length = 0;
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => asked.push(frame));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(
    (id) => void asked.splice(id - 1, 1, () => undefined),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function hide(): void {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function timersRun(): Promise<void> {
  await act(() => vi.runAllTimersAsync());
}

async function pictureComes(): Promise<void> {
  await act(() => {
    for (const frame of asked.splice(0)) frame(0);
  });
  await timersRun();
}

describe('a hidden tab draws no pictures', () => {
  it('draws every lane of a board that is opened there', async () => {
    isHidden = true;
    const lanes = [[1], [2], [3]].map((rows) => renderHook(() => useQueuedRows(rows, 'day', false)));
    await timersRun();
    expect(lanes.map((lane) => lane.result.current)).toEqual([[1], [2], [3]]);
  });

  it('goes on with the lanes that were waiting when the tab was hidden', async () => {
    const lanes = [[1], [2], [3]].map((rows) => renderHook(() => useQueuedRows(rows, 'day', false)));
    await timersRun();
    expect(lanes.map((lane) => lane.result.current)).toEqual([[1], [], []]);
    hide();
    await timersRun();
    expect(lanes.map((lane) => lane.result.current)).toEqual([[1], [2], [3]]);
  });

  it('takes filters that are set there, or were waiting for their picture', async () => {
    const filters = renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: 'late' } });
    filters.rerender({ value: 'all' });
    await timersRun();
    expect(filters.result.current).toBe('late');
    hide();
    await timersRun();
    expect(filters.result.current).toBe('all');
    filters.rerender({ value: 'mine' });
    await timersRun();
    expect(filters.result.current).toBe('mine');
  });
});

describe('a shown tab', () => {
  it('draws what follows from a press behind the picture of the press, once', async () => {
    const filters = renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: 'late' } });
    filters.rerender({ value: 'all' });
    await timersRun();
    expect(filters.result.current).toBe('late');
    await pictureComes();
    expect(filters.result.current).toBe('all');
    hide();
    await timersRun();
    expect(filters.result.current).toBe('all');
  });

  it('gives lanes a picture each', async () => {
    const lanes = [[1], [2]].map((rows) => renderHook(() => useQueuedRows(rows, 'day', false)));
    await timersRun();
    expect(lanes.map((lane) => lane.result.current)).toEqual([[1], []]);
    await pictureComes();
    expect(lanes.map((lane) => lane.result.current)).toEqual([[1], [2]]);
    await pictureComes();
  });
});
