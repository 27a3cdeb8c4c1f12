import type { Generated } from 'kysely';
import type { FileCorrections, FileFacts, RowNotice } from '../../../../src/domain/imports/fileReading';
import type { LotAnswers } from '../../../../src/domain/imports/importAnswers';
import type { KeptApart } from '../../../../src/domain/imports/importParts';
import type { MappedRow } from '../../../../src/domain/imports/importRow';
import type { ImportMapping, ImportTarget } from '../../../../src/domain/imports/importTargets';
import type {
  ImportAddress,
  ImportChange,
  ImportCounts,
  ImportLotView,
  ImportMatch,
  ImportProblem,
  LotOrigin,
  LotState,
  RowResult,
} from '../../../../src/domain/imports/importView';
import type { OrderMarks } from '../../../../src/domain/imports/importChanges';
import type { Order, OrderColumn, OrderRow, PersonName } from '../../../../src/domain/imports/orderRow';
import type {
  Base,
  DefaultInstant,
  Defaulted,
  DefaultedJson,
  Json,
  OptionalInstant,
  OptionalJson,
} from './columns';

export interface ImportLotTable extends Base {
  file_name: string;
  origin: LotOrigin;
  state: LotState;
  /** The client. */
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
  /** Name in the file store; null for a lot without a file. */
  file_key: Defaulted<string | null>;
  /** Corrections by a user that override the detected file format. */
  corrections: Json<FileCorrections>;
  reading: OptionalJson<FileFacts>;
  samples: Json<string[][]>;
  mapping: OptionalJson<ImportMapping>;
  /** The next check reads the rows again with the mapping. */
  is_remapped: Defaulted<boolean>;
  /** Answers of a user for the whole file. */
  answers: DefaultedJson<LotAnswers>;
  counts: Json<ImportCounts>;
  progress: Defaulted<number>;
  failure: OptionalJson<NonNullable<ImportLotView['failure']>>;
  /** By line, while its file is read again. */
  repairs: DefaultedJson<Record<string, SaidOfRow>>;
  /** Id of the job run that works on the lot. An older run that resumes finds that it was replaced. */
  worker: Defaulted<string | null>;
  worked_at: OptionalInstant;
  created_by: number;
  created_by_name: string;
  committed_at: OptionalInstant;
  committed_by: Defaulted<number | null>;
  committed_by_name: Defaulted<string | null>;
  undone_at: OptionalInstant;
  undone_by: Defaulted<number | null>;
  undone_by_name: Defaulted<string | null>;
}

/** Changes that a commit made for a row, for its undo. */
export interface MadeOfRow {
  /** Version of the delivery that the commit left behind; absent while only its recipient has been made. */
  event_version?: number;
  /** Absent: the delivery itself was made. */
  before?: Record<string, unknown>;
  participant_id?: number;
  address_id?: number;
}

/** Results of reading the row's cells, valid until a user writes the column again. */
export interface RowReading {
  problems?: MappedRow['problems'];
  repaired?: OrderColumn[];
  /** Parts that are separate columns in the file. */
  parts?: KeptApart;
  remarks?: MappedRow['remarks'];
  day?: MappedRow['day'];
  gate_code?: string;
}

/** An order as a commit writes it. */
export interface ParsedOrder extends Order {
  person: PersonName;
  marks: OrderMarks;
  /** Set for a row whose day differs from the day of its lot. */
  delivery_date?: string;
}

/** Corrections of a row by users. They override the file. */
export interface SaidOfRow {
  repairs: OrderRow;
  chosen_participant_id: number | null;
  is_new_participant: boolean;
  picked_address: ImportAddress | null;
}

export interface ImportRowTable {
  id: Generated<number>;
  version: Defaulted<number>;
  lot_id: number;
  line: number;
  cells: Json<string[]>;
  notices: Json<RowNotice[]>;
  reading: Json<RowReading>;
  values: Json<OrderRow>;
  /** Values written by users. They override the file. */
  repairs: DefaultedJson<OrderRow>;
  problems: Json<ImportProblem[]>;
  result: Defaulted<RowResult | null>;
  /** In upper case, as used for comparisons. */
  order_number: Defaulted<string | null>;
  client_code: Defaulted<string | null>;
  /** The matching participant; null: one will be created. */
  participant_id: Defaulted<number | null>;
  match: OptionalJson<ImportMatch>;
  address: OptionalJson<ImportAddress>;
  changes: Json<ImportChange[]>;
  chosen_participant_id: Defaulted<number | null>;
  is_new_participant: Defaulted<boolean>;
  picked_address: OptionalJson<ImportAddress>;
  parsed: OptionalJson<ParsedOrder>;
  existing_id: Defaulted<number | null>;
  existing_version: Defaulted<number | null>;
  delivery_event_id: Defaulted<number | null>;
  made: OptionalJson<MadeOfRow>;
  /** The commit that dealt with the row. */
  batch_id: Defaulted<number | null>;
  inbox_id: Defaulted<number | null>;
}

/** Deliveries of one commit, seen together: hidden while they are made, and while an undo takes them back. */
export interface DeliveryBatchTable {
  id: Generated<number>;
  /** Null once the lot is pruned. */
  lot_id: number | null;
  is_hidden: Defaulted<boolean>;
  created_at: DefaultInstant;
}

export interface ImportUploadTable {
  key: string;
  user_id: number;
  file_name: string;
  created_at: DefaultInstant;
  lot_id: Defaulted<number | null>;
  /** The session that asked for the form. */
  session_id: Defaulted<number | null>;
  /** Null: no file has arrived yet. A form is accepted once. */
  stored_at: OptionalInstant;
}
/** Column names of a client's files, in the form in which `guessMapping` compares them. */
export interface ImportMappingTable {
  funding_source_id: number;
  names: DefaultedJson<Record<string, ImportTarget | null>>;
  /** Names of columns that are not used. */
  unused: DefaultedJson<string[]>;
  updated_at: DefaultInstant;
}
