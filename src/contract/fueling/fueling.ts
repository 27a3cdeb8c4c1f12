import { array, boolean, object, string } from 'yup';
import { MAX_FUEL_ROWS, type FuelColumn, type FuelRowProblem } from '../../domain/fleet/fuelImport';
import { problem } from '../../resources/schema/kindRules';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';

const tags = ['fuel_entries'];
const MAX_COLUMNS = 60;
const MAX_CELL = 300;

/** A vehicle in a period. */
export interface VehicleFuel {
  vehicle_id: number;
  vehicle_name: string;
  fuelings: number;
  gallons: string;
  total_price: string;
  /** Between the fuelings of the period; null when it is not known. */
  miles: number | null;
  miles_per_gallon: string | null;
  cost_per_mile: string | null;
  run_kilometres: string | null;
  outliers: number;
}

export const fuelSummaryCall = callContract({
  method: 'GET',
  path: '/fuel_entries/summary',
  tags,
  summary: 'Fuel of a period, per vehicle',
  query: object({ from: dayField(), to: dayField() }),
  answer: answer<VehicleFuel[]>([{ vehicle_id: 'number', vehicle_name: 'text', gallons: 'text' }]),
});

/** What an import does, or would do. Nothing is written while a row has a problem. */
export interface FuelImportResult {
  is_imported: boolean;
  /** Rows that are imported, or would be. */
  added: number;
  /** Rows whose card reference is there already. */
  duplicates: { line: number; card_reference: string }[];
  missing: FuelColumn[];
  problems: FuelRowProblem[];
}

export const importFuelCall = callContract({
  method: 'POST',
  path: '/fuel_entries/import',
  tags,
  summary: 'Import the cells of a fuel card file, or check them only',
  body: object({
    /** The headers first, then the rows; empty texts are null on the wire. */
    cells: array(array(string().max(MAX_CELL).nullable().defined()).max(MAX_COLUMNS).required())
      .required()
      .test('rows', problem('validation.emptyFile'), (cells) => cells.length > 1)
      .test(
        'max',
        problem('validation.maxRows', { max: MAX_FUEL_ROWS }),
        (cells) => cells.length <= MAX_FUEL_ROWS + 1,
      ),
    check_only: boolean().default(false),
  }),
  answer: answer<FuelImportResult>({
    added: 'number',
    duplicates: 'list',
    missing: 'list',
    problems: 'list',
  }),
});
