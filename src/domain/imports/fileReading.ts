import type { ProblemArgs } from '../wire/problem';

/** What an upload of orders can be; the extension is the part after the first dot (spec §5). */
export type FileFormat = 'csv' | 'xlsx';

/** Windows-1252 is also what files that call themselves ISO-8859-1 hold. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type FileDelimiter = (typeof FILE_DELIMITERS)[number];

/** Rows under the header that one file may have. */
export const IMPORT_MAX_ROWS = 50_000;
/** Columns that one file may have. */
export const IMPORT_MAX_COLUMNS = 200;
/** Characters that one cell may have: as many as Excel allows. */
export const IMPORT_MAX_CELL = 32_767;
/** Bytes of an upload, 25 MB. */
export const IMPORT_MAX_BYTES = 25 * 1024 * 1024;
/** The header is looked for on this line or one before. */
export const HEADER_LAST_LINE = 20;

/** Why a file cannot be read at all; said as `imports.file.<code>`. */
export type FileRefusalCode =
  | 'empty'
  | 'onlyHeader'
  | 'extension'
  | 'wrongType'
  | 'oldExcel'
  | 'encrypted'
  | 'damaged'
  | 'bomb'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'hugeCell'
  | 'unclosedQuote'
  | 'binary'
  | 'encoding'
  | 'mixedDelimiters'
  | 'duplicateHeaders'
  | 'noHeader'
  | 'noSheet';

/** What a person should know of the whole file; said as `imports.notice.<code>`. */
export type FileNoticeCode =
  | 'linesAbove'
  | 'separatorLine'
  | 'emptyColumns'
  | 'unnamedColumns'
  | 'hiddenSheet'
  | 'otherSheets'
  | 'date1904'
  | 'guessedEncoding'
  | 'twoEncodings'
  | 'sameNames';

export interface FileNotice {
  code: FileNoticeCode;
  args?: ProblemArgs;
}

/** Why a row cannot be taken as it stands; said as `imports.row.<code>`. */
const ROW_REFUSALS = [
  'emptyRow',
  'totalLine',
  'longRow',
  'formulaWithoutValue',
  'cellError',
  'digitsLost',
  'hugeCell',
  'zeroCharacter',
  'otherDelimiter',
] as const;
/** What a person should know of a row that can be taken, said in the same way. */
export type RowRemark = 'shortRow' | 'formula' | 'formulaText' | 'otherEncoding';
export type RowNoticeCode = (typeof ROW_REFUSALS)[number] | RowRemark;

export interface RowNotice {
  code: RowNoticeCode;
  /** Index of the column in the file; absent when it is about the whole row. */
  column?: number;
  args?: ProblemArgs;
}

export function refusesRow({ code }: RowNotice): boolean {
  return ROW_REFUSALS.some((refusal) => refusal === code);
}

/** One row under the header, as it stands in the file. */
export interface FileRow {
  /** Line of a text file on which the row begins, or row number of a sheet; from 1. */
  line: number;
  cells: string[];
  notices?: RowNotice[];
}

export interface FileSheet {
  name: string;
  hidden: boolean;
}

/** What was detected; each of the four can be corrected by a person. */
export interface FileCorrections {
  encoding?: FileEncoding | null;
  delimiter?: FileDelimiter | null;
  sheet?: string | null;
  /** Line or row on which the columns are named, from 1; 0: none names them. */
  header_row?: number | null;
}

/** How a file was read, as a lot keeps and shows it. */
export interface FileFacts {
  format: FileFormat;
  /** Text files only. */
  encoding: FileEncoding | null;
  delimiter: FileDelimiter | null;
  /** Workbooks only. */
  sheets: FileSheet[];
  sheet: string | null;
  header_row: number;
  /** Names as the header has them; '' for a column without one. */
  columns: string[];
  /** Indexes of columns in which some row has something. */
  filled?: number[];
  notices: FileNotice[];
}
