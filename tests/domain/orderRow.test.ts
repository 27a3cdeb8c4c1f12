import { describe, expect, it } from 'vitest';
import {
  ORDER_FLAGS,
  orderFrom,
  orderProblems,
  splitName,
  type OrderRow,
} from '../../src/domain/imports/orderRow';
import { problemWords } from '../../tools/load/problemWords';

const GOOD: OrderRow = {
  order_number: 'a1',
  client_code: 'chp000001',
  participant_name: 'López Ibarra, Ana María',
  phone_number: '(619) 555-0101',
  address: '1234 Oak St, San Diego, CA 92103',
  delivery_start_time: '9:30',
  delivery_end_time: '2:00 PM',
  flags: 'Rush; leave_at_door rush',
  copayment_amount: '$12.5',
  comments: ' Ring twice ',
};

it('reads a row into the form that is stored', () => {
  expect(orderProblems(GOOD)).toEqual({});
  expect(orderFrom(GOOD)).toEqual({
    order_number: 'A1',
    client_code: 'CHP000001',
    participant_name: 'LÓPEZ IBARRA, ANA MARÍA',
    phone_number: '6195550101',
    address: '1234 OAK ST, SAN DIEGO, CA 92103',
    delivery_start_time: '09:30:00',
    delivery_end_time: '14:00:00',
    flags: ['rush', 'leave_at_door'],
    copayment_amount: '12.50',
    comments: 'Ring twice',
  });
});

it('needs no window, flags, copayment or comment', () => {
  const { order_number, client_code, participant_name, phone_number, address } = GOOD;
  const row = { order_number, client_code, participant_name, phone_number, address };
  expect(orderProblems(row)).toEqual({});
  expect(orderFrom(row)).toMatchObject({
    flags: [],
    copayment_amount: null,
    delivery_start_time: null,
    comments: null,
  });
});

describe('what is wrong', () => {
  it.each([
    ['order_number', '', 'validation.required'],
    ['order_number', '1234567890123456', 'validation.maxLength'],
    ['client_code', 'AB1', 'validation.clientCode'],
    ['participant_name', 'CHER', 'orders.fullName'],
    ['participant_name', '<b>A</b> B', 'validation.textCharacters'],
    ['phone_number', '555', 'validation.phone'],
    ['address', null, 'validation.required'],
    ['delivery_start_time', 'noon', 'validation.time'],
    ['delivery_end_time', '25:00', 'validation.time'],
    ['delivery_end_time', '9:45', 'validation.timeWindow'],
    ['flags', 'fragile', 'orders.unknownFlag'],
    ['copayment_amount', '100000.01', 'validation.money'],
    ['copayment_amount', '-1', 'validation.money'],
  ] as const)('%s = %s', (column, value, message) => {
    const problems = orderProblems({ ...GOOD, [column]: value });
    expect(problems[column]?.message).toBe(message);
    // There is a sentence for it.
    expect(problemWords(problems)).not.toContain(message);
  });
});

it.each([
  ['ANA LÓPEZ', { first_name: 'ANA', middle_name: null, last_name: 'LÓPEZ' }],
  ['ana maría lópez', { first_name: 'ANA', middle_name: 'MARÍA', last_name: 'LÓPEZ' }],
  ['LÓPEZ IBARRA, ANA', { first_name: 'ANA', middle_name: null, last_name: 'LÓPEZ IBARRA' }],
  ['CHER', null],
  [', ANA', null],
])('splits %s', (text, name) => {
  expect(splitName(text)).toEqual(name);
});

it('knows the marks of spec §1', () => {
  expect(ORDER_FLAGS).toEqual([
    'rush',
    'priority',
    'refrigerated',
    'leave_at_door',
    'male_driver',
    'female_driver',
  ]);
});
