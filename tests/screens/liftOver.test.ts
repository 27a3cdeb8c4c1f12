import { describe, expect, it } from 'vitest';
import { liftOver, type Box } from '../../src/ui/messages/liftOver';

const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right });

describe('A message covers no bar of controls', () => {
  it.each<[string, Box, Box[], number]>([
    ['stays where nothing is', box(746, 828), [], 0],
    ['stands above the bar of the selection', box(746, 828), [box(790, 836)], 46],
    ['stays under a bar that it does not reach', box(746, 828), [box(400, 450)], 0],
    ['stays under a dialog that ends above it', box(746, 828), [box(600, 740)], 0],
    ['goes over what it would cover after the first bar', box(746, 828), [box(640, 710), box(790, 836)], 196],
    ['and beside what is not in its columns', box(702, 784, 904, 1264), [box(690, 740, 0, 600)], 0],
    ['stays where there is no room above', box(746, 828), [box(100, 836)], 0],
  ])('%s', (_, place, bars, lift) => {
    expect(liftOver(place, bars, 52)).toBe(lift);
  });
});
