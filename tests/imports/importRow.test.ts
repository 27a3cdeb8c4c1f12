import { describe, expect, test } from 'vitest';
import { readAmount, readFlags, readZip } from '../../src/domain/imports/importCells';
import { readTime } from '../../src/domain/time/readTime';
import { readWindow } from '../../src/domain/imports/importWindow';
import { mapRow } from '../../src/domain/imports/importRow';
import type { ImportTarget } from '../../src/domain/imports/importTargets';
import { ORDER_FLAGS, orderProblems } from '../../src/domain/imports/orderRow';

describe('cells as spreadsheets and people write them', () => {
  test.each([
    ['9:30', '09:30'],
    ['9:30:00', '09:30'],
    ['09:30:15', '09:30:15'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['0930', '09:30'],
    ['9 am', '09:00'],
    ['9:30 a. m.', '09:30'],
    ['2:30 p. m.', '14:30'],
    ['1/2/2026 14:30', '14:30'],
    ['2026-01-02T14:30:00', '14:30'],
    ['0.375', '09:00:00'],
    ['0,604166666666667', '14:30:00'],
    ['45993.5', '45993.5'],
    ['12 am', '00:00'],
    ['9', '9'],
    ['soon', 'soon'],
  ])('time %s is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  test.each([
    ['2139', '02139'],
    ['501', '00501'],
    ['92103', '92103'],
    ['92103-1234', '92103'],
    ['92103.0', '92103'],
    ['21391234', '02139'],
    ['9210', '09210'],
    ['A1B 2C3', 'A1B 2C3'],
  ])('ZIP code %s is %s', (text, zip) => {
    expect(readZip(text)).toBe(zip);
  });

  test.each([
    ['12,50', '12.50'],
    ['$ 12.5', '12.5'],
    ['1.234,50', '1234.50'],
    ['12.500000000000002', '12.50'],
    ['12.345', '12.345'],
    ['12 USD', '12'],
    ['free', 'free'],
  ])('amount %s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each([
    ['9:00-11:00', '09:00', '11:00'],
    ['9 am to 11 am', '09:00', '11:00'],
    ['between 9:00 and 11:00', '09:00', '11:00'],
    ['entre las 9:00 y las 11:00', '09:00', '11:00'],
    ['de 9:00 a 11:00', '09:00', '11:00'],
    ['after 9:00', '09:00', ''],
    ['desde las 9:00', '09:00', ''],
    ['hasta las 12:00', '', '12:00'],
    ['before 12 pm', '', '12:00'],
    ['9-11am', '09:00', '11:00'],
    ['11-1pm', '11:00', '13:00'],
    ['1:00-3:00 pm', '13:00', '15:00'],
    ['9am-11', '09:00', '11:00'],
    ['1 pm - 3', '13:00', '15:00'],
    ['between 8:00 and 10:00', '08:00', '10:00'],
    ['10am to noon', '10:00', '12:00'],
    ['after 3pm', '15:00', ''],
    ['3pm or later', '15:00', ''],
    ['a partir de las 15:00', '15:00', ''],
    ['by noon', '', '12:00'],
    ['antes del mediodía', '', '12:00'],
    ['no later than 5:30 pm', '', '17:30'],
  ])('window %s is %s to %s', (text, start, end) => {
    expect(readWindow(text)).toEqual({ start, end });
  });

  test.each(['9-11', 'soon', 'all day', '', 'by the river'])('%s is no window', (text) => {
    expect(readWindow(text)).toBeNull();
  });

  test('marks in words of both languages', () => {
    expect(readFlags('Urgente, refrigerado; leave at door').flags).toEqual([
      'rush',
      'refrigerated',
      'leave_at_door',
    ]);
    for (const flag of ORDER_FLAGS) expect(readFlags(flag)).toEqual({ flags: [flag], unknown: [] });
    expect(readFlags('rush fragile')).toEqual({ flags: ['rush'], unknown: ['fragile'] });
  });
});

const WHOLE: ImportTarget[] = ['order_number', 'client_code', 'participant_name', 'phone_number', 'address'];
const row = (...cells: string[]) => mapRow(WHOLE, cells);
const good = ['7001', 'AAA000001', 'ANA LOPEZ', '619-555-0100', '12 OAK ST, SAN DIEGO, CA 92103'];

