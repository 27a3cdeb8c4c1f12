import { act, render, screen, waitFor } from '@testing-library/react';
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

it('draws the parts of a panel one after the other, with a picture between them', async () => {
  vi.useRealTimers();
  const pictures: number[] = [];
  let drawn = 0;
  const Part = () => {
    drawn += 1;
    return null;
  };
  render(
    <>
      {['phones', 'words', 'map'].map((part) => (
        <OnceRested key={part}>
          <Part />
        </OnceRested>
      ))}
    </>,
  );
  const watch = () => {
    pictures.push(drawn);
    if (drawn < 3) requestAnimationFrame(watch);
  };
  watch();
  await waitFor(() => expect(drawn).toBe(3));
  expect(pictures).toContain(1);
});
