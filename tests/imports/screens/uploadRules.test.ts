import { describe, expect, it } from 'vitest';
import { IMPORT_MAX_BYTES } from '../../../src/domain/imports/fileReading';
import { fileProblem } from '../../../src/imports/upload/fileProblem';
import { sizeInWords } from '../../../src/imports/upload/sizeInWords';
import { firstStep, isOpenStep, stepsOf } from '../../../src/imports/lot/lotSteps';
import { mergeProblems } from '../../../src/imports/rows/mergeProblems';
import { lotOf } from './lotSamples';
import { knownTerms } from '../../../src/imports/upload/knownTerms';

describe('an upload (spec §5: "The extension is taken from the part after the first dot")', () => {
  it.each([
    ['orders.csv', 10, null],
    ['ORDERS.XLSX', 10, null],
    ['orders.2026.csv', 10, 'imports.upload.wrongType'],
    ['orders', 10, 'imports.upload.wrongType'],
    ['orders.xls', 10, 'imports.upload.wrongType'],
    ['orders.csv', 0, 'validation.emptyFile'],
    ['orders.csv', IMPORT_MAX_BYTES, null],
    ['orders.csv', IMPORT_MAX_BYTES + 1, 'imports.upload.tooLarge'],
  ])('%s of %i bytes: %s', (name, size, message) => {
    expect(fileProblem({ name, size })?.message ?? null).toBe(message);
  });

  it.each([
    [1, '1 KB'],
    [840_000, '821 KB'],
    [3_500_000, '3.3 MB'],
  ])('%i bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
});

describe('where a person is needed in a lot', () => {
  const refused = lotOf().counts;
  const good = { ...refused, refused: 0 };
  it.each([
    ['a file that is being read', { state: 'reading', reading: null }, 'file'],
    ['a file that cannot be read', { state: 'failed', reading: null }, 'file'],
    ['a required column without a source', { state: 'mapping' }, 'columns'],
    ['refused rows', { state: 'ready', counts: refused }, 'rows'],
    ['good rows alone', { state: 'ready', counts: good }, 'check'],
    ['a commit under way', { state: 'committing' }, 'check'],
    ['what is in the books', { state: 'committed' }, 'check'],
    ['a typed draft', { state: 'draft', origin: 'typed', counts: good }, 'rows'],
  ] as const)('%s: %o → %s', (_, facts, step) => {
    expect(firstStep(lotOf(facts))).toBe(step);
  });

  it('a typed lot has no file and no columns', () => {
    expect(stepsOf({ origin: 'typed' })).toEqual(['rows', 'check']);
    expect(isOpenStep('file', lotOf({ origin: 'typed' }))).toBe(false);
  });
});

describe('errors that rows have in common', () => {
  const group = (message: string, value: string, count: number, is_warning = false) => ({
    column: 'phone_number' as const,
    message,
    args: {},
    is_warning,
    value,
    count,
  });

  it('are one kind whatever the value, errors first, the most frequent first', () => {
    const kinds = mergeProblems([
      group('warned', 'A', 9, true),
      group('rare', 'B', 1),
      group('often', 'C', 2),
      group('often', 'D', 3),
    ]);
    expect(kinds.map(({ message, count }) => [message, count])).toEqual([
      ['often', 5],
      ['rare', 1],
      ['warned', 9],
    ]);
    expect(kinds[0]?.groups.map(({ value }) => value)).toEqual(['D', 'C']);
  });
});

describe('client and CDP of a file', () => {
  const lot = (file_name: string, funding_source_id: number, origin: 'file' | 'typed' = 'file') => ({
    file_name,
    funding_source_id,
    close_door_pharmacy_id: 1,
    origin,
  });
  const terms = { funding_source_id: 4, close_door_pharmacy_id: 1 };

  it.each([
    ['of yesterday’s file of that kind', [lot('Coastline-2026-11-26.csv', 4)], terms],
    [
      'of none when two clients send files of that name',
      [lot('coastline-2026-11-26.csv', 4), lot('coastline-2026-11-25.csv', 5)],
      null,
    ],
    ['of none when it is new', [lot('bayview-2026-11-26.csv', 4)], null],
    ['of no typed lot', [lot('coastline-2026-11-27.csv', 4, 'typed')], null],
  ])('are those %s', (_, lots, expected) => {
    expect(knownTerms('coastline-2026-11-27.csv', lots)).toEqual(expected);
  });
});
