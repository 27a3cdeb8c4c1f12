import {
  dateInZone,
  formatDateForHistory,
  formatTimeForHistory,
  fromWire,
  timeInZone,
  zoneAbbreviation,
} from '../../domain/time/dates';

/** "01:05 PM PDT": hh:mm A (spec §2), never without its zone. */
export function timeInHistory(wire: string, zone: string): string {
  const at = fromWire(wire);
  return `${formatTimeForHistory(timeInZone(at, zone))} ${zoneAbbreviation(at, zone)}`;
}

/** "Nov/20/2026 01:05 PM PST". */
export function momentInHistory(wire: string, zone: string, language: string): string {
  return `${formatDateForHistory(dateInZone(fromWire(wire), zone), language)} ${timeInHistory(wire, zone)}`;
}
