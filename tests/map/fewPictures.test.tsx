import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawFewPictures } from '../../src/map/open/fewPictures';

let pictures: number;
let isMoving: boolean;
let map: Parameters<typeof drawFewPictures>[0];
let few: ReturnType<typeof drawFewPictures>;

beforeEach(() => {
  vi.useFakeTimers();
  pictures = 0;
  isMoving = false;
  let onRender = () => {};
  map = {
    getCanvas: () => ({ getContext: () => null }) as unknown as HTMLCanvasElement,
    isMoving: () => isMoving,
    on: ((_event: string, listener: () => void) => {
      onRender = listener;
    }) as unknown as (typeof map)['on'],
    triggerRepaint: () => {
      pictures += 1;
      onRender();
    },
  };
  few = drawFewPictures(map);
});
afterEach(() => {
  few.stop();
  vi.useRealTimers();
});

const tileComes = () => map.triggerRepaint();
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('a map whose pictures take long', () => {
  it('draws the first at once, and tiles that come after it in one', () => {
    tileComes();
    expect(pictures).toBe(1);
    for (let tile = 0; tile < 5; tile += 1) {
      pass(20);
      tileComes();
    }
    expect(pictures).toBe(1);
    pass(250);
    expect(pictures).toBe(2);
  });

  it('draws each step of a drag', () => {
    isMoving = true;
    tileComes();
    tileComes();
    expect(pictures).toBe(2);
  });

  it('draws tiles after a key when no other one follows', () => {
    tileComes();
    pass(1_000);
    few.hold();
    pass(80);
    few.atOnce(tileComes);
    expect(pictures).toBe(2);
    pass(100);
    tileComes();
    pass(400);
    // Pressed before they were drawn: they wait, and are part of its own picture.
    few.hold();
    pass(80);
    expect(pictures).toBe(2);
    few.atOnce(tileComes);
    expect(pictures).toBe(3);
    pass(100);
    tileComes();
    pass(500);
    expect(pictures).toBe(4);
    pass(5_000);
    expect(pictures).toBe(4);
  });
});
