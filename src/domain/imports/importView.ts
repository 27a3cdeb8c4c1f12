import type { FileFacts, FileRefusalCode } from './fileReading';
import type { LotAnswers, LotQuestion, LotQuestionView } from './importAnswers';
import type { ImportMapping } from './importTargets';
import type { OrderColumn, OrderRow } from './orderRow';
import type { ProblemArgs } from '../wire/problem';

/**
 * The states of a lot. `draft`: being typed; `mapping`: a required column was not found and the user must map
 * it; `ready`: checked. The four of `LOT_AT_WORK` continue without the user, also after a restart.
 */
export const LOT_STATES = [
  'draft',
  'reading',
  'mapping',
  'checking',
  'ready',
  'committing',
  'committed',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type LotState = (typeof LOT_STATES)[number];

export const LOT_ORIGINS = ['file', 'typed', 'inbox'] as const;
export type LotOrigin = (typeof LOT_ORIGINS)[number];

/** The effect of the commit on a row (`result_import`, spec §3 "Table rows"). */
export const ROW_RESULTS = ['new', 'changed', 'same', 'refused'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/** A problem of a row; a warning does not refuse it. */
export interface ImportProblem {
  /** Null: about the whole row. */
  column: OrderColumn | null;
  /** i18n key. */
  message: string;
  args?: ProblemArgs;
  is_warning: boolean;
  /** The question of the lot that causes it. */
  question?: LotQuestion;
}

/** How the participant was found; `chosen` and `new` were decided by a user. */
export const MATCH_WAYS = ['code', 'phone', 'name_address', 'chosen', 'new'] as const;
export type MatchWay = (typeof MATCH_WAYS)[number];

export interface ImportCandidate {
  participant_id: number;
  participant_name: string;
  client_code: string;
  how: MatchWay;
  /** 0 to 1. */
  score: number;
}

/** The participant of the delivery. Null: one will be created. */
export interface ImportMatch {
  participant_id: number | null;
  participant_name: string | null;
  client_code: string | null;
  how: MatchWay;
  score: number;
  /** Other possible participants, the most likely first. */
  candidates: ImportCandidate[];
}

/** The address as parsed, or as picked by a user. */
export interface ImportAddress {
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  gate_code?: string | null;
  full_address: string;
  latitude: number | null;
  longitude: number | null;
  formatted_address: string | null;
  /** The position is the centre of the ZIP code; the address is not confirmed. */
  is_approximate: boolean;
  /** A user has picked it. */
  is_picked: boolean;
  /** The participant has this address already. */
  address_id: number | null;
}

/** A value that the commit would replace. */
export interface ImportChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

export interface ImportRowView {
  id: number;
  version: number;
  lot_id: number;
  /** Line in the file, from 1; the row's place in a typed lot. */
  line: number;
  /** As in the file; empty for a typed row. */
  cells: string[];
  /** By order column, as repaired. */
  values: OrderRow;
  /** Columns whose text differs from the file: a ZIP code's zero, a time in Excel's format. */
  repaired: OrderColumn[];
  problems: ImportProblem[];
  /** 1 = ready (spec §3, "Table rows"). */
  ready_to_assign: 0 | 1;
  /** JSON text with `result` (spec §3, "Table rows"); null before the dry run. */
  result_import: string | null;
  /** Of the match; null: unknown, or one will be created. */
  participant_id: number | null;
  match: ImportMatch | null;
  address: ImportAddress | null;
  /** Only of a changed row. */
  changes: ImportChange[];
  /** The delivery that the commit created, changed or found unchanged. */
  delivery_event_id: number | null;
}

export interface ImportCounts {
  total: number;
  new: number;
  changed: number;
  same: number;
  refused: number;
  /** Rows that a commit has processed. */
  committed: number;
  /** Participants that will be, or were, created. */
  participants: number;
  /** Rows by the question that affects them. */
  asked?: Partial<Record<LotQuestion, number>>;
}

export interface ImportLotView {
  id: number;
  version: number;
  file_name: string;
  origin: LotOrigin;
  state: LotState;
  funding_source_id: number;
  client_name: string;
  close_door_pharmacy_id: number;
  cdp_name: string;
  delivery_date: string;
  /** Zone of the CDP: the times of the rows are in it. */
  time_zone: string;
  /** Detected properties; only for files. */
  reading: FileFacts | null;
  /** First rows of the file, unchanged, for the choice of columns. */
  samples: string[][];
  mapping: ImportMapping | null;
  missing_columns: OrderColumn[];
  /** Indexes of unused columns of the file. */
  extra_columns: number[];
  /** Questions for the whole file, with or without an answer. */
  questions: LotQuestionView[];
  answers: LotAnswers;
  counts: ImportCounts;
  /** Progress of the current work in per cent. */
  progress: number;
  /** Why the file cannot be read, as `imports.file.<code>`; only when failed. */
  failure: { code: FileRefusalCode | 'internal' | 'lotMoved'; args: ProblemArgs } | null;
  created_at: string;
  created_by_name: string;
  committed_at: string | null;
  committed_by_name: string | null;
  undone_at: string | null;
  undone_by_name: string | null;
}

/**
 * One error that several rows share (`GET …/problems`), so that it can be repaired in all of them (`POST
 * …/repairs` with its column and value).
 */
export interface ImportProblemGroup {
  column: OrderColumn | null;
  message: string;
  args: ProblemArgs;
  is_warning: boolean;
  /** The common value; null if the values differ. */
  value: string | null;
  /** Rows that have it. */
  count: number;
}

/**
 * Answer of `POST …/repairs` and of added or removed rows. Many rows are checked in the background: see the
 * lot's state.
 */
export interface ImportRepairAnswer {
  lot: ImportLotView;
  /** Rows that were changed. */
  changed: number;
}

/** Answer of `PUT …/rows/:rowId`. The `ETag` belongs to the row. */
export interface ImportRowAnswer {
  row: ImportRowView;
  lot: ImportLotView;
}

/**
 * The message of a problem. An argument that ends in `_key` is an i18n key: `status_key` fills `%{status}`.
 */
export function importProblemText(
  { message, args = {} }: Pick<ImportProblem, 'message' | 'args'>,
  translate: (key: string, args?: Record<string, unknown>) => string,
): string {
  const words = Object.entries(args).map(([name, value]) =>
    name.endsWith('_key') ? [name.slice(0, -'_key'.length), translate(String(value))] : [name, value],
  );
  return translate(message, Object.fromEntries(words) as Record<string, unknown>);
}
