import type { BillingLine, BillingPeriod, InvoiceFormat } from '../../../src/contract/billing/billing';
import { CHARGES } from '../../../src/domain/billing/prices';
import { formatMoney, fromCents } from '../../../src/domain/money/money';
import { dateText } from '../../../src/domain/time/dateOrder';
import { toWire } from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import { invoice as english } from '../../../src/i18n/en/invoice';
import { invoiceFile as englishFile } from '../../../src/i18n/en/invoiceFile';
import { invoice as spanish } from '../../../src/i18n/es/invoice';
import { invoiceFile as spanishFile } from '../../../src/i18n/es/invoiceFile';
import { invoice as arabic } from '../../../src/i18n/ar/invoice';
import { invoiceFile as arabicFile } from '../../../src/i18n/ar/invoiceFile';
import { PdfPages } from '../../outside/documents/pdfDocument';
import { documentWords, fill, statusWord } from '../../outside/documents/words';
import { csvLine } from '../../records/resources/csvCells';
import { CONTENT_TYPES, NeverMade, type AsyncWork } from '../asyncRequests/asyncRequest';
import { timeInDocument } from '../reports/localTime';
import { readLines, readPeriod } from './readPeriods';
import type { Language } from '../../../src/domain/wire/languages';

/** What `POST /billing/periods/{id}/invoice` keeps for the job. */
export interface InvoiceParams {
  period_id: number;
  format: InvoiceFormat;
  language: Language;
  full_name: string;
  time_zone: string;
  form: TimeForm;
}

const WORDS = {
  en: { ...english, ...englishFile },
  es: { ...spanish, ...spanishFile },
  ar: { ...arabic, ...arabicFile },
};
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows of deliveries on paper; the CSV has all of them. */
const MOST_PDF_LINES = 2_000;
const PARTS = [...CHARGES, 'correction'] as const;

interface Invoice {
  period: BillingPeriod;
  lines: readonly BillingLine[];
  params: InvoiceParams;
  now: Date;
}

/** Every line with every part, for programs: amounts without a sign, days as on the wire. */
function invoiceCsv({ period, lines, params: { language } }: Invoice): Buffer {
  const words = WORDS[language];
  const head = [
    words.number,
    words.day,
    words.kind,
    words.delivery,
    words.order,
    ...PARTS.map((name) => words.parts[name]),
    words.total,
    words.reason,
  ];
  const rows = lines.map((line) => [
    period.invoice_number ?? '',
    line.delivery_date ?? '',
    words.kinds[line.kind],
    String(line.delivery_event_id ?? ''),
    line.order_number ?? '',
    ...PARTS.map((name) => fromCents(line[name])),
    fromCents(line.total),
    line.reason ?? '',
  ]);
  const sums = [...PARTS.map((name) => fromCents(period.amounts[name])), fromCents(period.amounts.total)];
  const foot = [words.total, '', '', '', '', ...sums, ''];
  return Buffer.from(BYTE_ORDER_MARK + [head, ...rows, foot].map(csvLine).join(''));
}

/** The sums by what they are for, then corrections, differences and deliveries. */
function invoicePdf({ period, lines, params, now }: Invoice): Promise<Buffer> {
  const { language, form, time_zone, full_name } = params;
  const words = WORDS[language];
  const money = (cents: number) => formatMoney(fromCents(cents));
  const day = (text: string | null) => (text === null ? '' : dateText(text, form.date_order));
  const at = timeInDocument(toWire(now), time_zone, form);
  const pages = new PdfPages({
    language,
    title: fill(words.title, { number: period.invoice_number, client: period.client }),
    footer: fill(documentWords(language).deliveries.made, { at, name: full_name }),
    createdAt: now,
  });
  pages.facts([
    [words.client, period.client],
    [words.span, `${day(period.from_date)} – ${day(period.to_date)}`],
    [words.closed, timeInDocument(period.closed_at, time_zone, form)],
    [words.total, money(period.amounts.total)],
  ]);
  const parts = PARTS.filter((name) => period.amounts[name] !== 0);
  pages
    .heading(words.summary)
    .table(
      [words.for, words.amount],
      [
        ...parts.map((name) => [words.parts[name], money(period.amounts[name])]),
        [words.total, money(period.amounts.total)],
      ],
      [3, 1],
    );
  const of = (kind: BillingLine['kind']) => lines.filter((line) => line.kind === kind);
  const corrections = of('correction');
  if (corrections.length > 0)
    pages.heading(words.kinds.correction).table(
      [words.reason, words.delivery, words.amount],
      corrections.map((line) => [line.reason ?? '', String(line.delivery_event_id ?? ''), money(line.total)]),
      [6, 2, 2],
    );
  for (const kind of ['difference', 'delivery'] as const) {
    const own = of(kind);
    if (own.length === 0) continue;
    pages.heading(fill(words.many[kind], { count: own.length }));
    if (own.length > MOST_PDF_LINES) {
      pages.paragraph(fill(words.inCsv, { most: MOST_PDF_LINES }));
      continue;
    }
    pages.table(
      [words.day, words.delivery, words.order, words.status, words.amount],
      own.map((line) => [
        day(line.delivery_date),
        String(line.delivery_event_id ?? ''),
        line.order_number ?? '',
        line.delivery_event_status_id === null ? '' : statusWord(language, line.delivery_event_status_id),
        money(line.total),
      ]),
      [2, 2, 3, 3, 2],
    );
  }
  return pages.end();
}

/** The invoice of a closed period: no name of a patient leaves with it. */
export const invoiceWork: AsyncWork = {
  kind: 'invoice',
  access: ['POST', '/billing/periods/:id/invoice'],
  async make({ db, clock }, request, reportProgress) {
    const params = request.params as unknown as InvoiceParams;
    const period = await readPeriod(db, params.period_id);
    if (!period?.invoice_number) throw new NeverMade('reports.failed');
    await reportProgress(20);
    const lines = await readLines(db, period.id, null, null);
    await reportProgress(60);
    const invoice = { period, lines, params, now: clock() };
    const bytes = params.format === 'csv' ? invoiceCsv(invoice) : await invoicePdf(invoice);
    return {
      name: `${period.invoice_number}.${params.format}`,
      contentType: CONTENT_TYPES[params.format],
      bytes,
    };
  },
};
