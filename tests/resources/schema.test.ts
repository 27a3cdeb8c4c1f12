import { describe, expect, test } from 'vitest';
import { validation as english } from '../../src/i18n/en/validation';
import { defineResource } from '../../src/resources/schema/defineResource';
import { registry } from '../../src/resources/registry';
import * as kinds from '../../src/resources/schema/fields';
import { toFilterSchema } from '../../src/resources/schema/filterSchema';
import { VALIDATION } from '../../src/resources/schema/messages';
import { normaliseRecord } from '../../src/resources/schema/normaliseRecord';
import { problemsOf } from '../../src/resources/schema/problems';
import { checkRecord } from '../../src/resources/schema/toYup';
import { makeRecord, wrongValues } from '../support/records';
import { ValidationError } from 'yup';

const PLATE = /^[A-Za-z0-9]{7}$/;

/** One field of every kind: also those that no declared resource uses yet. */
const everything = defineResource({
  name: 'everything',
  path: '/everything',
  representation: 'text',
  fields: {
    text: kinds.text({ required: true, max: 20 }),
    plate: kinds.text({ pattern: PLATE, message: 'validation.plate' }),
    comment: kinds.text({ uppercase: false, multiline: true }),
    email: kinds.email({}),
    phone: kinds.phone({}),
    zipcode: kinds.zipcode({}),
    money: kinds.money({}),
    integer: kinds.integer({ min: 2, max: 9000 }),
    date: kinds.date({}),
    time: kinds.time({}),
    dateTime: kinds.dateTime({}),
    boolean: kinds.boolean({ required: true, initial: true }),
    choice: kinds.choice({ choices: ['a', 'b'] }),
    choices: kinds.choices({ choices: ['x', 'y', 'z'] }),
    reference: kinds.reference({ to: 'cdps', text: 'name' }),
    color: kinds.color({}),
    picture: kinds.picture({}),
    weekdays: kinds.weekdays({ required: true }),
    even: kinds.integer({
      rule: (value) =>
        Number(value) % 2 === 0 ? undefined : { message: 'validation.even', args: { value: Number(value) } },
    }),
    computed: kinds.text({ computed: true }),
  },
  list: ['text'],
  filters: [
    'text',
    'date',
    'dateTime',
    'money',
    'time',
    'boolean',
    'weekdays',
    'color',
    'reference',
    'choice',
    'choices',
  ],
  search: ['text'],
  form: {},
  sort: { field: 'text', order: 'ASC' },
  actions: [],
  check: ({ time, date }) => (time && !date ? { date: { message: 'validation.dateForTime' } } : {}),
});

const valid = async () => ({ ...(await makeRecord(everything, 4, async () => 7)), even: 4 });
const problems = async (changes: Record<string, unknown>) =>
  checkRecord(everything, 'create', { ...(await valid()), ...changes }).problems;

describe('the rules of the kinds (spec §5)', () => {
  test.each([null, ''])('a required colour that is missing (%s) is asked for in its own words', (color) => {
    const { problems: found } = checkRecord(registry.cdps, 'create', { name: 'CDP', color });
    expect(found.color).toEqual({ message: 'validation.color' });
    expect(english.color).toBe('Please choose a color');
  });

  test('a made record is valid as it is', async () => {
    const { record, problems: found } = checkRecord(everything, 'create', await valid());
    expect(found).toEqual({});
    expect(record).toEqual(await valid());
  });

  test.each(Object.entries(everything.fields).filter(([, field]) => !('computed' in field)))(
    '%s refuses wrong values by its own name only',
    async (name, field) => {
      for (const wrong of wrongValues(field).filter((value) => value !== 999_999_999)) {
        expect(Object.keys(await problems({ [name]: wrong })), JSON.stringify(wrong)).toEqual([name]);
      }
    },
  );

  test('complaints are i18n keys with their values', async () => {
    expect(await problems({ text: 'A'.repeat(21) })).toEqual({
      text: { message: 'validation.maxLength', args: { max: 20 } },
    });
    expect(await problems({ text: 'A{B' })).toEqual({
      text: { message: 'validation.textCharacters', args: { characters: '<>{}[]\\|^~`' } },
    });
    expect(await problems({ plate: '12' })).toEqual({ plate: { message: 'validation.plate' } });
    expect(await problems({ integer: 1 })).toEqual({
      integer: { message: 'validation.min', args: { min: 2 } },
    });
    expect(await problems({ nobody: 1, computed: 'X' })).toEqual({
      nobody: { message: 'validation.unknownField', args: { field: 'nobody' } },
      computed: { message: 'validation.unknownField', args: { field: 'computed' } },
    });
    expect(await problems({ weekdays: [] })).toEqual({ weekdays: { message: 'validation.weekdays' } });
  });

  test("a field's own rule and the record's check come last", async () => {
    expect(await problems({ even: 3 })).toEqual({ even: { message: 'validation.even', args: { value: 3 } } });
    expect(await problems({ even: null })).toEqual({});
    expect(await problems({ date: null })).toEqual({ date: { message: 'validation.dateForTime' } });
  });

  test('a patch asks for nothing, but empties nothing that is required', () => {
    expect(checkRecord(everything, 'patch', {}).problems).toEqual({});
    expect(checkRecord(everything, 'patch', { text: '  ' }).problems).toEqual({
      text: { message: 'validation.required' },
    });
    expect(checkRecord(everything, 'patch', { plate: '' })).toEqual({
      record: { plate: null },
      problems: {},
    });
  });
});

