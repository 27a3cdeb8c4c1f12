import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueueRender } from '../../src/board/renderQueue';

describe('turns of a picture', () => {
  const pictures: FrameRequestCallback[] = [];
  let now = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((picture) => pictures.push(picture));
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    { machine: 'quick', pictureMs: 16, given: [1, 3, 6, 10, 14, 16] },
    { machine: 'slow', pictureMs: 60, given: [1, 2, 3, 4, 5, 6] },
  ])('are one, and more on a machine that is quick: $machine', async ({ pictureMs, given }) => {
    let drawn = 0;
    const leave = Array.from({ length: 16 }, () => enqueueRender(() => (drawn += 1)));
    const after: number[] = [];
    await vi.runAllTimersAsync();
    for (const _ of given) {
      after.push(drawn);
      now += pictureMs;
      for (const picture of pictures.splice(0)) picture(now);
      await vi.runAllTimersAsync();
    }
    expect(after).toEqual(given);
    for (const stop of leave) stop();
    for (const picture of pictures.splice(0)) picture(now);
    await vi.runAllTimersAsync();
  });
});
