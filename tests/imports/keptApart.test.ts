import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRow } from '../../server/day/imports/check/readRow';
import { mapRow } from '../../src/domain/imports/importRow';
import type { ImportTarget } from '../../src/domain/imports/importTargets';

const APART: ImportTarget[] = [
  'order_number',
  'client_code',
  'first_name',
  'middle_name',
  'last_name',
  'phone_number',
  'address',
  'address_1',
  'city',
  'state',
  'zipcode',
  'comments',
];
const LINE: ImportTarget[] = ['order_number', 'client_code', 'participant_name', 'phone_number', 'address'];
type Cells = Partial<Record<ImportTarget, string>>;
const GOOD: Cells = {
  order_number: '7001',
  client_code: 'AAA000001',
  participant_name: 'LOPEZ, ANA',
  first_name: 'Ana',
  last_name: 'Lopez',
  phone_number: '619-555-0100',
  address: '12 Oak St',
  city: 'San Diego',
  state: 'CA',
  zipcode: '92103',
};

async function read(targets: ImportTarget[], own: Cells) {
  const cells = targets.map((target) => ({ ...GOOD, ...own })[target] ?? '');
  const { values, ...reading } = mapRow(targets, cells);
  const row = { line: 2, values, reading, notices: [] };
  const said = { chosen_participant_id: null, is_new_participant: false, picked_address: null };
  return readRow({ ...row, ...said }, 'CA', { id: 1, answers: {}, delivery_date: '2026-11-24' });
}

const apart = (own: Cells) => read(APART, own);
const WHOLE_LINE = '12 Oak St, San Diego, CA 92103';
const line = (address: string) => read(LINE, { address });

describe('what a file keeps apart stays apart', () => {
  test.each<[title: string, cells: Cells, address: Record<string, string | null>]>([
    ['a building and an apartment', { address_1: 'Bldg 3 Apt 110' }, { address_1: 'BLDG 3 APT 110' }],
    ['a bare unit', { address_1: '5' }, { address: '12 OAK ST', address_1: '5' }],
    ['a unit in the street', { address: '12 Oak St Apt 5' }, { address: '12 OAK ST APT 5', address_1: null }],
    ['a street without a type', { address: '880 Broadway' }, { address: '880 BROADWAY' }],
    ['a grid number', { address: 'N6W23001 Bluemound Rd' }, { address: 'N6W23001 BLUEMOUND RD' }],
    ['a city of several words', { city: 'La Jolla Shores' }, { city: 'LA JOLLA SHORES' }],
    ['the name of a state', { state: 'California' }, { state: 'CA' }],
    ['no state', { state: '' }, { state: 'CA' }],
    ['a ZIP code of nine digits', { zipcode: '92103-1234' }, { zipcode: '92103' }],
    [
      'the whole line beside its parts',
      { address: '12 Oak St, San Diego, CA 92103' },
      { address: '12 OAK ST' },
    ],
    [
      'a unit behind a comma',
      { address: '12 Oak St, Apt 5' },
      { address: '12 OAK ST', address_1: 'Apt 5'.toUpperCase() },
    ],
  ])('%s', async (_, cells, address) => {
    const { problems, address: found } = await apart(cells);
    expect(problems).toEqual([]);
    expect(found).toMatchObject(address);
  });

  test.each<[title: string, cells: Cells, problem: Record<string, unknown>]>([
    ['no city', { city: '' }, { message: 'importCheck.cityOfZip', is_warning: true }],
    ['a placeholder for a city', { city: '#REF!' }, { message: 'importCheck.cityOfZip', is_warning: true }],
    [
      'no state, far away',
      { state: '', zipcode: '10001' },
      { message: 'importCheck.stateOfZip', is_warning: true },
    ],
    ['no ZIP code', { zipcode: 'TBD' }, { message: 'orders.zipMissing', is_warning: false }],
    ['an impossible ZIP code', { zipcode: '00000' }, { message: 'orders.zipUnknown', is_warning: false }],
    [
      'a ZIP code of another state',
      { zipcode: '10001' },
      { message: 'orders.zipElsewhere', is_warning: false },
    ],
    ['no state at all', { state: 'Narnia' }, { message: 'orders.stateUnknown', is_warning: false }],
    ['a long unit', { address_1: 'X'.repeat(61) }, { message: 'orders.unitTooLong', is_warning: false }],
    [
      'a name without its last part',
      { last_name: '', middle_name: 'M' },
      { message: 'orders.fullName', is_warning: false },
    ],
    [
      'a placeholder for a last name',
      { last_name: 'N/A', middle_name: 'M' },
      { message: 'orders.fullName', is_warning: false },
    ],
    [
      'text behind the street',
      { address: '12 Oak St, rear door, ring twice' },
      { message: 'importCheck.movedToComments', is_warning: true },
    ],
  ])('%s is said', async (_, cells, problem) => {
    const { problems } = await apart(cells);
    expect(problems.filter(({ message }) => message !== 'imports.row.placeholder')).toMatchObject([problem]);
  });

  test('a middle initial stays one, and a last name of two words is one', async () => {
    const { parsed } = await apart({ first_name: 'Ana', middle_name: 'M', last_name: 'de la Cruz' });
    expect(parsed.person).toEqual({ first_name: 'ANA', middle_name: 'M', last_name: 'DE LA CRUZ' });
  });

  test('text behind a comma goes to the driver', async () => {
    const { parsed, address } = await apart({ address: '12 Oak St, rear door, ring twice', comments: 'dog' });
    expect(address).toMatchObject({ address: '12 OAK ST', address_1: null });
    expect(parsed.comments).toBe('dog. rear door, ring twice');
  });
});

