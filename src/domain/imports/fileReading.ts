import type { ProblemArgs } from '../wire/problem';

/** File formats of an order upload; the extension is the part after the first dot (spec §5). */
export type FileFormat = 'csv' | 'xlsx';

/** Files declared as ISO-8859-1 usually contain Windows-1252. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type FileDelimiter = (typeof FILE_DELIMITERS)[number];

/** Maximum number of rows below the header of a file. */
export const IMPORT_MAX_ROWS = 50_000;
/** Maximum number of columns of a file. */
export const IMPORT_MAX_COLUMNS = 200;
/** Maximum characters of a cell, the same as in Excel. */
export const IMPORT_MAX_CELL = 32_767;
/**
 * Characters of all cells of a file. A text file has no more than its bytes; a workbook writes a long text once and names it
 * in a hundred thousand cells.
 */
export const IMPORT_MAX_CHARACTERS = 64 * 1024 * 1024;
/** Bytes of an upload, 25 MB. */
export const IMPORT_MAX_BYTES = 25 * 1024 * 1024;
/** The last line on which the header is searched for. */
export const HEADER_LAST_LINE = 20;

/** Why a file cannot be read; the message is `imports.file.<code>`. */
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

/** Notices about the whole file; the message is `imports.notice.<code>`. */
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

/** Why a row is refused; the message is `imports.row.<code>`. */
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
/** Notices about an accepted row; same messages. */
export type RowRemark = 'shortRow' | 'formula' | 'formulaText' | 'otherEncoding';
export type RowNoticeCode = (typeof ROW_REFUSALS)[number] | RowRemark;

export interface RowNotice {
  code: RowNoticeCode;
  /** Index of the column in the file; absent when the notice is about the whole row. */
  column?: number;
  args?: ProblemArgs;
}

export function refusesRow({ code }: RowNotice): boolean {
  return ROW_REFUSALS.some((refusal) => refusal === code);
}

/** One row below the header, unchanged. */
export interface FileRow {
  /** First line of the row in a text file, or row number of a sheet; from 1. */
  line: number;
  cells: string[];
  notices?: RowNotice[];
}

export interface FileSheet {
  name: string;
  hidden: boolean;
}

/** Detected properties; the user can correct each of the four. */
export interface FileCorrections {
  encoding?: FileEncoding | null;
  delimiter?: FileDelimiter | null;
  sheet?: string | null;
  /** Line or row of the column names, from 1; 0: there is none. */
  header_row?: number | null;
}

/** How a file was read, as stored with the lot and shown. */
export interface FileFacts {
  format: FileFormat;
  /** Text files only. */
  encoding: FileEncoding | null;
  delimiter: FileDelimiter | null;
  /** Workbooks only. */
  sheets: FileSheet[];
  sheet: string | null;
  header_row: number;
  /** Names from the header; '' for a column without a name. */
  columns: string[];
  /** Indexes of columns with at least one value. */
  filled?: number[];
  notices: FileNotice[];
}
