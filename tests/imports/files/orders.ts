import { ORDER_COLUMNS, type OrderRow } from '../../../src/domain/imports/orderRow';

const NAMES = ['PEÑA, ÁNGEL', 'NÚÑEZ, SOFÍA', 'LÓPEZ, JOSÉ MARÍA', 'AGÜERO, INÉS', 'SMITH, ANN'];
const STREETS = ['OAK ST', 'VÍA DEL CAMPO', 'CAÑÓN DR', 'MAIN ST'];
const two = (value: number) => String(value).padStart(2, '0');

/** The same twenty orders in every file that can be read. */
export const TWENTY_ORDERS: OrderRow[] = Array.from({ length: 20 }, (_, index) => ({
  order_number: `${70001 + index}`,
  client_code: `VPP${String(900001 + index)}`,
  participant_name: NAMES[index % NAMES.length] ?? '',
  phone_number: `619-555-01${two(index)}`,
  address: `${100 + index} ${STREETS[index % STREETS.length]}, SAN DIEGO, CA 921${two((index % 20) + 1)}`,
  delivery_start_time: index % 3 === 0 ? '09:00' : null,
  delivery_end_time: index % 3 === 0 ? `1${index % 8}:30` : null,
  flags: index % 4 === 0 ? 'rush' : null,
  copayment_amount: index % 5 === 0 ? '12.50' : null,
  comments: index % 6 === 0 ? 'Casa azul; "portón" negro, 2.º piso' : null,
}));

export const HEADER: readonly string[] = ORDER_COLUMNS;
/** As a table of texts, under the names of our sample. */
export const TWENTY_ROWS: string[][] = TWENTY_ORDERS.map((order) =>
  ORDER_COLUMNS.map((column) => order[column] ?? ''),
);

/** A CSV text with quotes where they are needed. */
export function csvText(
  rows: readonly (readonly string[])[],
  { delimiter = ',', lineEnd = '\r\n', quoteAll = false } = {},
): string {
  const cell = (text: string) =>
    quoteAll || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(cell).join(delimiter) + lineEnd).join('');
}
