import { imports as english } from '../../src/i18n/en/imports';
import { imports as spanish } from '../../src/i18n/es/imports';
import { describe, expect, test } from 'vitest';
import { guessMapping, rememberMapping } from '../../src/domain/imports/importMapping';
import { headerWords, targetsNamed } from '../../src/domain/imports/importHeaderWords';
import { IMPORT_TARGETS, type ImportTarget } from '../../src/domain/imports/importTargets';
import { ORDER_COLUMNS } from '../../src/domain/imports/orderRow';

const guess = (header: string, ...rows: string[]) =>
  guessMapping(
    header.split('|'),
    rows.map((row) => row.split('|')),
  );

describe('names of columns', () => {
  test.each([
    ['N.º de Pedido', 'no pedido'],
    ['Nº pedido', 'no pedido'],
    ['Order #', 'order no'],
    ['orderNumber', 'order number'],
    ['ORDER_NUMBER', 'order number'],
    ['  Teléfono   móvil ', 'telefono movil'],
    ['Dirección de entrega', 'direccion entrega'],
    ['ZIP', 'zip'],
  ])('%s is read as "%s"', (name, words) => {
    expect(headerWords(name)).toBe(words);
  });
});

const GUESSES: [title: string, header: string, rows: string[], targets: (ImportTarget | null)[]][] = [
  ['the columns of our own sample', ORDER_COLUMNS.join('|'), [], [...ORDER_COLUMNS]],
  [
    'an English file with parts',
    'Rx #|Member ID|First Name|Last Name|Cell Phone|Street Address|Apt|City|ST|Zip|Copay|Notes',
    ['7001|AAA000001|Ana|Lopez|619-555-0100|12 Oak St|5|San Diego|CA|92103|5.00|ring'],
    [
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
      'copayment_amount',
      'comments',
    ],
  ],
  [
    'a Spanish file',
    'N.º de pedido|Clave|Paciente|Teléfono|Domicilio|Desde|Hasta|Urgente|Refrigerado|Copago|Observaciones',
    ['7001|AAA000001|López, Ana|619-555-0100|12 Oak St, San Diego, CA 92103|9:00|11:00|sí|no|5,00|timbre'],
    [
      'order_number',
      'client_code',
      'participant_name',
      'phone_number',
      'address',
      'delivery_start_time',
      'delivery_end_time',
      'rush',
      'refrigerated',
      'copayment_amount',
      'comments',
    ],
  ],
  [
    '"Nombre" is the whole name where no surname stands beside it',
    'Pedido|Código|Nombre|Tel|Dirección',
    ['1|AAA000001|Ana López|6195550100|12 Oak St, San Diego, CA 92103'],
    ['order_number', 'client_code', 'participant_name', 'phone_number', 'address'],
  ],
  [
    '"Nombre" is the given name where it does',
    'Pedido|Código|Nombre|Apellidos|Tel|Dirección',
    ['1|AAA000001|Ana|López Ruiz|6195550100|12 Oak St, San Diego, CA 92103'],
    ['order_number', 'client_code', 'first_name', 'last_name', 'phone_number', 'address'],
  ],
  [
    'a name that may be two things is decided by its column',
    'Order|Client|Client name|Number|Address',
    ['1|AAA000001|Ana Lopez|619-555-0100|12 Oak St, San Diego, CA 92103'],
    ['order_number', 'client_code', 'participant_name', 'phone_number', 'address'],
  ],
  [
    'a name is not believed against what stands in the column',
    'Order|Client|Phone|Address|Name',
    ['A-1|AAA000001|Ana Lopez|12 Oak St, San Diego, CA 92103|619-555-0100'],
    ['order_number', 'client_code', 'participant_name', 'address', 'phone_number'],
  ],
  [
    'columns without any name that helps',
    'a|b|c|d|e|f|g',
    [
      '70001|AAA000001|Ana Lopez|(619) 555-0100|12 Oak St, San Diego, CA 92103|9:00 AM|11:00 AM',
      '70002|AAA000002|Eva Diaz|(619) 555-0101|14 Oak St, San Diego, CA 92103|10:00 AM|1:00 PM',
    ],
    [
      'order_number',
      'client_code',
      'participant_name',
      'phone_number',
      'address',
      'delivery_start_time',
      'delivery_end_time',
    ],
  ],
  [
    'a second phone is left over',
    'Order|Client code|Patient|Phone|Mobile|Address|Route',
    ['1|AAA000001|Ana Lopez|6195550100|6195550101|12 Oak St, San Diego, CA 92103|North'],
    ['order_number', 'client_code', 'participant_name', 'phone_number', null, 'address', null],
  ],
  [
    'notes of two kinds are both comments',
    'Order|Client code|Patient|Phone|Address|Notes|Driver notes|Time window',
    ['1|AAA000001|Ana Lopez|6195550100|12 Oak St, San Diego, CA 92103|ring|dog|9:00-11:00'],
    [
      'order_number',
      'client_code',
      'participant_name',
      'phone_number',
      'address',
      'comments',
      'comments',
      'time_window',
    ],
  ],
];

