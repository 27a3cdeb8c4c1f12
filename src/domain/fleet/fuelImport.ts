import { readDate } from '../imports/importDate';
import { parseMoney } from '../money/money';
import { parseDecimal } from '../wire/decimal';
import { isBlank, type Problem } from '../wire/problem';

/** What a row of a fuel card's file can say. */
const FUEL_COLUMNS = [
  'card_reference',
  'vehicle',
  'driver',
  'fueled_on',
  'odometer',
  'gallons',
  'total_price',
  'station',
] as const;
export type FuelColumn = (typeof FUEL_COLUMNS)[number];

/** Columns without which nothing can be imported. */
export const NEEDED_COLUMNS: readonly FuelColumn[] = [
  'card_reference',
  'vehicle',
  'driver',
  'fueled_on',
  'odometer',
  'gallons',
  'total_price',
];

/** Most rows of one file. */
export const MAX_FUEL_ROWS = 2000;

/** Headers of common fuel cards, in both languages, the surest first; compared without case, accents and signs. */
const HEADERS: Readonly<Record<FuelColumn, readonly string[]>> = {
  card_reference: [
    'card reference',
    'transaction id',
    'transaction number',
    'reference',
    'authorization',
    'invoice',
    'referencia de la tarjeta',
    'referencia',
    'numero de transaccion',
  ],
  vehicle: [
    'vehicle',
    'vehicle name',
    'unit',
    'unit number',
    'license plate',
    'plate',
    'vehiculo',
    'unidad',
    'placa',
  ],
  driver: ['driver', 'driver name', 'employee', 'driver code', 'conductor', 'empleado'],
  fueled_on: ['date', 'transaction date', 'fueled on', 'fecha', 'fecha de transaccion'],
  odometer: ['odometer', 'odometer miles', 'mileage', 'odometro', 'odometro millas', 'millaje'],
  gallons: ['gallons', 'quantity', 'units', 'volume', 'galones', 'cantidad'],
  total_price: [
    'total price',
    'total',
    'total cost',
    'amount',
    'net cost',
    'precio total',
    'importe',
    'costo total',
  ],
  station: ['station', 'merchant', 'merchant name', 'site', 'location', 'gasolinera', 'comercio'],
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Which column of the file is which; the surest header wins, and no column is taken twice. */
function matchFuelColumns(headers: readonly string[]): Partial<Record<FuelColumn, number>> {
  const names = headers.map(plain);
  const taken = new Set<number>();
  const matched: Partial<Record<FuelColumn, number>> = {};
  for (const column of FUEL_COLUMNS) {
    const place = HEADERS[column]
      .map((header) => names.findIndex((name, index) => name === header && !taken.has(index)))
      .find((index) => index >= 0);
    if (place === undefined) continue;
    taken.add(place);
    matched[column] = place;
  }
  return matched;
}

/** A row of the file in words: vehicle and driver are still names. */
export interface FuelRow {
  /** As a person counts the lines of the file; the headers are line 1. */
  readonly line: number;
  readonly card_reference: string;
  readonly vehicle: string;
  readonly driver: string;
  readonly fueled_on: string;
  readonly odometer: number;
  readonly gallons: string;
  readonly total_price: string;
  readonly station: string | null;
}

/** Why a row of the file cannot be imported. */
export interface FuelRowProblem extends Problem {
  readonly line: number;
  readonly column: FuelColumn;
}

const MAX_ODOMETER = 2_000_000;
const MAX_GALLONS = 500;
const MAX_REFERENCE = 40;
const MAX_STATION = 80;

function odometerOf(text: string): number | null {
  const miles = parseDecimal(text.replace(/\.0+$/, ''), 0);
  return miles === null || Number(miles) < 0 || Number(miles) > MAX_ODOMETER ? null : Number(miles);
}

function gallonsOf(text: string): string | null {
  const gallons = parseDecimal(text, 3);
  return gallons === null || Number(gallons) <= 0 || Number(gallons) > MAX_GALLONS ? null : gallons;
}

/** Reads one row; a row with a problem has no value. */
function readRow(
  cells: readonly string[],
  line: number,
  columns: Partial<Record<FuelColumn, number>>,
): { row: FuelRow } | { problems: FuelRowProblem[] } {
  const cell = (column: FuelColumn) => (cells[columns[column] ?? -1] ?? '').trim();
  const problems: FuelRowProblem[] = [];
  const wrong = (column: FuelColumn, message: string) => problems.push({ line, column, message });
  function read<T>(column: FuelColumn, message: string, value: T | null): T | null {
    if (isBlank(cell(column))) wrong(column, 'validation.required');
    else if (value === null) wrong(column, message);
    return value;
  }
  const short = (column: FuelColumn, max: number) => {
    const text = cell(column).toUpperCase();
    return text.length > max ? null : text;
  };
  const card_reference = read('card_reference', 'fueling.wrong.long', short('card_reference', MAX_REFERENCE));
  const vehicle = read('vehicle', 'fueling.wrong.long', short('vehicle', MAX_STATION));
  const driver = read('driver', 'fueling.wrong.long', short('driver', MAX_STATION));
  const fueled_on = read('fueled_on', 'fueling.wrong.date', readDate(cell('fueled_on')));
  const odometer = read('odometer', 'fueling.wrong.odometer', odometerOf(cell('odometer')));
  const gallons = read('gallons', 'fueling.wrong.gallons', gallonsOf(cell('gallons')));
  const total_price = read('total_price', 'validation.money', parseMoney(cell('total_price')));
  if (
    problems.length > 0 ||
    card_reference === null ||
    vehicle === null ||
    driver === null ||
    fueled_on === null ||
    odometer === null ||
    gallons === null ||
    total_price === null
  )
    return { problems };
  const station = short('station', MAX_STATION) || null;
  return {
    row: { line, card_reference, vehicle, driver, fueled_on, odometer, gallons, total_price, station },
  };
}

interface FuelFile {
  /** Columns that must be there and are not; nothing is read then. */
  missing: FuelColumn[];
  rows: FuelRow[];
  problems: FuelRowProblem[];
}

/** Reads a file's cells: the headers first, then its rows. Rows without any text are skipped. */
export function readFuelFile(cells: readonly (readonly string[])[]): FuelFile {
  const [headers = [], ...lines] = cells;
  const columns = matchFuelColumns(headers);
  const missing = NEEDED_COLUMNS.filter((column) => columns[column] === undefined);
  if (missing.length > 0) return { missing, rows: [], problems: [] };
  const rows: FuelRow[] = [];
  const problems: FuelRowProblem[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.every(isBlank)) continue;
    const read = readRow(line, index + 2, columns);
    if ('row' in read) rows.push(read.row);
    else problems.push(...read.problems);
  }
  return { missing, rows, problems };
}
