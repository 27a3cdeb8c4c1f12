import { describe, expect, it } from 'vitest';
import { ageInWords } from '../../src/board/ageInWords';
import { mergePositions } from '../../src/board/mergePositions';
import { makeManifest } from '../support/views';

const heard = makeManifest({ id: 1, position_recorded_at: '2026-11-20 17:00:00' });
const never = makeManifest({ id: 2, position_recorded_at: null });
const board = { manifests: [heard, never], pool: [] };
const where = { is: 'on', name: 'Mission Boulevard' } as const;
const reported = (id: number, at: string) => new Map([[id, { at, where }]]);

describe('mergePositions: the age of a position stays true between two changes of a run', () => {
  it('takes a newer position, and leaves the other runs as they are', () => {
    const merged = mergePositions(board, reported(1, '2026-11-20 17:00:30'));
    expect(merged.manifests[0]).toEqual({
      ...heard,
      position_recorded_at: '2026-11-20 17:00:30',
      position_at: where,
    });
    expect(merged.manifests[1]).toBe(never);
  });

  it('takes the first position of all', () => {
    const merged = mergePositions(board, reported(2, '2026-11-20 17:00:00'));
    expect(merged.manifests[1]?.position_recorded_at).toBe('2026-11-20 17:00:00');
  });

  it.each([
    ['a position too little newer to be worth drawing', 1, '2026-11-20 17:00:29'],
    ['an older one, which a phone has kept', 1, '2026-11-20 16:00:00'],
    ['one of a run of another day', 9, '2026-11-20 18:00:00'],
  ])('leaves the board as it is for %s', (_, id, at) => {
    expect(mergePositions(board, reported(id, at))).toBe(board);
  });
});

describe('ageInWords', () => {
  const now = new Date('2026-11-20T17:00:00Z');

  it.each([
    ['2026-11-20 16:59:50', 'en', 'now'],
    ['2026-11-20 16:40:00', 'en', '20 minutes ago'],
    ['2026-11-20 16:40:00', 'es', 'hace 20 minutos'],
    // Heard of since the board's clock has ticked.
    ['2026-11-20 17:00:25', 'en', 'now'],
    ['2026-11-20 16:58:00', 'ar', 'قبل دقيقتين'],
  ] as const)('%s in %s is "%s"', (wire, language, words) => {
    expect(ageInWords(wire, now, language)).toBe(words);
  });
});
