import { toWire } from '../../../src/domain/time/dates';
import { dateText } from '../../../src/domain/time/dateOrder';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import { formatMoney } from '../../../src/domain/money/money';
import type { AsyncWork } from '../asyncRequests/asyncRequest';
import { PdfPages } from '../../outside/documents/pdfDocument';
import { documentWords, fill, reasonWord, statusWord } from '../../outside/documents/words';
import { timeInDocument } from './localTime';
import { rowsOfDay, type ReportRow } from './reportRows';
import type { Language } from '../../../src/domain/wire/languages';

/** What `POST …/reports/pdf` keeps for the job. */
export interface DeliveriesPdfParams {
  date: string;
  close_door_pharmacy_id: number;
  cdp_name: string;
  time_zone: string;
  language: Language;
  full_name: string;
  /** As the person who asks has dates and times. */
  form: TimeForm;
}

const WIDTHS = [3, 10, 16, 24, 10, 14, 18, 8, 8];

function cells({ language, form }: DeliveriesPdfParams, row: ReportRow): string[] {
  const words = documentWords(language).deliveries;
  const proof = [row.has_photo ? words.photo : '', row.has_signature ? words.signature : ''].filter(Boolean);
  return [
    String(row.secuence ?? ''),
    row.order_number ?? '',
    row.participant ?? '',
    row.address ?? '',
    statusWord(language, row.delivery_event_status_id),
    timeInDocument(row.datetime, row.time_zone, form),
    [row.receptor_name, reasonWord(language, row)].filter(Boolean).join(', '),
    row.copayment_amount ? formatMoney(row.copayment_amount) : '',
    proof.join(', '),
  ];
}

function summary(language: Language, rows: readonly ReportRow[]): [string, string][] {
  const words = documentWords(language).deliveries;
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = statusWord(language, row.delivery_event_status_id);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  // In cents, so that no sum drifts.
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.copayment_amount ?? 0) * 100), 0);
  return [
    [words.total, String(rows.length)],
    ...[...counts].map(([status, count]): [string, string] => [status, String(count)]),
    [words.copay, formatMoney((cents / 100).toFixed(2))],
  ];
}

function byRun(rows: readonly ReportRow[]): Map<number | null, ReportRow[]> {
  const runs = new Map<number | null, ReportRow[]>();
  for (const row of rows) {
    const stops = runs.get(row.manifest_id);
    if (stops) stops.push(row);
    else runs.set(row.manifest_id, [row]);
  }
  return runs;
}

/** The deliveries of a CDP and a day, run by run, to print (spec §2 "Delivery report"). */
export const deliveriesPdf: AsyncWork = {
  kind: 'deliveriesPdf',
  access: ['POST', '/delivery_manifest/delivery_events/reports/pdf'],
  async make({ db, clock }, request, reportProgress) {
    const params = request.params as unknown as DeliveriesPdfParams;
    const { language, date, time_zone, form } = params;
    const words = documentWords(language).deliveries;
    const rows = await rowsOfDay(db, date, params.close_door_pharmacy_id);
    await reportProgress(30);
    const title = fill(words.title, { cdp: params.cdp_name, date: dateText(date, form.date_order) });
    const now = clock();
    const at = timeInDocument(toWire(now), time_zone, form);
    const footer = fill(words.made, { at, name: params.full_name });
    const pages = new PdfPages({
      language,
      title,
      footer,
      isLandscape: true,
      createdAt: now,
    });
    pages.heading(words.summary).facts(summary(language, rows));
    for (const [id, stops] of byRun(rows)) {
      const [first] = stops;
      const vehicle = first?.vehicle ?? words.noVehicle;
      const driver = first?.driver ?? words.noDriver;
      pages.heading(id ? fill(words.run, { run: first?.run ?? '', driver, vehicle }) : words.noRun);
      pages.table(
        words.columns,
        stops.map((row) => cells(params, row)),
        WIDTHS,
      );
    }
    await reportProgress(90);
    return {
      name: `deliveries-${date}-${params.close_door_pharmacy_id}.pdf`,
      contentType: 'application/pdf',
      bytes: await pages.end(),
    };
  },
};