describe('which column is what', () => {
  test.each(GUESSES)('%s', (_, header, rows, targets) => {
    const { mapping, missing, extra } = guess(header, ...rows);
    expect(mapping).toEqual(targets);
    expect(missing).toEqual([]);
    expect(extra).toEqual(targets.flatMap((target, index) => (target === null ? [index] : [])));
  });

  test('required columns that nothing fills are named', () => {
    expect(guess('Order|Patient|Colour').missing).toEqual(['client_code', 'phone_number', 'address']);
    expect(guess('First name|Order').missing).toContain('participant_name');
  });
});

describe('what a client’s last file taught', () => {
  const columns = ['Ref A', 'Ref B', 'Who', 'Call', 'Where', 'Other'];
  const remembered = rememberMapping(columns, [
    'order_number',
    'client_code',
    'participant_name',
    'phone_number',
    'address',
    null,
  ]);
  const row = ['1', 'x', 'y', 'z', 'w', '619-555-0100'];

  test('wins over names and content, in any order of the columns', () => {
    const shuffled = guessMapping([...columns].reverse(), [[...row].reverse()], remembered);
    expect(shuffled.mapping).toEqual([
      null,
      'address',
      'phone_number',
      'participant_name',
      'client_code',
      'order_number',
    ]);
    expect(shuffled.how.slice(1)).toEqual(Array.from({ length: 5 }, () => 'remembered'));
  });

  test('a new column is guessed beside it', () => {
    expect(guessMapping([...columns, 'Copay'], [[...row, '5.00']], remembered).mapping.at(-1)).toBe(
      'copayment_amount',
    );
  });

  test('a file with other names is read as if nothing were known', () => {
    const { how } = guessMapping(['Order', 'Phone'], [], remembered);
    expect(how).toEqual(['name', 'name']);
  });
});

test.each([...IMPORT_TARGETS])('a column called as our own field %s is that field', (target) => {
  const labels = [english, spanish].map(({ targets }) => targets[target].replace(/ \(.*\)$/, ''));
  for (const name of [target, target.toUpperCase(), target.replaceAll('_', ' '), ...labels])
    expect(targetsNamed(name), name).toContain(target);
});

test.each([
  ['destination_full_address', 'address'],
  ['participant_full_name', 'participant_name'],
  ['mobile_phone_number', 'phone_number'],
  ['is_rush', 'rush'],
  ['refrigeration_needed', 'refrigerated'],
  ['driver_gender', 'flags'],
])('%s, as our answers call it, is %s', (name, target) => {
  expect(targetsNamed(name)).toContain(target);
});

test.each([
  ['address|address_1', ['address', 'address_1']],
  ['Address 1|Address 2', ['address', 'address_1']],
])('%s: a street and what follows it', (header, targets) => {
  const { mapping } = guessMapping(header.split('|'), [['12 Oak St', 'Apt 5']]);
  expect(mapping).toEqual(targets);
});
