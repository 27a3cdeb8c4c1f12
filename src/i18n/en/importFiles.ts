import type { FileNoticeCode, FileRefusalCode, RowNoticeCode } from '../../domain/imports/fileReading';

/** Why a file of orders cannot be read; `internal` is our fault. */
const file = {
  empty: 'The file is empty.',
  onlyHeader: 'Line %{line} has the column names, but there are no rows after it.',
  extension:
    'Only files that end in .csv or .xlsx can be read; this name ends in “.%{extension}” (everything after its first dot). Rename the file.',
  wrongType:
    'The file is called .%{extension}, but its content is %{type}. Save it as CSV or XLSX and upload it again.',
  oldExcel: 'This is a workbook of Excel 97–2003 (.xls). Open it in Excel and save it as .xlsx.',
  encrypted: 'The workbook has a password. Save a copy without one and upload that.',
  damaged: 'The file is damaged: it cannot be unpacked. Save it again and upload it again.',
  bomb: 'The unpacked file would be larger than the limit (%{megabytes} MB). Upload only the sheet with the orders.',
  tooLarge: 'The file is larger than %{megabytes} MB.',
  tooManyRows: 'The file has too many rows (%{max} rows at most). Divide it.',
  tooManyColumns:
    'Line %{line} has more than %{max} columns. Only the columns of the orders belong in the file.',
  hugeCell:
    'A cell in line %{line} is longer than %{max} characters. A quotation mark before it may not be closed.',
  unclosedQuote: 'A quotation mark in line %{line} is not closed. Close it or remove it.',
  binary: 'Line %{line} has characters that are not text. This file is not a text table.',
  encoding: 'Line %{line} has a different encoding than the lines before it. Save the whole file as UTF-8.',
  mixedDelimiters: 'The columns are separated by “%{first}”, but line %{line} is separated by “%{other}”.',
  duplicateHeaders:
    'Two columns have the name “%{name}” (columns %{columns}). Give each column its own name.',
  noHeader:
    'No line that names the columns was found in the first %{lines} lines. Choose the line, or add one.',
  noSheet: 'The workbook has no sheet “%{sheet}”.',
  internal: 'Something went wrong on our side while the file was read. Upload it again.',
} satisfies Record<FileRefusalCode | 'internal', string>;

/** What was noticed in a whole file. */
const notice = {
  linesAbove:
    'One line above the column names was left out |||| %{smart_count} lines above the column names were left out',
  separatorLine: 'The first line only says which separator the file uses',
  emptyColumns:
    'One empty column at the end was left out |||| %{smart_count} empty columns at the end were left out',
  unnamedColumns: 'Columns without a name: %{columns}',
  hiddenSheet: 'Hidden sheets, which were not read: %{names}',
  otherSheets: 'One other sheet was not read |||| %{smart_count} other sheets were not read',
  date1904: 'The dates of this workbook count from 1904; they were read that way',
  guessedEncoding:
    'The file does not state its encoding. Check ñ and á in the rows below, and change the encoding if they are wrong.',
  twoEncodings:
    'One line is written with other characters than the rest; it was read as Windows (line %{line}) |||| %{smart_count} lines are written with other characters than the rest; they were read as Windows (first: line %{line})',
  sameNames: 'Two columns have the name “%{name}” (columns %{columns}). Check which of them is used.',
} satisfies Record<FileNoticeCode, string>;

/** What is to be said of a row as it stands in the file, or of one of its cells. */
const row = {
  emptyRow: 'This row is empty',
  totalLine: 'This looks like a line of totals and not like an order',
  longRow:
    'This row has %{cells} cells, but there are %{columns} columns: a comma inside a cell may need quotation marks around the cell',
  shortRow: 'This row has only %{cells} of %{columns} cells',
  formula: 'The last result of a formula was used',
  formulaWithoutValue:
    'This is a formula without a result. Open the file in Excel, save it and upload it again, or write the value here.',
  formulaText: 'This text begins like a formula; it is kept as text',
  cellError: 'The workbook has an error here: %{text}',
  digitsLost:
    'The spreadsheet has shortened this number (%{text}), and its last digits are gone. Write the whole number.',
  hugeCell: 'This cell is longer than %{max} characters',
  zeroCharacter: 'This cell has characters that are not text. Write the value here.',
  otherDelimiter: 'This row is separated by “%{other}”, the others by “%{first}”',
  garbledMended: '“%{text}” was saved with the wrong characters: read as “%{likely}”',
  garbled: '“%{text}” was saved with the wrong characters: probably “%{likely}”',
  lostCharacter: '“%{text}” is missing a letter. Check it.',
  notYesOrNo: '“%{text}” is neither yes nor no for %{flag}',
  otherEncoding: 'This line is written with other characters than the rest of the file. Check ñ and á.',
  placeholder: '“%{text}” was read as empty',
  windowToComments: '“%{text}” moved from the time window to the comments',
  otherWindow: 'The time window says “%{text}”; the columns for “not before” and “not after” were used',
  notAWindow: 'Write the window as 9:00–11:00',
} satisfies Record<
  | RowNoticeCode
  | 'garbled'
  | 'garbledMended'
  | 'lostCharacter'
  | 'notYesOrNo'
  | 'notAWindow'
  | 'placeholder'
  | 'windowToComments'
  | 'otherWindow',
  string
>;

export const importFiles = { file, notice, row };
