import { dateInZone, formatTimeWithZone, fromWire } from '../../../src/domain/time/dates';

/** "2026-11-20 10:05 PST": a time of a report in the zone of its run; blank for none. */
export function localTime(wire: string | null, zone: string): string {
  if (!wire) return '';
  const at = fromWire(wire);
  return `${dateInZone(at, zone)} ${formatTimeWithZone(at, zone)}`;
}
