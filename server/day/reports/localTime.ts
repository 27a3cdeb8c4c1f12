import { clockText } from '../../../src/domain/time/clock';
import { dateText } from '../../../src/domain/time/dateOrder';
import {
  dateInZone,
  formatTimeWithZone,
  fromWire,
  timeInZone,
  zoneAbbreviation,
} from '../../../src/domain/time/dates';
import type { TimeForm } from '../../../src/domain/time/wireSpan';

/** "2026-11-20 10:05 PST": a time for a table that programs read, in the zone of its run; blank for none. */
export function localTime(wire: string | null, zone: string): string {
  if (!wire) return '';
  const at = fromWire(wire);
  return `${dateInZone(at, zone)} ${formatTimeWithZone(at, zone)}`;
}

/** "11/20/2026 10:05 AM PST": the same for a document that people read. */
export function timeInDocument(wire: string | null, zone: string, form: TimeForm): string {
  if (!wire) return '';
  const at = fromWire(wire);
  const time = clockText(timeInZone(at, zone), form.clock);
  return `${dateText(dateInZone(at, zone), form.date_order)} ${time} ${zoneAbbreviation(at, zone)}`;
}
