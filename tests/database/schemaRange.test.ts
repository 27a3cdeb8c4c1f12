import { describe, expect, it } from 'vitest';
import { contractOf, judgeSchema, tooOldFor } from '../../server/platform/database/schemaRange';

const KNOWN = ['0001_baseline', '0020_arabic', '0027_new_names'];

describe('a program and a database', () => {
  it.each([
    ['empty', [], { kind: 'own', pending: KNOWN }],
    ['of the version before', ['0001_baseline', '0020_arabic'], { kind: 'own', pending: ['0027_new_names'] }],
    ['its own', KNOWN, { kind: 'own', pending: [] }],
    ['one version newer', [...KNOWN, '0028_more'], { kind: 'newer', beyond: ['0028_more'] }],
    [
      'newer, without what it does not use',
      [...KNOWN, '0031_contract_of_0027_old_names'],
      { kind: 'newer', beyond: ['0031_contract_of_0027_old_names'] },
    ],
  ])('%s: it runs', (_what, executed, expected) => {
    expect(judgeSchema(KNOWN, executed)).toEqual(expected);
  });

  it.each([
    [
      'two versions newer, without what it uses',
      [...KNOWN, '0028_more', '0031_contract_of_0028_old_names'],
      /too new for this version: 0031_contract_of_0028_old_names .* has the migration 0028; this one ends at 0027/,
    ],
    ['of a development version', ['0000_earlier'], /another version .* 0000_earlier/],
    ['of another line', [...KNOWN.slice(0, 2), '0026_other'], /another version .* 0026_other/],
    ['with a gap', ['0001_baseline', '0027_new_names'], /at 0027_new_names and was made without 0020_arabic/],
  ])('%s: it says why it does not run, and what to do', (_what, executed, sentence) => {
    const state = judgeSchema(KNOWN, executed);
    expect(state.kind === 'refused' ? state.sentence : '').toMatch(sentence);
    expect(state.kind === 'refused' ? state.sentence : '').toMatch(/Use that version, or a new database/);
  });
});

describe('programs that are connected', () => {
  it.each([
    ['nothing is taken away', ['0027_new_names'], ['0020'], []],
    ['all know what came instead', ['0031_contract_of_0027_old_names'], ['0027', '0031'], []],
    ['one does not', ['0031_contract_of_0027_old_names', '0032_more'], ['0020', '0027'], ['0020']],
  ])('%s', (_what, pending, running, expected) => {
    expect(tooOldFor(pending, running)).toEqual(expected);
  });

  it.each([
    ['0031_contract_of_0027_old_names', '0027'],
    ['0031_contract_old_names', null],
    ['0031_add_contract_of_0027_x', null],
  ])('%s says what must be known: %s', (name, expected) => {
    expect(contractOf(name)).toBe(expected);
  });
});
