import type { FileCorrections, FileDelimiter } from '../../../../src/domain/imports/fileReading';
import { csvRecords, type CsvRecord } from './csvRecords';
import { decodeText } from './decodeText';
import { findDelimiter, otherDelimiter } from './delimiter';
import type { FileReading } from './fileReading';
import { filledCount, readHeader } from './header';
import { tableRows } from './tableRows';

/** Rows from which header and width are found. */
const FIRST_ROWS = 300;

/** A tab cannot be seen in a sentence. */
const shown = (delimiter: FileDelimiter) => (delimiter === '\t' ? 'TAB' : delimiter);

function firstRecords(records: Iterable<CsvRecord>): CsvRecord[] {
  const first: CsvRecord[] = [];
  for (const record of records) {
    first.push(record);
    if (first.length === FIRST_ROWS) break;
  }
  return first;
}

/** Tells the row in which the next of these lines lies, and takes them off. */
function noteEncoding(record: CsvRecord, raw: string, lines: number[]): void {
  if (lines.length === 0) return;
  const next = record.line + (raw.match(/\r\n|\r|\n/g)?.length ?? 0) + (/[\r\n]$/.test(raw) ? 0 : 1);
  const inside = lines.filter((line) => line < next).length;
  if (lines.splice(0, inside).some((line) => line >= record.line))
    record.notices = [...(record.notices ?? []), { code: 'otherEncoding' }];
}

/** Opens a text file of rows. Throws `FileRefusal`. */
export function openCsv(bytes: Uint8Array, corrections: FileCorrections): FileReading {
  const { text, encoding, isGuess, otherLines } = decodeText(bytes, corrections.encoding);
  const found = findDelimiter(text);
  const delimiter = corrections.delimiter ?? found.delimiter;
  const skip = found.isDeclared ? 1 : 0;
  const first = firstRecords(csvRecords(text, delimiter)).slice(skip);
  const { row: header, columns, notices } = readHeader(first, corrections.header_row);
  let end = 0;
  const foreign = [...otherLines];

  function* records(): Generator<CsvRecord, void> {
    for (const record of csvRecords(text, delimiter)) {
      const raw = text.slice(end, record.end);
      end = record.end;
      noteEncoding(record, raw, foreign);
      if (record.line > header.line && record.cells.length < columns.length) {
        const other = otherDelimiter(raw, delimiter, filledCount(columns));
        if (other)
          record.notices = [
            ...(record.notices ?? []),
            { code: 'otherDelimiter', args: { first: shown(delimiter), other: shown(other) } },
          ];
      }
      yield record;
    }
  }

  return {
    facts: {
      format: 'csv',
      encoding,
      delimiter,
      sheets: [],
      sheet: null,
      header_row: header.line,
      columns,
      notices: [
        ...(isGuess ? [{ code: 'guessedEncoding' as const }] : []),
        ...(otherLines.length > 0
          ? [
              {
                code: 'twoEncodings' as const,
                args: { smart_count: otherLines.length, line: otherLines[0] ?? 0 },
              },
            ]
          : []),
        ...(found.isDeclared ? [{ code: 'separatorLine' as const }] : []),
        ...notices,
      ],
    },
    rows: tableRows(records(), header.line, columns.length),
    share: () => end / text.length,
  };
}