describe('a placeholder is never a value', () => {
  const placeholders = ['N/A', '#N/A', '#REF!', '########', '-', 'NULL', 'TBD', '#VALUE!'];
  test.each(placeholders)('%s is named where a value is due, and nothing elsewhere', async (text) => {
    for (const column of ['order_number', 'client_code', 'phone_number', 'address'] as const) {
      const { problems } = await read(LINE, { address: WHOLE_LINE, [column]: text });
      expect(problems).toEqual([
        { column, message: 'orders.placeholder', args: { text }, is_warning: false, question: column },
      ]);
    }
    const { parsed, address } = await apart({ middle_name: text, address_1: text, comments: text });
    expect([parsed.person.middle_name, address?.address_1, parsed.comments]).toEqual([null, null, null]);
  });

  test.each([
    ['order_number', '11/22/2026', 'orders.dateForNumber'],
    ['order_number', '2026-11-22 00:00:00', 'orders.dateForNumber'],
    ['order_number', '22-Nov', 'orders.dateForNumber'],
    ['phone_number', '000-000-0000', 'orders.placeholder'],
    ['phone_number', '(999) 999-9999', 'orders.placeholder'],
  ] as const)('%s %s', async (column, text, message) => {
    const { problems } = await apart({ [column]: text });
    expect(problems).toMatchObject([{ column, message, is_warning: false }]);
  });

  test('Na is a last name', async () => {
    expect((await apart({ last_name: 'Na' })).parsed.person.last_name).toBe('NA');
  });
});

describe('an address of one line', () => {
  test.each([
    ['12 Oak St Apt 5, San Diego, CA 92103', '12 OAK ST, APT 5, SAN DIEGO, CA 92103', null],
    ['12 Oak St, Apt 5, San Diego, CA 92103', '12 OAK ST, APT 5, SAN DIEGO, CA 92103', null],
    [
      '12 Oak St, Bldg 3, Apt 110, San Diego, CA 92103',
      '12 OAK ST, BLDG 3, APT 110, SAN DIEGO, CA 92103',
      null,
    ],
    ['12 Oak St, San Diego, 92103', '12 OAK ST, SAN DIEGO, CA 92103', null],
    ['12 Oak St, San Diego, CA, 92103', '12 OAK ST, SAN DIEGO, CA 92103', null],
    [
      '12 Oak St, rear door, ring twice, San Diego, CA 92103',
      '12 OAK ST, SAN DIEGO, CA 92103',
      'rear door, ring twice',
    ],
    ['12 Oak St, San Diego, CA 92103, ring twice', '12 OAK ST, SAN DIEGO, CA 92103', 'ring twice'],
    ['12 Oak St, #5, gate 77, San Diego CA 92103', '12 OAK ST, #5, SAN DIEGO, CA 92103', 'gate 77'],
  ])('%s', async (text, full, comments) => {
    const { problems, address, parsed } = await line(text);
    expect(problems.filter(({ is_warning }) => !is_warning)).toEqual([]);
    expect(problems).toHaveLength(comments === null ? 0 : 1);
    expect([address?.full_address, parsed.comments]).toEqual([full, comments]);
  });
});

const word = fc.stringMatching(/^[B-Z][a-z]{3,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '));
const unit = fc.oneof(
  fc.constant(''),
  fc
    .tuple(
      fc.constantFrom('Apt', 'Unit', 'Bldg 3 Apt', '#', 'Ste', 'Spc', 'Floor 2 Rm'),
      fc.integer({ min: 1, max: 999 }),
    )
    .map((each) => each.join(' ')),
  fc.stringMatching(/^\d{1,3}[A-F]?$/),
);
const street = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom('', 'N ', 'SW '),
    words,
    fc.constantFrom(' St', ' Ave', ' Blvd', '', ' Ct E'),
  )
  .map(([number, side, name, type]) => `${number} ${side}${name}${type}`);
const place = fc.constantFrom(
  ['CA', '92103'],
  ['California', '92101'],
  ['', '92111'],
  ['NY', '10001'],
  ['ma', '02139'],
);

test('every clean row with separate columns is taken with exactly those parts', async () => {
  const rows = fc.record({
    first: words,
    middle: fc.oneof(fc.constant(''), word),
    last: words,
    street,
    unit,
    city: words,
    place,
  });
  await fc.assert(
    fc.asyncProperty(rows, async ({ first, middle, last, place: [state = '', zipcode = ''], ...given }) => {
      const cells = { first_name: first, middle_name: middle, last_name: last, address: given.street };
      const { problems, parsed, address } = await apart({
        ...cells,
        address_1: given.unit,
        city: given.city,
        state,
        zipcode,
      });
      expect(problems).toEqual([]);
      expect(parsed.person).toEqual({
        first_name: first.toUpperCase(),
        middle_name: middle.toUpperCase() || null,
        last_name: last.toUpperCase(),
      });
      expect(address).toMatchObject({
        address: given.street.toUpperCase(),
        address_1: given.unit.toUpperCase() || null,
        city: given.city.toUpperCase(),
        zipcode,
      });
    }),
    { numRuns: 300 },
  );
});
