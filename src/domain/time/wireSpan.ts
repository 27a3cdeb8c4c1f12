import { clockText, type Clock } from './clock';
import { dateText, type DateOrder } from './dateOrder';
import {
  dateInZone,
  fromWire,
  isTimeZone,
  isWireTimestamp,
  timeInZone,
  timeOnDay,
  zoneAbbreviation,
} from './dates';

/** How a reader has dates and times. */
export interface TimeForm {
  readonly clock: Clock;
  readonly date_order: DateOrder;
}

/** From when to when something is, with the zone of its place: one value of a sentence, written by its reader. */
export function wireSpan(start: string, end: string, zone: string): string {
  return `${start}/${end}@${zone}`;
}

const SPAN = /^([^/@]+)\/([^/@]+)@(.+)$/;

interface Reader {
  readonly form: TimeForm;
  readonly zone: string;
}

/** "11/23/2026 08:00–12:00", with its zone when that is not the reader's; null for any other text. */
export function spanForReading(text: string, { form, zone: own }: Reader): string | null {
  const [, start = '', end = '', zone = ''] = SPAN.exec(text) ?? [];
  if (!isWireTimestamp(start) || !isWireTimestamp(end) || !isTimeZone(zone)) return null;
  const from = fromWire(start);
  const day = dateInZone(from, zone);
  const hours = `${clockText(timeInZone(from, zone), form.clock)}–${timeOnDay(fromWire(end), zone, day, form.clock)}`;
  const other = zone === own ? '' : ` ${zoneAbbreviation(from, zone)}`;
  return `${dateText(day, form.date_order)} ${hours}${other}`;
}
