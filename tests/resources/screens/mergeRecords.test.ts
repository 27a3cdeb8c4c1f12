import { describe, expect, it } from 'vitest';
import { vehicles } from '../../../src/resources/vehicles/vehicles.resource';
import { compareRecords, mergeRecords } from '../../../src/resources/screens/form/mergeRecords';
import { rowTone } from '../../../src/ui/rowTone';

const base = { name: 'VAN 1', make: 'FORD', model: 'TRANSIT', year: 2024 };

describe('two people change one record', () => {
  const mine = { ...base, make: 'RAM', year: 2025, vin: null };
  const theirs = { ...base, make: 'NISSAN', model: 'NV200' };

  it('tells who changed what; an empty field and a missing one are the same', () => {
    expect(compareRecords(vehicles, base, mine, theirs)).toEqual({
      disputed: ['make'],
      mine: ['year'],
      theirs: ['model'],
    });
  });

  it('does not dispute what both changed to the same value', () => {
    expect(
      compareRecords(vehicles, base, { ...base, make: 'RAM' }, { ...base, make: 'RAM' }).disputed,
    ).toEqual([]);
  });

  it.each([
    [new Set(['make']), 'RAM'],
    [new Set<string>(), 'NISSAN'],
  ])('keeps both sides and the choice (%o)', (keepMine, make) => {
    expect(mergeRecords(vehicles, { base, mine, theirs }, keepMine)).toMatchObject({
      name: 'VAN 1',
      make,
      model: 'NV200',
      year: 2025,
    });
  });
});

describe('row colours (spec §3, table rows)', () => {
  it.each([
    [{ result_import: '{"result":"error"}' }, 'error'],
    [{ result_import: '{"result":"SUCCESS"}' }, 'done'],
    [{ result_import: '{"result":"something new"}' }, 'warning'],
    [{ result_import: 'not json' }, 'plain'],
    [{ ready_to_assign: 1 }, 'ready'],
    [{ is_active: false }, 'muted'],
    [{ is_active: true }, 'plain'],
  ])('%o is %s', (row, tone) => {
    expect(rowTone({ id: 1, ...row })).toBe(tone);
  });
});
