import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextChunk, NOTHING_DRAWN } from '../../src/board/renderChunk';
import { useRenderChunk } from '../../src/board/useRenderChunk';

const keysOf = (drawn: ReadonlySet<unknown>) => [...drawn];

describe('what the next picture shows of what is in view', () => {
  it.each([
    { drawn: [], inView: [1, 2, 3], most: 2, first: undefined, shows: [1, 2] },
    { drawn: [1, 2], inView: [1, 2, 3], most: 2, first: undefined, shows: [1, 2, 3] },
    { drawn: [1, 2, 3], inView: [3, 4, 5, 6], most: 2, first: undefined, shows: [3, 4, 5] },
    { drawn: [1], inView: [7, 8, 9], most: 2, first: 9, shows: [9, 7] },
    { drawn: [], inView: [7, 8, 9], most: 0, first: undefined, shows: [] },
    { drawn: [], inView: [7, 8, 9], most: 0, first: 8, shows: [8] },
    { drawn: [2], inView: [1, 2, 3], most: 0, first: 2, shows: [2] },
    { drawn: [], inView: [1], most: 1, first: 5, shows: [1] },
  ])('of $inView after $drawn, $most new, $first first: $shows', ({ drawn, inView, most, first, shows }) => {
    const selected = { ...NOTHING_DRAWN, drawn: new Set(drawn) };
    expect(keysOf(nextChunk(selected, inView, most, first).drawn)).toEqual(shows);
  });
});

describe('a list draws what is new a little at a time', () => {
  const pictures: FrameRequestCallback[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pictures.length = 0;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((picture) => pictures.push(picture));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  async function nextPicture(): Promise<void> {
    await act(() => vi.runAllTimersAsync());
    await act(() => {
      for (const picture of pictures.splice(0)) picture(0);
    });
    await act(() => vi.runAllTimersAsync());
  }
  const rows = (...keys: number[]) => keys.map((key) => ({ key }));
  const draw = (first: number | undefined, ...keys: number[]) =>
    renderHook(({ items, cursor }) => useRenderChunk(items, { most: 2, atOnce: 2, first: cursor }), {
      initialProps: { items: rows(...keys), cursor: first },
    });

  it('until all of it is there', async () => {
    const list = draw(undefined, 1, 2, 3, 4, 5);
    expect(keysOf(list.result.current)).toEqual([1, 2]);
    await nextPicture();
    await nextPicture();
    await nextPicture();
    expect(keysOf(list.result.current)).toEqual([1, 2, 3, 4, 5]);
  });

  it('and the row under the keyboard with the press that goes there', () => {
    const list = draw(1, 1, 2);
    list.rerender({ items: rows(6, 7, 8, 9), cursor: 9 });
    expect(keysOf(list.result.current)).toEqual([9, 6]);
  });

  it('and keeps what stays in view', async () => {
    const list = draw(undefined, 1, 2, 3);
    await nextPicture();
    list.rerender({ items: rows(2, 3, 4), cursor: undefined });
    expect(keysOf(list.result.current)).toEqual([2, 3, 4]);
  });
});
