import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importer, makeImportWorld, type ImportWorld } from '../support/importLots';
import { testServer, type TestServer } from '../support/server';
import { makeWorkbook } from './files/makeWorkbook';
import { packedMegabytes, type ZipPart } from './files/makeZip';
import { HEADER, TWENTY_ROWS } from './files/orders';

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';
const MEGABYTE = 1024 * 1024;
/** The threads of a reading have limits of their own, and a file of 25 MB is there a few times. */
const MOST_GROWTH = 700 * MEGABYTE;

const book = (...extra: ZipPart[]) => makeWorkbook({ sheets: [{ name: 'A', rows: [] }], extra });
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const texts = HEADER.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('');
const withSheet = (data: string) => book({ name: SHEET, data });
/** Cells whose places differ, so that the archive does not look like a bomb. */
const many = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => each(n)).join('');
const letters = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : letters(Math.floor(n / 26) - 1) + String.fromCharCode(65 + (n % 26));
const secret = (system: string) => `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY leak SYSTEM "${system}">]>`;
const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">${many(30, (n) => `<!ENTITY a${n} "${`&a${n ? n - 1 : ''};`.repeat(10)}">`)}]>`;

type Bomb = [title: string, file: () => Buffer, code: string];

const BOMBS: Bomb[] = [
  [
    'two gigabytes in two megabytes',
    () =>
      book({
        name: SHEET,
        data: '',
        packed: packedMegabytes('<worksheet>', ' ', 2_000),
        claimedSize: 2_000_000_000,
      }),
    'bomb',
  ],
  [
    'two gigabytes that the archive says are three megabytes',
    () =>
      book({
        name: SHEET,
        data: '',
        packed: packedMegabytes('<worksheet>', ' ', 2_000),
        claimedSize: 3_000_000,
      }),
    'bomb',
  ],
  [
    'shared texts of two gigabytes that are said to be three megabytes',
    () => sharedBook({ packed: packedMegabytes('<sst><si><t>', 'x', 2_000), claimedSize: 3_000_000 }, ''),
    'bomb',
  ],
  [
    'one long shared text in a hundred thousand cells',
    () =>
      sharedBook(
        { data: `<sst><si><t>${many(3_000, (n) => `word ${n} `)}</t></si></sst>` },
        sheet(
          `<row r="1">${texts}</row>${many(1_000, (row) => `<row r="${row + 2}">${many(100, (column) => `<c r="${letters(column)}${row + 2}" t="s"><v>0</v></c>`)}</row>`)}`,
        ),
      ),
    'bomb',
  ],
  [
    'tags within tags within tags',
    () => withSheet(`<worksheet><sheetData>${many(1_000_000, (n) => `<a${n % 997}>`)}`),
    'damaged',
  ],
  [
    'a text of shared texts in a million runs',
    () => sharedBook({ data: `<sst><si>${many(900_000, (n) => `<r><t>${n}</t>`)}` }, sheet('')),
    'damaged',
  ],
  [
    'an entity from a file of the server',
    () =>
      withSheet(
        `${secret('file:///etc/passwd')}${sheet('<row r="1"><c t="inlineStr"><is><t>&leak;</t></is></c></row>')}`,
      ),
    'damaged',
  ],
  [
    'an entity from the network, in the shared texts',
    () =>
      sharedBook(
        { data: `${secret('http://169.254.169.254/latest/')}<sst><si><t>&leak;</t></si></sst>` },
        sheet(''),
      ),
    'damaged',
  ],
  [
    'entities of entities of entities',
    () => withSheet(`${laughs}${sheet('<row><c t="str"><v>&a29;</v></c></row>')}`),
    'damaged',
  ],
  [
    'an entity that nobody declares',
    () => withSheet(sheet(`<row r="1">${texts}</row><row r="2"><c t="str"><v>&leak;</v></c></row>`)),
    'damaged',
  ],
  [
    'a row in the middle of nowhere',
    () => withSheet(sheet(`<row r="1">${texts}</row><row r="2000000000"><c><v>1</v></c></row>`)),
    'tooManyRows',
  ],
];

function sharedBook(part: Partial<ZipPart>, rows: string): Buffer {
  return makeWorkbook({
    sheets: [{ name: 'A', rows: [['x']] }],
    isShared: true,
    extra: [
      { name: TEXTS, data: '', ...part },
      { name: SHEET, data: rows },
    ],
  });
}

let server: TestServer;
let world: ImportWorld;
let of: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testServer();
  world = await makeImportWorld(server);
  of = importer(server, await server.signInAs('administrator'));
});
afterAll(() => server.close());

/** What the process has grown by at its largest while something runs. */
async function grown<T>(run: () => Promise<T>): Promise<{ answer: T; growth: number }> {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  try {
    return { answer: await run(), growth: Math.max(most, process.memoryUsage().rss) - before };
  } finally {
    clearInterval(timer);
  }
}

describe('workbooks that are weapons', () => {
  test.each(BOMBS)('%s: refused by name, in bounded memory', async (title, file, code) => {
    const bytes = file();
    expect(bytes.length).toBeLessThan(25 * MEGABYTE);
    const name = `${title.slice(0, 40)}.xlsx`;
    const { answer: lot, growth } = await grown(() => of.importFile(world, bytes, name));
    expect(lot).toMatchObject({ state: 'failed', file_name: name, failure: { code } });
    expect(JSON.stringify(lot)).not.toContain('root:');
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(await of.rows(lot.id)).toEqual([]);
  });

  test('a million rows without a cell below the orders are nobody’s', async () => {
    const bytes = withSheet(sheet(`${rowsXml()}${many(1_000_000, (n) => `<row r="${n + 22}" ht="15"/>`)}`));
    const { answer: lot, growth } = await grown(() => of.importFile(world, bytes, 'empty rows.xlsx'));
    expect(lot.failure).toBeNull();
    expect((await of.rows(lot.id)).length).toBe(20);
    expect(growth).toBeLessThan(MOST_GROWTH);
  });

  test.each([
    ['a half', '<row r="2.5"><c><v>1</v></c></row>'],
    ['no number', '<row r="Infinity"><c><v>1</v></c></row>'],
    [
      'the same twice, and one before',
      '<row r="3"><c><v>1</v></c></row><row r="3"><c><v>2</v></c></row><row r="2"><c><v>3</v></c></row>',
    ],
    ['one that says nothing', '<row><c><v>1</v></c></row>'],
  ])('a row whose place is %s stops no import', async (title, rows) => {
    const lot = await of.importFile(
      world,
      withSheet(sheet(`<row r="1">${texts}</row>${rows}`)),
      `${title}.xlsx`,
    );
    expect(['failed', 'mapping', 'ready']).toContain(lot.state);
  });

  test('a cell that has thirty thousand formulas is named a few times', async () => {
    const cells = many(30_000, () => '<c r="A2"><f>1</f><v>1</v></c>');
    const lot = await of.importFile(
      world,
      withSheet(sheet(`<row r="1">${texts}</row><row r="2">${cells}</row>`)),
      'f.xlsx',
    );
    expect(JSON.stringify(await of.rows(lot.id)).length).toBeLessThan(100_000);
  });
});

/** The rows of twenty good orders as a sheet has them. */
function rowsXml(): string {
  const all = [HEADER, ...TWENTY_ROWS];
  return all
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${String(cell).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`).join('')}</row>`,
    )
    .join('');
}
