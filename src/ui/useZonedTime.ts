import { useCallback } from 'react';
import { dateInZone, fromWire } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import { dayText, formatTimeWithZone } from '../providers/measures';

/** Writes a wire timestamp for reading, in the zone that the foot of the page names: "11/20/2026 10:05". */
export function useZonedTime(): (wire: string) => string {
  const zone = operationZone();
  return useCallback(
    (wire) => {
      const instant = fromWire(wire);
      return `${dayText(dateInZone(instant, zone))} ${formatTimeWithZone(instant, zone)}`;
    },
    [zone],
  );
}