describe('a row of a file as an order', () => {
  test('parts are joined', () => {
    const targets: ImportTarget[] = [
      'order_number',
      'client_code',
      'first_name',
      'last_name',
      'phone_number',
      'address',
      'address_1',
      'city',
      'state',
      'zipcode',
      'time_window',
      'rush',
      'refrigerated',
      'comments',
      'comments',
    ];
    const { values, problems } = mapRow(targets, [
      '7001',
      'AAA000001',
      'Ana',
      'Lopez',
      '6195550100',
      '12 Oak St',
      'Apt 5',
      'Boston',
      'MA',
      '2139',
      '9:00-11:00',
      'x',
      'no',
      'ring',
      'dog',
    ]);
    expect(problems).toEqual({});
    expect(orderProblems(values)).toEqual({});
    expect(values).toMatchObject({
      participant_name: 'Lopez, Ana',
      address: '12 Oak St, Apt 5, Boston, MA 02139',
      delivery_start_time: '09:00',
      delivery_end_time: '11:00',
      flags: 'rush',
      comments: 'ring. dog',
    });
  });

  test.each([
    ['an order number that Excel wrote short', 0, '1.2346E+15', 'order_number'],
    ['"1E+05": nobody knows which number it was', 0, '1E+05', 'order_number'],
    ['a phone that Excel wrote short', 3, '6.19556E+09', 'phone_number'],
  ])('%s is a problem of its cell', (_, index, text, column) => {
    const { problems } = row(...good.with(index, text));
    expect(problems).toEqual({ [column]: { message: 'imports.row.digitsLost', args: { text } } });
  });

  test('an order number with a letter E is none of that', () => {
    expect(row(...good.with(0, '12E5')).problems).toEqual({});
  });

  test.each([
    ['non-breaking spaces', 2, '\u00a0ANA\u00a0LOPEZ\u00a0', 'ANA LOPEZ'],
    ['what cannot be seen', 2, '\ufeffANA\u200b LOPEZ', 'ANA LOPEZ'],
    ['a number kept as text', 0, '="00123"', '00123'],
    ['a number with decimals', 0, '7001.0', '7001'],
    ['a phone with decimals', 3, '6195550100.0', '6195550100'],
    ['a phone with a long dash', 3, '619–555–0100', '619-555-0100'],
    ['a client code with a hyphen', 1, 'AAA-000001', 'AAA000001'],
    ['a ZIP code at the end of a line', 4, '12 OAK ST, BOSTON, MA 2139', '12 OAK ST, BOSTON, MA 02139'],
    ['our own guard against formulas', 2, "'=ANA LOPEZ", '=ANA LOPEZ'],
  ])('%s', (_, index, text, read) => {
    const { values, problems } = row(...good.with(index, text));
    expect(problems).toEqual({});
    expect(values[WHOLE[index] as 'order_number']).toBe(read);
  });

  test('what the file’s reader said of a cell is its column’s problem, a remark is not', () => {
    const said = (code: 'cellError' | 'formula') =>
      mapRow(WHOLE, good, [{ code, column: 3, args: { text: '#REF!' } }]).problems;
    expect(said('cellError')).toEqual({
      phone_number: { message: 'imports.row.cellError', args: { text: '#REF!' } },
    });
    expect(said('formula')).toEqual({});
  });

  test('"N/A" is nothing where nothing may stand, and a mark that is neither yes nor no is asked about', () => {
    const targets: ImportTarget[] = ['copayment_amount', 'comments', 'rush'];
    const { values, problems } = mapRow(targets, ['N/A', '-', 'maybe']);
    expect(values).toMatchObject({ copayment_amount: null, comments: null });
    expect(problems).toEqual({
      flags: { message: 'imports.row.notYesOrNo', args: { flag: 'rush', text: 'maybe' } },
    });
  });

  test('says which columns it repaired', () => {
    expect(row(...good).repaired).toEqual([]);
    expect(row(...good.with(0, '7001.0')).repaired).toEqual(['order_number']);
    expect(row(...good.with(4, '12 OAK ST, BOSTON, MA 2139')).repaired).toEqual(['address']);
  });
});
