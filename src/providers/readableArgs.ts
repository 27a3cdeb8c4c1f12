import { isDate, isWireTimestamp, dateInZone, fromWire } from '../domain/time/dates';
import { spanOf } from '../i18n/spanOf';
import { spanForReading } from '../domain/time/wireSpan';
import { clock, dateOrder, dayText, formatTimeWithZone, timeText } from './measures';
import { operationZone } from './operationZone';
import { inOneRun } from '../i18n/language';

/** The values of a sentence that may be a time; any other value is somebody's own words. */
const TIMES: ReadonlySet<string> = new Set([
  'at',
  'date',
  'end',
  'expiration_date',
  'max',
  'min',
  'start',
  'time',
  'until',
  'when',
]);

/** Its letters find their own way. */
const ARABIC = /\p{Script=Arabic}/u;

const TIME_OF_DAY = /^\d{2}:\d{2}(:\d{2})?( \+\d)?$/;

function forReading(text: string): string {
  if (isDate(text)) return dayText(text);
  if (TIME_OF_DAY.test(text)) return timeText(text);
  const zone = operationZone();
  if (isWireTimestamp(text)) {
    const instant = fromWire(text);
    return `${dayText(dateInZone(instant, zone))} ${formatTimeWithZone(instant, zone)}`;
  }
  return spanForReading(text, { form: { clock: clock(), date_order: dateOrder() }, zone }) ?? text;
}

/**
 * Values that arrived as the wire has them, such as the server's in an error, as their reader has dates and times. A number
 * of `minutes` is also said as `span`: "3 h 30".
 */
export function readableArgs(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const said: Record<string, unknown> = { ...args };
  for (const [name, value] of Object.entries(args))
    if (typeof value === 'string' && TIMES.has(name)) said[name] = forReading(value);
  const { minutes } = args;
  if (typeof minutes === 'number') said.span = `${minutes < 0 ? '−' : ''}${spanOf(Math.abs(minutes))}`;
  for (const [name, value] of Object.entries(said))
    if (typeof value === 'string' && !ARABIC.test(value)) said[name] = inOneRun(value);
  return said;
}
