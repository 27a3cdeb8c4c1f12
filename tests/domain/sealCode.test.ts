import { describe, expect, it } from 'vitest';
import { readSealCode, sealCodeIn } from '../../src/domain/custody/sealCode';

describe('the code of a sealed proof', () => {
  it.each([
    ['as printed', 'ABCD-EFGH-JKMN-PQRS', 'ABCD-EFGH-JKMN-PQRS'],
    ['typed without care', ' abcd efgh jkmn pqrs ', 'ABCD-EFGH-JKMN-PQRS'],
    ['O for 0, I and L for 1', 'OBCD-IFGH-LKMN-PQRS', '0BCD-1FGH-1KMN-PQRS'],
    ['too short', 'ABCD-EFGH-JKMN', null],
    ['too long', 'ABCD-EFGH-JKMN-PQRS-T', null],
    ['a letter that none has', 'UBCD-EFGH-JKMN-PQRS', null],
    ['nothing', '', null],
  ])('%s', (_, typed, code) => {
    expect(readSealCode(typed)).toBe(code);
  });

  it('is found in the plain text of a PDF', () => {
    expect(sealCodeIn('<< /Keywords (RX-SEAL:ABCD-EFGH-JKMN-PQRS) >>')).toBe('ABCD-EFGH-JKMN-PQRS');
    expect(sealCodeIn('%PDF-1.7 of somebody else')).toBeNull();
  });
});
