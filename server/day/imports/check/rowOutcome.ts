import type { LotAnswers } from '../../../../src/domain/imports/importAnswers';
import type { RowNotice } from '../../../../src/domain/imports/fileReading';
import type {
  ImportAddress,
  ImportChange,
  ImportMatch,
  ImportProblem,
  RowResult,
} from '../../../../src/domain/imports/importView';
import type { OrderRow } from '../../../../src/domain/imports/orderRow';
import type { ParsedOrder, RowReading } from '../../../platform/database/tables/imports';

/** A row before its check: the values of the file and the corrections of users. */
export interface RowToCheck {
  line: number;
  values: OrderRow;
  reading: RowReading;
  notices: readonly RowNotice[];
  chosen_participant_id: number | null;
  is_new_participant: boolean;
  picked_address: ImportAddress | null;
}

/** Results of the check, as the columns of the row. */
export interface RowOutcome {
  problems: ImportProblem[];
  result: RowResult;
  order_number: string | null;
  client_code: string | null;
  participant_id: number | null;
  match: ImportMatch | null;
  address: ImportAddress | null;
  changes: ImportChange[];
  parsed: ParsedOrder | null;
  existing_id: number | null;
  existing_version: number | null;
}

/** Its columns with their types in the database. */
export const OUTCOME_COLUMNS = {
  problems: 'jsonb',
  result: 'text',
  order_number: 'text',
  client_code: 'text',
  participant_id: 'bigint',
  match: 'jsonb',
  address: 'jsonb',
  changes: 'jsonb',
  parsed: 'jsonb',
  existing_id: 'bigint',
  existing_version: 'integer',
} as const satisfies Readonly<Record<keyof RowOutcome, string>>;
export const OUTCOME_FIELDS = Object.keys(OUTCOME_COLUMNS) as readonly (keyof RowOutcome)[];

/** The lot's own words that every row of it is checked against. */
export interface LotTerms {
  id: number;
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
  answers: LotAnswers;
}
