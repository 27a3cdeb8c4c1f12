import { clockText } from '../../../src/domain/time/clock';
import { dateText } from '../../../src/domain/time/dateOrder';
import { fromWire } from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import type { Transition } from '../../../src/domain/stops/lifeCycle';
import { isCopaymentEntry, isCreationEntry } from '../../../src/domain/stops/lifeCycle';
import { formatMoney } from '../../../src/domain/money/money';
import { formatPhone } from '../../../src/domain/people/phone';
import { hasVisibleSignature, proofNotices } from '../../../src/domain/stops/proofNotices';
import type { ProofView } from '../../../src/domain/stops/proofView';
import { SEAL_MARK } from '../../../src/domain/custody/sealCode';
import { PdfPages } from '../../outside/documents/pdfDocument';
import { documentWords, fill, reasonWord, statusWord } from '../../outside/documents/words';
import type { Scene } from '../../outside/map/picture/scene';
import { timeInDocument } from '../reports/localTime';
import { qrPicture } from '../../records/vehicles/loginCode';
import type { Seal } from './seal';
import type { Language } from '../../../src/domain/wire/languages';

/** Points. */
const PHOTO = { width: 260, height: 190 };
const SIGNATURE = { width: 180, height: 60 };
const QR = { width: 96, height: 96 };

type Line = Transition & { latitude?: number | null; longitude?: number | null };

interface Printed {
  proof: ProofView;
  photos: ReadonlyMap<number, Buffer | null>;
  seal: Seal;
  /** The door and where results were recorded; null where nobody knows. */
  map: Scene | null;
  /** Where a stranger checks it. */
  verifyUrl: string;
  form: TimeForm;
}

function textOfLine(language: Language, line: Line): (readonly [string, string | null | undefined])[] {
  const words = documentWords(language).proof;
  const position =
    line.latitude != null && line.longitude != null
      ? `${line.latitude.toFixed(5)}, ${line.longitude.toFixed(5)}`
      : null;
  return [
    [words.by, line.source ? fill(words.sources[line.source], { name: line.created_by_name ?? '' }) : null],
    [words.undone, line.is_undo ? words.yes : null],
    [
      words.reason,
      reasonWord(language, {
        non_delivery_reason_id: line.non_delivery_reason_id ?? null,
        reason: line.non_delivery_reason_description ?? null,
        other_reason: line.other_non_delivery_reason_description ?? null,
      }),
    ],
    [words.receptor, line.receptor_name],
    [words.comments, line.comments],
    [words.previousAddress, line.previous_participant_full_address],
    [words.returnedTo, line.return_created_at ? line.destination_full_address : null],
    [words.position, position],
    ...proofNotices(line).map((notice): [string, string] => [words.proof, words.notices[notice]]),
  ];
}

function printLine(pages: PdfPages, language: Language, line: Line, printed: Printed): void {
  const words = documentWords(language).proof;
  const { proof, photos, form } = printed;
  const status = line.delivery_event_status_id;
  const at = timeInDocument(line.datetime, proof.time_zone, form);
  if (isCopaymentEntry(line)) {
    const amount = formatMoney(line.copayment_amount ?? '0');
    const paid = line.copayment_method ? words.methods[line.copayment_method] : null;
    pages
      .heading(`${at} · ${words.copayment}`)
      .facts([[words.amount, [amount, paid].filter(Boolean).join(', ')]]);
    return;
  }
  const what = isCreationEntry(line)
    ? words.created
    : status == null
      ? line.status_name
      : statusWord(language, status);
  pages
    .heading(`${at} · ${what}`)
    .facts(isCreationEntry(line) ? [[words.by, line.created_by]] : textOfLine(language, line));
  if (photos.has(line.id)) printPhoto(pages, language, photos.get(line.id) ?? null);
  if (!hasVisibleSignature(line)) return;
  const ink = Buffer.from(line.signature ?? '', 'base64');
  if (!pages.picture(ink, SIGNATURE, words.signature)) pages.paragraph(words.signatureMissing, true);
}

function printPhoto(pages: PdfPages, language: Language, bytes: Buffer | null): void {
  const words = documentWords(language).proof;
  const isPrinted = bytes !== null && pages.picture(bytes, PHOTO, words.photo);
  if (!isPrinted) pages.paragraph(words.photoMissing, true);
}

/** The whole proof of a delivery as one document, with its seal. The same content gives the same bytes. */
export async function proofPdf(printed: Printed): Promise<Buffer> {
  const { proof, seal, verifyUrl, form } = printed;
  const { language } = seal;
  const words = documentWords(language).proof;
  const zone = proof.time_zone;
  const name = proof.order_number ?? proof.tracking_number ?? String(proof.event_id);
  const sealedAt = timeInDocument(seal.sealed_at, zone, form);
  const pages = new PdfPages({
    language,
    title: fill(words.title, { name }),
    footer: fill(words.footer, { code: seal.code, checksum: seal.checksum.slice(0, 16) }),
    createdAt: fromWire(seal.sealed_at),
    keywords: `${SEAL_MARK}${seal.code}`,
  });
  const window = [proof.delivery_start_time, proof.delivery_end_time].map((time) =>
    time ? clockText(time, form.clock) : '…',
  );
  pages.facts([
    [words.status, statusWord(language, proof.delivery_event_status_id)],
    [words.recipient, proof.participant_name],
    [words.address, proof.full_address],
    [words.phone, proof.phone_number ? formatPhone(proof.phone_number) : null],
    [words.email, proof.email],
    [words.order, proof.order_number],
    [words.tracking, proof.tracking_number],
    [words.day, dateText(proof.delivery_date, form.date_order)],
    [
      words.window,
      proof.delivery_start_time || proof.delivery_end_time ? `${window.join(' – ')} (${zone})` : null,
    ],
    [words.promised, timeInDocument(proof.planned_at, zone, form)],
    [words.attempts, proof.attempts > 0 ? String(proof.attempts) : null],
    [words.receptor, proof.receptor_name],
    [words.copayment, proof.copayment_amount ? formatMoney(proof.copayment_amount) : null],
    [words.flags, proofFlags(language, proof)],
    [words.run, [proof.run, proof.driver, proof.vehicle].filter(Boolean).join(' · ') || null],
    [words.cdp, [proof.cdp, proof.cdp_address].filter(Boolean).join(', ')],
    [words.notes, proof.notes],
  ]);
  if (printed.map) pages.map(printed.map, words.map);
  for (const line of proof.life_cycle.flatMap((day) => day.transitions))
    printLine(pages, language, line, printed);
  pages.heading(words.seal).facts([
    [words.sealedAt, fill(words.sealedBy, { at: sealedAt, name: seal.sealed_by_name })],
    [words.code, seal.code],
    [words.checksum, seal.checksum],
    [words.verify, verifyUrl],
  ]);
  pages.picture(await qrPicture(verifyUrl), QR, words.sealNote);
  return pages.end();
}

function proofFlags(language: Language, proof: ProofView): string | null {
  const words = documentWords(language).proof;
  const flags = [
    proof.refrigeration_needed ? words.refrigerated : null,
    proof.leave_at_door ? words.leaveAtDoor : null,
  ].filter(Boolean);
  return flags.length > 0 ? flags.join(', ') : null;
}
