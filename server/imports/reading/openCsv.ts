import type { FileCorrections, FileDelimiter } from '../../../src/domain/fileReading';
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

/** Opens a text file of rows. Throws `FileRefusal`. */
export function openCsv(bytes: Uint8Array, corrections: FileCorrections): FileReading {
  const { text, encoding, isGuess } = decodeText(bytes, corrections.encoding);
  const found = findDelimiter(text);
  const delimiter = corrections.delimiter ?? found.delimiter;
  const skip = found.isDeclared ? 1 : 0;
  const first = firstRecords(csvRecords(text, delimiter)).slice(skip);
  const { row: header, columns, notices } = readHeader(first, corrections.header_row);
  let end = 0;

  function* records(): Generator<CsvRecord, void> {
    for (const record of csvRecords(text, delimiter)) {
      const raw = text.slice(end, record.end);
      end = record.end;
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
        ...(found.isDeclared ? [{ code: 'separatorLine' as const }] : []),
        ...notices,
      ],
    },
    rows: tableRows(records(), header.line, columns.length),
    share: () => end / text.length,
  };
}
