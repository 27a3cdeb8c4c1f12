import { describe, expect, test } from 'vitest';
import type { FileRefusalCode } from '../../src/domain/imports/fileReading';
import { messages as english } from '../../src/i18n/en/all';
import { messages as spanish } from '../support/spanish';
import { makeWorkbook, type MadeCell } from './files/makeWorkbook';
import { makeZip } from './files/makeZip';
import { csvText, HEADER, TWENTY_ROWS } from './files/orders';
import { readAll } from './files/readAll';

const ROW = TWENTY_ROWS[0] ?? [];
const header = `${HEADER.join(',')}\r\n`;
const good = csvText([HEADER, ...TWENTY_ROWS]);
const book = (rows: (readonly MadeCell[] | null)[]) => makeWorkbook({ sheets: [{ name: 'A', rows }] });
const goodBook = book([HEADER, ...TWENTY_ROWS]);
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const wide = (text: string) => [...Buffer.from(text, 'utf16le')];
const many = (rows: number) => header + `${csvText([ROW])}`.repeat(rows);
const flipped = (file: Buffer, at: number) => {
  const copy = Buffer.from(file);
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
  return copy;
};
const withPart = (name: string, data: string | Uint8Array, claimedSize?: number) =>
  makeZip([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name, data, claimedSize },
  ]);

const CUT_SHEET = {
  name: 'xl/worksheets/sheet1.xml',
  data: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>',
};

type Refused = [
  title: string,
  file: { bytes: Uint8Array | string; name?: string; sheet?: string; header_row?: number },
  code: FileRefusalCode,
  args?: Record<string, string | number>,
];

