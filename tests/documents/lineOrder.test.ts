import { describe, expect, it } from 'vitest';
import { linesWithin, seenParts } from '../../server/outside/documents/lineOrder';

const seen = (line: string, direction: 'ltr' | 'rtl' = 'rtl') => seenParts(line, direction).join('|');

describe('the order in which a line is seen, from left to right', () => {
  it.each([
    ['words from right to left', 'أين دوائي', 'دوائي| |أين'],
    ['digits keep their order', 'بين 2:10 و2:50', '2:50|و| |2:10| |بين'],
    ['a name in Latin letters keeps its words', 'السائق: CARLOS VEGA', 'CARLOS| |VEGA| |السائق:'],
    // The font turns the whole part round, and so each bracket is the other one.
    ['brackets turn round', 'توصيل (اليوم)', ')اليوم(| |توصيل'],
    [
      'an isolated phone stays whole',
      'اتصل \u2066(619) 555-0101\u2069 الآن',
      'الآن| |(619)| |555-0101| |اتصل',
    ],
    ['a phone alone is as it is', '(619) 555-0101', '(619)| |555-0101'],
  ])('%s', (_, line, parts) => expect(seen(line)).toBe(parts));

  it('an Arabic name in an English line', () => {
    expect(seen('For أحمد علي, today', 'ltr')).toBe('For| |علي| |أحمد|,| |today');
  });
});

describe('lines within a width', () => {
  const widthOf = (line: string) => line.length;
  it('break between words, and where the text does', () => {
    expect(linesWithin('one two three\nfour', 8, widthOf)).toEqual(['one two', 'three', 'four']);
  });
  it('a wider word has a line of its own', () => {
    expect(linesWithin('a wonderful day', 5, widthOf)).toEqual(['a', 'wonderful', 'day']);
  });
});
