import Papa from 'papaparse';
import { makeAddress } from '../../server/demo/addresses';
import { makeName, makePhone } from '../../server/demo/people';
import { padded, randomFrom, type Random } from '../../server/demo/random';
import { ORDER_COLUMNS, type OrderRow } from '../../src/domain/imports/orderRow';

const CLIENTS = ['CHP', 'BCN', 'SMA', 'GSE', 'MCC', 'VPP', 'SBF'] as const;
const COMMENTS = [
  'Ring the bell twice',
  'Ask for the nurse, second floor',
  'Casa azul, portón negro',
  'Two bags',
] as const;

/** What is wrong with a row on purpose. */
interface Fault {
  /** Place among the 500 rows, from 0. */
  index: number;
  part: OrderRow;
}
export const FAULTS: readonly Fault[] = [
  { index: 17, part: { address: '1200 OAK ST, SAN DIEGO, CA 99999' } },
  { index: 43, part: { participant_name: '' } },
  { index: 88, part: { delivery_start_time: '14:00', delivery_end_time: '11:00' } },
  { index: 121, part: { copayment_amount: '250000.00' } },
  { index: 160, part: { order_number: 'FILE0000002' } },
  { index: 203, part: { phone_number: '619-555-01' } },
  { index: 244, part: { client_code: 'CHP12' } },
  { index: 287, part: { address: 'NEAR THE CHURCH, SAN DIEGO' } },
  { index: 330, part: { flags: 'rush fragile' } },
  { index: 371, part: { address: '77 PINE AVE, LAS VEGAS, CA 89101' } },
  { index: 415, part: { order_number: 'FILE-000-000-0416' } },
  { index: 462, part: { client_code: 'ZZZ900462' } },
];

/** An order of an invented person; the same for the same place and chance. */
export function sampleOrder(random: Random, index: number): OrderRow {
  const name = makeName(random);
  const { full_address } = makeAddress(random);
  const hasWindow = random.chance(0.25);
  const start = random.between(12, 20);
  const flags = [
    random.chance(0.06) && 'rush',
    random.chance(0.1) && 'refrigerated',
    random.chance(0.12) && 'leave_at_door',
    random.chance(0.03) && 'female_driver',
  ];
  return {
    order_number: `FILE${padded(index + 1, 7)}`,
    client_code: `${random.pick(CLIENTS)}9${padded(index + 1, 5)}`,
    participant_name: `${name.last_name}, ${[name.first_name, name.middle_name].filter(Boolean).join(' ')}`,
    phone_number: makePhone(random).replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3'),
    address: full_address,
    delivery_start_time: hasWindow ? `${start}:00` : '',
    delivery_end_time: hasWindow ? `${start + 3}:00` : '',
    flags: flags.filter(Boolean).join(' '),
    copayment_amount: random.chance(0.15) ? `${random.between(1, 60)}.00` : '',
    comments: random.chance(0.1) ? random.pick(COMMENTS) : '',
  };
}

const NOTES = `# Orders for today. One order per row; lines that begin with # are notes.
# order_number: up to 15 characters, used once. client_code: 3 letters of the client and 6 digits.
# address: street, city, state, ZIP code on one line. Times: HH:MM at the pharmacy; leave empty for no restriction.
# flags: any of rush priority refrigerated leave_at_door male_driver female_driver. copayment_amount: US dollars.
# Twelve rows are wrong on purpose. All people are invented.
`;

/** The sample file: 500 orders of invented people, the same on every machine. */
export function sampleOrders(): string {
  const random = randomFrom(500);
  const rows = Array.from({ length: 500 }, (_, index) => {
    const fault = FAULTS.find((one) => one.index === index);
    return { ...sampleOrder(random, index), ...fault?.part };
  });
  return `${NOTES}${Papa.unparse(rows, { columns: [...ORDER_COLUMNS], newline: '\n' })}\n`;
}
