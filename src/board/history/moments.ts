import {
  dateInZone,
  formatDateForHistory,
  formatTimeForHistory,
  fromWire,
  timeInZone,
} from '../../domain/time/dates';
import { otherZone } from '../../providers/measures';

/** "01:05 PM": hh:mm A (spec §2), with its zone where that is not the reader's. */
export function timeInHistory(wire: string, zone: string): string {
  const at = fromWire(wire);
  return `${formatTimeForHistory(timeInZone(at, zone))}${otherZone(at, zone)}`;
}

/** "Nov/20/2026 01:05 PM". */
export function momentInHistory(wire: string, zone: string, language: string): string {
  return `${formatDateForHistory(dateInZone(fromWire(wire), zone), language)} ${timeInHistory(wire, zone)}`;
}
