import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnceRested } from '../../src/board/panel/OnceRested';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks for the stop that the selection rests on, and for none that it passes', () => {
  const asked: number[] = [];
  const Asks = ({ stop }: { stop: number }) => {
    asked.push(stop);
    return <p>Stop {stop}</p>;
  };
  const panel = (stop: number) => (
    <OnceRested key={stop} before={<p>Its room</p>}>
      <Asks stop={stop} />
    </OnceRested>
  );
  const { rerender } = render(panel(1));
  for (const stop of [2, 3, 4]) {
    act(() => void vi.advanceTimersByTime(150));
    rerender(panel(stop));
    expect(screen.getByText('Its room')).toBeTruthy();
  }
  expect(asked).toEqual([]);
  act(() => void vi.advanceTimersByTime(250));
  expect(screen.getByText('Stop 4')).toBeTruthy();
  expect(new Set(asked)).toEqual(new Set([4]));
});