describe('the stored form (spec §5)', () => {
  test.each([
    ['text', '  pérez   lópez ', 'PÉREZ LÓPEZ'],
    ['comment', ' Leave at\nthe gate ', 'Leave at\nthe gate'],
    ['email', ' Ana@Example.TEST ', 'ana@example.test'],
    ['phone', '619-555-0100', '6195550100'],
    ['phone', '(619) 555-0100', '6195550100'],
    ['money', 12.5, '12.50'],
    ['money', '7', '7.00'],
    ['money', 'much', 'much'],
    ['integer', '12', 12],
    ['integer', '1e3', '1e3'],
    ['time', '08:30', '08:30:00'],
    ['color', '#0f766e', '#0F766E'],
    ['weekdays', [5, 1], [1, 5]],
    ['text', '', null],
    ['text', '   ', null],
  ])('%s: %j is stored as %j', (name, input, stored) => {
    expect(normaliseRecord(everything, { [name]: input })).toEqual({ [name]: stored });
  });

  test('creating fills in what starts with a value, editing replaces the whole record', () => {
    expect(normaliseRecord(everything, {}, 'create')).toMatchObject({ boolean: true, text: null });
    expect(normaliseRecord(everything, {}, 'edit')).toMatchObject({ boolean: null, text: null });
    expect(normaliseRecord(everything, { foreign: 1 }, 'patch')).toEqual({ foreign: 1 });
  });
});

describe('the query of a list', () => {
  const refused = (query: Record<string, unknown>): string[] => {
    try {
      toFilterSchema(everything).validateSync(query, { abortEarly: false });
      return [];
    } catch (error) {
      if (error instanceof ValidationError) return Object.keys(problemsOf(error));
      throw error;
    }
  };

  test.each([
    [{ page: '2', per_page: '1000', sort: '-text' }],
    [{ date_from: '2026-11-01', date_to: '2026-11-30', boolean: '0' }],
    [{ dateTime: '2026-11-01', dateTime_from: '2026-11-01 10:00:00', money: '12.5', time: '08:30' }],
    [{ all: 'abc', id: '1,2,3', weekdays: '7', color: '#0f766e', reference: '5', choice: 'b', text: 'x' }],
    [{ text: '', date: '', all: '' }],
  ])('takes %j', (query) => {
    expect(refused(query)).toEqual([]);
  });

  test.each([
    ['page', '0'],
    ['page', 'x'],
    ['per_page', '1001'],
    ['sort', 'plate'],
    ['all', ' ab '],
    ['all', 'a\u0000bc'],
    ['id', '1,,2'],
    ['id', '1;2'],
    ['date', '2026-02-30'],
    ['date_from', 'yesterday'],
    ['boolean', 'yes'],
    ['weekdays', '8'],
    ['reference', '-1'],
    ['choice', 'c'],
    ['money', '1.234'],
    ['text', ['A', 'B']],
    ['plate', 'ABC1234'],
    ['constructor', '1'],
  ])('refuses %s=%j by name', (name, value) => {
    expect(refused({ [name]: value })).toEqual([name]);
  });
});

test.each(Object.values(VALIDATION))('%s has a sentence', (key) => {
  expect(english).toHaveProperty(key.replace('validation.', ''));
});
