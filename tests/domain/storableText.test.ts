import { describe, expect, it } from 'vitest';
import { allowedText } from '../../server/day/imports/reading/xlsx/xml';
import { cutText, isStorable, storableText, storableValue } from '../../src/domain/wire/storableText';

const NUL = '\u0000';

describe('text that PostgreSQL can keep', () => {
  it.each([
    ['Łódź 😀', true, 'Łódź 😀'],
    [`a${NUL}b`, false, 'ab'],
    ['a\ud83d', false, 'a\ufffd'],
    ['\ude00\ud83d', false, '\ufffd\ufffd'],
  ])('%j', (text, storable, kept) => {
    expect([isStorable(text), storableText(text)]).toEqual([storable, kept]);
  });

  it('is made of all texts and names of a value', () => {
    expect(storableValue({ [`a${NUL}`]: ['\ud800', 1, null, { b: true }] })).toEqual({
      a: ['\ufffd', 1, null, { b: true }],
    });
  });

  it.each([
    ['abc', 5, 'abc'],
    ['abc', 2, 'ab'],
    ['ab😀', 3, 'ab'],
    ['ab😀', 4, 'ab😀'],
  ])('%s cut to %i is %s', (text, max, cut) => expect(cutText(text, max)).toBe(cut));

  it('is what the parser of a workbook gets, without references to other characters', () => {
    expect(allowedText('a&#xD800;b&#0;\u0001&#31;&#x1F600;&amp;')).toBe('a\ufffdb&#x1F600;&amp;');
  });
});
