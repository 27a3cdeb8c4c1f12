import { describe, expect, it } from 'vitest';
import { duplicateOf } from '../../src/domain/imports/inboxDuplicates';
import type { OrderRow } from '../../src/domain/imports/orderRow';

const ORDER: OrderRow = {
  order_number: 'A100',
  client_code: 'AAA000001',
  participant_name: 'ANA MARÍA LÓPEZ',
  phone_number: '619-555-0100',
  address: '100 OAK ST, SAN DIEGO, CA 92103',
};
const entry = (changes: OrderRow = {}, delivery_date: string | null = null) => ({
  values: { ...ORDER, ...changes },
  delivery_date,
});

describe('"duplicates: same order number, or same person + address + day"', () => {
  const cases: [what: string, other: ReturnType<typeof entry>, how: string | null, score: number][] = [
    ['the very same order', entry(), 'order_number', 1],
    ['the number in another spelling', entry({ order_number: ' a100 ' }), 'order_number', 1],
    ['the number, at another address', entry({ address: '7 ELM ST' }), 'order_number', 0.95],
    [
      'the number, of somebody else',
      entry({ client_code: 'AAA000002', participant_name: 'EVA ROTH' }),
      'order_number',
      0.7,
    ],
    ['another number for the same person', entry({ order_number: 'B1' }), 'person_address', 0.8],
    [
      'the person without the code, name turned round',
      entry({ order_number: 'B1', client_code: null, participant_name: 'López, Ana María' }),
      'person_address',
      0.7,
    ],
    [
      'the person with nothing but name and address',
      entry({ order_number: 'B1', client_code: null, phone_number: null }),
      'person_address',
      0.5,
    ],
    ['another day', entry({ order_number: 'B1' }, '2026-11-23'), null, 0],
    ['another address', entry({ order_number: 'B1', address: '7 ELM ST' }), null, 0],
    ['two without a number, of nobody', entry({ order_number: null, participant_name: null }), null, 0],
  ];
  it.each(cases)('%s', (_what, other, how, score) => {
    expect(duplicateOf(entry(), other)).toEqual(how === null ? null : { how, score });
    expect(duplicateOf(other, entry())).toEqual(how === null ? null : { how, score });
  });
});
