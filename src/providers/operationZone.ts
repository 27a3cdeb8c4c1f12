import { isTimeZone } from '../domain/time/dates';
import { TIME_ZONES } from '../resources/schema/timeZones';
import { readSession } from './session';

/** The zone of the person's operation (AUTH `time_zone`, spec §3), an IANA name; never the browser's. */
export function operationZone(): string {
  const zone = readSession()?.auth.time_zone;
  return zone && isTimeZone(zone) ? zone : TIME_ZONES[0];
}
