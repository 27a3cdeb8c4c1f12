import type { Timesheet, Timesheets } from '../../../src/contract/timeKeeping/timesheets';
import { dateText } from '../../../src/domain/time/dateOrder';
import { toWire } from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import { toDecimal } from '../../../src/domain/wire/decimal';
import { PdfPages } from '../../outside/documents/pdfDocument';
import { documentWords, fill } from '../../outside/documents/words';
import { csvLine } from '../../records/resources/csvCells';
import { localTime, timeInDocument } from '../reports/localTime';
import type { Language } from '../../../src/domain/wire/languages';

const hours = (minutes: number) => toDecimal(minutes / 60, 2);

/** One line per shift, and one per driver and week with what is paid. Columns have fixed names: payroll reads them. */
export function timesheetCsv({ week_start, sheets }: Timesheets): string {
  const head = [
    'week',
    'driver',
    'day',
    'run',
    'clock_in',
    'clock_out',
    'break_minutes',
    'hours',
    'regular',
    'overtime',
    'double',
    'signed_off_by',
  ];
  const lines = sheets.flatMap((sheet) => [
    ...sheet.shifts.map((shift) => [
      week_start,
      sheet.name,
      shift.day,
      shift.run ?? '',
      localTime(shift.clock_in, shift.time_zone),
      localTime(shift.clock_out, shift.time_zone),
      String(shift.break_minutes),
      hours(shift.minutes),
      '',
      '',
      '',
      '',
    ]),
    [
      week_start,
      sheet.name,
      '',
      '',
      '',
      '',
      '',
      hours(sheet.total.regular + sheet.total.overtime + sheet.total.double),
      hours(sheet.total.regular),
      hours(sheet.total.overtime),
      hours(sheet.total.double),
      sheet.sign_off?.by ?? '',
    ],
  ]);
  return `\uFEFF${[head, ...lines].map(csvLine).join('')}`;
}

interface Reader {
  language: Language;
  form: TimeForm;
  full_name: string;
  time_zone: string;
  now: Date;
}

const WIDTHS = [10, 18, 18, 18, 8, 8];

function addSheet(pages: PdfPages, sheet: Timesheet, { language, form }: Reader): void {
  const words = documentWords(language).timesheet;
  pages.heading(sheet.name);
  pages.table(
    words.columns,
    sheet.shifts.map((shift) => [
      dateText(shift.day, form.date_order),
      shift.run ?? words.noRun,
      timeInDocument(shift.clock_in, shift.time_zone, form),
      shift.clock_out === null ? words.open : timeInDocument(shift.clock_out, shift.time_zone, form),
      String(shift.break_minutes),
      hours(shift.minutes),
    ]),
    WIDTHS,
  );
  pages.facts([
    [words.regular, hours(sheet.total.regular)],
    [words.overtime, hours(sheet.total.overtime)],
    [words.double, hours(sheet.total.double)],
    [words.signed, sheet.sign_off?.by],
  ]);
}

/** The week to print, a driver after the other. */
export async function timesheetPdf({ week_start, sheets }: Timesheets, reader: Reader): Promise<Buffer> {
  const { language, form, full_name, time_zone, now } = reader;
  const words = documentWords(language);
  const pages = new PdfPages({
    language,
    title: fill(words.timesheet.title, { date: dateText(week_start, form.date_order) }),
    footer: fill(words.deliveries.made, {
      at: timeInDocument(toWire(now), time_zone, form),
      name: full_name,
    }),
    createdAt: now,
  });
  const worked = sheets.filter((sheet) => sheet.shifts.length > 0);
  if (worked.length === 0) pages.paragraph(words.timesheet.none);
  for (const sheet of worked) addSheet(pages, sheet, reader);
  return pages.end();
}
