import { toWire } from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import type { ServerContext } from '../../context';
import { documentWords, fill } from '../../outside/documents/words';
import { PdfPages } from '../../outside/documents/pdfDocument';
import { fileStoreOf } from '../../outside/files/openStore';
import { readDefects } from '../../records/inspections/readDefects';
import { timeInDocument } from '../reports/localTime';
import { itemName } from '../../../src/domain/fleet/inspection';
import type { Language } from '../../../src/domain/wire/languages';

/** Points. */
const PHOTO = { width: 240, height: 170 };
const SIGNATURE = { width: 180, height: 60 };

interface Reader {
  language: Language;
  form: TimeForm;
  full_name: string;
}

async function readReport({ db }: ServerContext, id: number) {
  return db
    .selectFrom('inspections as i')
    .innerJoin('vehicles as v', 'v.id', 'i.vehicle_id')
    .innerJoin('employees as e', 'e.id', 'i.employee_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'i.delivery_manifest_id')
    .selectAll('i')
    .select(['v.name as vehicle', 'v.license_plate', 'e.full_name as driver', 'e.time_zone as driver_zone'])
    .select(['m.name as run', 'm.time_zone as run_zone'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The photo of a defect; null when there is none, or its file is gone. */
async function photoOf(context: ServerContext, defectId: number): Promise<Buffer | null> {
  const file = await context.db
    .selectFrom('stored_files')
    .select('key')
    .where('owner', '=', 'inspection_defects')
    .where('owner_id', '=', defectId)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
  return file ? fileStoreOf(context).read(file.key) : null;
}

/** An inspection to print: facts, defects with their photos, the driver's signature, and the sign-off. */
export async function inspectionPdf(context: ServerContext, id: number, reader: Reader): Promise<Buffer> {
  const { language, form, full_name } = reader;
  const words = documentWords(language).inspection;
  const report = await readReport(context, id);
  const zone = report.run_zone ?? report.driver_zone;
  const time = (at: string | null) => timeInDocument(at, zone, form);
  const now = context.clock();
  const pages = new PdfPages({
    language,
    title: fill(words.title, { vehicle: report.vehicle }),
    footer: fill(documentWords(language).deliveries.made, { at: time(toWire(now)), name: full_name }),
    createdAt: now,
  });
  pages.facts([
    [words.vehicle, `${report.vehicle} (${report.license_plate})`],
    [words.driver, report.driver],
    [words.run, report.run],
    [words.at, time(report.inspected_at)],
    [words.odometer, String(report.odometer)],
    [words.comment, report.comment],
    [
      words.signedOff,
      report.signed_off_at && `${time(report.signed_off_at)}, ${report.signed_off_by_name ?? ''}`,
    ],
    [words.done, report.sign_off_note],
  ]);
  const defects = await readDefects(context.db, id);
  pages.heading(words.defects);
  if (defects.length === 0) pages.paragraph(words.none);
  for (const defect of defects) {
    const name = itemName(defect, language);
    pages.facts([[defect.is_critical ? fill(words.critical, { name }) : name, defect.note]]);
    const photo = await photoOf(context, defect.id);
    if (photo && !pages.picture(photo, PHOTO, name)) pages.paragraph(words.photoMissing, true);
  }
  pages.heading(words.signature);
  const signature = report.signature ? Buffer.from(report.signature, 'base64') : null;
  if (!signature || !pages.picture(signature, SIGNATURE, report.driver))
    pages.paragraph(words.signatureMissing, true);
  return pages.end();
}
