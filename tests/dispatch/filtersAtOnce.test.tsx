import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTERS, type BoardFilters } from '../../src/board/boardFilters';
import { useFiltersAtOnce } from '../../src/board/useFiltersAtOnce';

const LATE: BoardFilters = { ...NO_FILTERS, counters: ['late'] };
const OPEN: BoardFilters = { ...NO_FILTERS, counters: ['open'] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderFilters() {
  const written = vi.fn();
  const { result, rerender, unmount } = renderHook(
    ({ filters }) => useFiltersAtOnce({ filters, showFilters: written }),
    { initialProps: { filters: NO_FILTERS } },
  );
  return { written, result, rerender, unmount, paint: () => act(() => vi.advanceTimersByTime(50)) };
}

it('shows a press at once, and writes the address after it is painted', () => {
  const { written, result, paint } = renderFilters();
  act(() => result.current.showFilters(LATE));
  expect(result.current.asked.get()).toEqual(LATE);
  expect(written).not.toHaveBeenCalled();
  paint();
  expect(written).toHaveBeenCalledExactlyOnceWith(LATE);
});

it('writes only the last of two quick presses, and each continues the one before', () => {
  const { written, result, paint } = renderFilters();
  act(() => result.current.showFilters(LATE));
  act(() => result.current.showFilters((asked) => ({ ...asked, run: 'RUN 1' })));
  paint();
  expect(written).toHaveBeenCalledExactlyOnceWith({ ...LATE, run: 'RUN 1' });
});

it('follows an address that a link or "go back" has changed, but not in front of a press', () => {
  const { written, result, rerender, paint } = renderFilters();
  rerender({ filters: OPEN });
  expect(result.current.asked.get()).toEqual(OPEN);
  act(() => result.current.showFilters(LATE));
  rerender({ filters: { ...OPEN } });
  expect(result.current.asked.get()).toEqual(LATE);
  paint();
  expect(written).toHaveBeenCalledExactlyOnceWith(LATE);
});

it('writes nothing into the address of the next page', () => {
  const { written, result, unmount, paint } = renderFilters();
  act(() => result.current.showFilters(LATE));
  unmount();
  paint();
  expect(written).not.toHaveBeenCalled();
});