const xlsx = 'orders.xlsx';
const REFUSED: Refused[] = [
  ['nothing', { bytes: '' }, 'empty'],
  ['nothing, called a workbook', { bytes: '', name: xlsx }, 'empty'],
  ['only blank lines', { bytes: '\ufeff\r\n \r\n' }, 'empty'],
  ['only a header', { bytes: header }, 'onlyHeader', { line: 1 }],
  ['a header and blank lines', { bytes: `${header}\r\n,,,\r\n` }, 'onlyHeader', { line: 1 }],
  ['a workbook with an empty sheet', { bytes: book([]), name: xlsx }, 'empty'],
  ['a workbook with only a header', { bytes: book([null, HEADER]), name: xlsx }, 'onlyHeader', { line: 2 }],
  ['another extension', { bytes: good, name: 'orders.txt' }, 'extension', { extension: 'txt' }],
  ['no extension', { bytes: good, name: 'orders' }, 'extension', { extension: '–' }],
  [
    'the part after the first dot counts (spec §5)',
    { bytes: good, name: 'orders.2026.csv' },
    'extension',
    { extension: '2026.csv' },
  ],
  ['a PDF called .csv', { bytes: '%PDF-1.7\n…' }, 'wrongType', { type: 'PDF', extension: 'csv' }],
  [
    'a picture called .xlsx',
    { bytes: bytes([0x89], 'PNG\r\n'), name: xlsx },
    'wrongType',
    { type: 'PNG', extension: 'xlsx' },
  ],
  [
    'a web page that says it is a sheet',
    { bytes: '<html><table><tr><td>order</td></tr></table></html>', name: xlsx },
    'wrongType',
    { type: 'HTML', extension: 'xlsx' },
  ],
  [
    'a web page called .csv',
    { bytes: '\ufeff \n<!DOCTYPE html><p>Sign in' },
    'wrongType',
    { type: 'HTML', extension: 'csv' },
  ],
  [
    'XML called .csv',
    { bytes: '<?xml version="1.0"?><orders/>' },
    'wrongType',
    { type: 'XML', extension: 'csv' },
  ],
  ['a workbook called .csv', { bytes: goodBook }, 'wrongType', { type: 'XLSX / ZIP', extension: 'csv' }],
  ['text called .xlsx', { bytes: good, name: xlsx }, 'wrongType', { type: 'CSV / TXT', extension: 'xlsx' }],
  [
    'a letter (.docx) called .xlsx',
    { bytes: withPart('word/document.xml', '<w/>'), name: xlsx },
    'wrongType',
    { type: 'DOCX', extension: 'xlsx' },
  ],
  [
    'a binary workbook (.xlsb)',
    { bytes: withPart('xl/workbook.bin', 'x'), name: xlsx },
    'wrongType',
    { type: 'XLSB', extension: 'xlsx' },
  ],
  [
    'some archive',
    { bytes: withPart('photos/cat.jpg', 'x'), name: xlsx },
    'wrongType',
    { type: 'ZIP', extension: 'xlsx' },
  ],
  ['an old workbook (.xls) called .xlsx', { bytes: bytes(OLE, wide('Workbook')), name: xlsx }, 'oldExcel'],
  [
    'an old letter (.doc) called .csv',
    { bytes: bytes(OLE, wide('WordDocument')) },
    'wrongType',
    { type: 'DOC', extension: 'csv' },
  ],
  ['a workbook with a password', { bytes: bytes(OLE, wide('EncryptedPackage')), name: xlsx }, 'encrypted'],
  [
    'an archive with a password',
    { bytes: makeZip([{ name: 'xl/workbook.xml', data: 'x', isEncrypted: true }]), name: xlsx },
    'encrypted',
  ],
  [
    'a workbook of which half has come',
    { bytes: goodBook.subarray(0, goodBook.length / 2), name: xlsx },
    'damaged',
  ],
  [
    'a workbook with a byte that flipped',
    { bytes: flipped(goodBook, goodBook.indexOf('sheet1.xml') + 200), name: xlsx },
    'damaged',
  ],
  [
    'a sheet that ends in the middle',
    { bytes: makeWorkbook({ sheets: [{ name: 'A', rows: [] }], extra: [CUT_SHEET] }), name: xlsx },
    'damaged',
  ],
  [
    'a document type that names entities',
    { bytes: withPart('xl/workbook.xml', '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>'), name: xlsx },
    'damaged',
  ],
  [
    'a bomb that says what it is',
    { bytes: withPart('xl/worksheets/sheet1.xml', new Uint8Array(20_000_000)), name: xlsx },
    'bomb',
    { megabytes: 20 },
  ],
  ['a bomb that lies', { bytes: lyingBomb(), name: xlsx }, 'bomb'],
  ['too many rows (spec §5)', { bytes: many(50_001) }, 'tooManyRows', { max: 50_000 }],
  [
    'a million columns',
    { bytes: `${'a,'.repeat(1_000_000)}\r\n1\r\n` },
    'tooManyColumns',
    { line: 1, max: 200 },
  ],
  [
    'three hundred columns',
    { bytes: `${Array.from({ length: 300 }, (_, index) => `name ${index}`).join(',')}\r\n1\r\n` },
    'tooManyColumns',
    { line: 1, max: 200 },
  ],
  [
    'a workbook with a cell far to the right',
    { bytes: book([HEADER, [{ xml: '<c r="ZZ2"><v>1</v></c>' }]]), name: xlsx },
    'tooManyColumns',
    { line: 2, max: 200 },
  ],
  [
    'a cell of megabytes',
    { bytes: `${header}${'x'.repeat(3_000_000)},a\r\n` },
    'hugeCell',
    { line: 2, max: 32_767 },
  ],
  [
    'a quote that nothing closes',
    { bytes: `${good}70099,"VPP900099,PEÑA\r\n70100,x\r\n` },
    'unclosedQuote',
    { line: 22 },
  ],
  ['zeros in the middle', { bytes: `${good}7${'\0'.repeat(5_000)}\r\n` }, 'binary', { line: 22 }],
  ['no header', { bytes: csvText(TWENTY_ROWS) }, 'noHeader', { lines: 20 }],
  ['a header below line 20', { bytes: `${'7,8\r\n'.repeat(25)}${good}` }, 'noHeader', { lines: 20 }],
  ['a header row that is not there', { bytes: good, header_row: 400 }, 'noHeader', { lines: 20 }],
  [
    'a sheet that is not there',
    { bytes: goodBook, name: xlsx, sheet: 'Orders' },
    'noSheet',
    { sheet: 'Orders' },
  ],
  ['more than 25 MB', { bytes: new Uint8Array(26 * 1024 * 1024).fill(65) }, 'tooLarge', { megabytes: 25 }],
];

/** A sheet that unpacks to more than the archive's directory says. */
function lyingBomb(): Buffer {
  const parts = makeWorkbook({ sheets: [{ name: 'A', rows: [HEADER] }] });
  // The unpacked size of the only sheet, in the directory.
  const at = parts.lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 24;
  const copy = Buffer.from(parts);
  copy.writeUInt32LE(10, at);
  return copy;
}

describe('files that cannot be read each get their answer', () => {
  test.each(REFUSED)(
    '%s',
    async (_, { bytes: file, name = 'orders.csv', sheet, header_row }, code, args = {}) => {
      await expect(readAll(file, name, { sheet, header_row })).rejects.toMatchObject({ code, args });
    },
  );

  test('every answer has its words', () => {
    for (const [, , code] of REFUSED) {
      expect(english.imports.file[code]).not.toBe('');
      expect(spanish.imports.file[code]).not.toBe(english.imports.file[code]);
    }
  });
});
