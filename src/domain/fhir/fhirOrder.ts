import { orderProblems, type OrderColumn, type OrderFlag, type OrderRow } from '../imports/orderRow';
import { dateInZone, isDate, timeInZone } from '../time/dates';
import { FhirElement, type FhirIssue } from './fhirElement';

/** An order as the inbox takes it. */
export interface FhirOrder extends Omit<OrderRow, 'flags'> {
  flags: OrderFlag[];
  /** YYYY-MM-DD */
  delivery_date: string | null;
}

/** A day, or a moment with its zone. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** What a resource was read into, and where each column comes from. */
export interface Reading {
  order: FhirOrder;
  places: Partial<Record<OrderColumn | 'delivery_date', string>>;
  /** Of the recipient: days and times of day of an order are those of its zone. */
  zone: string;
}

function readMoment(element: FhirElement, zone: string): { day: string; time: string | null } | null {
  if (!element.isThere) return null;
  const [text = '', day = '', time] = DATE_TIME.exec(String(element.value)) ?? [];
  const at = new Date(text);
  if (isDate(day) && !Number.isNaN(at.getTime()))
    return time === undefined
      ? { day, time: null }
      : { day: dateInZone(at, zone), time: timeInZone(at, zone).slice(0, 5) };
  element.complain('value', 'A day such as 2026-11-20, or a day with time and zone');
  return null;
}

/** The day and the window, as a moment or as a period. */
function readWhen(resource: FhirElement, { order, places, zone }: Reading): void {
  const [single, period] = [resource.child('occurrenceDateTime'), resource.child('occurrencePeriod')];
  if (resource.child('occurrenceTiming').isThere)
    resource
      .child('occurrenceTiming')
      .complain('not-supported', 'A repeated delivery is sent as several resources');
  const [start, end] = period.isThere ? [period.child('start'), period.child('end')] : [single, single];
  const [from, to] = [readMoment(start, zone), start === end ? null : readMoment(end, zone)];
  if (from && to && from.day !== to.day)
    end.complain('not-supported', 'A window ends on the day on which it starts');
  order.delivery_date = from?.day ?? to?.day ?? null;
  order.delivery_start_time = from?.time ?? null;
  order.delivery_end_time = to?.time ?? null;
  places.delivery_date = start.path;
  places.delivery_start_time = start.path;
  places.delivery_end_time = end.path;
}

/** The client's own number of the order. */
function readNumber(resource: FhirElement, { order, places }: Reading): void {
  const [identifier] = resource.list('identifier');
  places.order_number = identifier ? `${identifier.path}.value` : resource.child('identifier').path;
  order.order_number = identifier?.text('value') ?? null;
}

/** What an order needs beyond FHIR, each at its element. */
function issuesOfOrder({ order, places }: Reading): FhirIssue[] {
  const { flags, delivery_date: _, ...row } = order;
  const problems = orderProblems({ ...row, flags: flags.join(' ') });
  return Object.entries(problems).flatMap(([column, problem]): FhirIssue[] => {
    const expression = places[column as OrderColumn];
    // Of a recipient who is not named nothing else is missing.
    if (expression === undefined || !problem) return [];
    const code = problem.message === 'validation.required' ? 'required' : 'value';
    return [{ code, expression, diagnostics: `${column}: ${problem.message.replace(/^\w+\./, '')}` }];
  });
}

export interface ReadOrder {
  order: FhirOrder;
  issues: FhirIssue[];
}

/**
 * A resource as an order, and every element that cannot be taken. The order counts without issues alone.
 *
 * @param read what the resource says in its own way
 */
export function readOrder(
  value: unknown,
  zone: string,
  path: string,
  read: (resource: FhirElement, reading: Reading) => void,
): ReadOrder {
  const issues: FhirIssue[] = [];
  const resource = new FhirElement(value, path, issues);
  const reading: Reading = { order: { flags: [], delivery_date: null }, places: {}, zone };
  const { order } = reading;
  if (!resource.isObject()) return { order, issues };
  readNumber(resource, reading);
  readWhen(resource, reading);
  read(resource, reading);
  return { order, issues: [...issues, ...issuesOfOrder(reading)] };
}
