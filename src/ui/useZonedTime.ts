import { useCallback } from 'react';
import { dateInZone, formatDateInput, fromWire } from '../domain/time/dates';
import { operationZone } from '../providers/operationZone';
import { formatTimeWithZone } from '../providers/measures';

/** Writes a wire timestamp for reading, with its zone: "11/20/2026 10:05 PST". */
export function useZonedTime(): (wire: string) => string {
  const zone = operationZone();
  return useCallback(
    (wire) => {
      const instant = fromWire(wire);
      return `${formatDateInput(dateInZone(instant, zone))} ${formatTimeWithZone(instant, zone)}`;
    },
    [zone],
  );
}
