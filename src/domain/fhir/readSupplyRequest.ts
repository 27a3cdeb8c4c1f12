import { dateInZone, isDate, timeInZone } from '../time/dates';
import { orderProblems, type OrderColumn, type OrderFlag, type OrderRow } from '../imports/orderRow';
import { FhirElement, type FhirIssue } from './fhirElement';
import { FLAG_OF_PRIORITY, FLAG_PARAMETERS, ORDER_PARAMETERS } from './orderParameters';

/** An order as the inbox takes it. */
export interface FhirOrder extends Omit<OrderRow, 'flags'> {
  flags: OrderFlag[];
  /** YYYY-MM-DD */
  delivery_date: string | null;
}

const STATUSES = new Set([
  'draft',
  'active',
  'suspended',
  'cancelled',
  'completed',
  'entered-in-error',
  'unknown',
]);
/** A day, or a moment with its zone. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** What a resource was read into, and where each column comes from. */
interface Reading {
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

function readWhen(request: FhirElement, { order, places, zone }: Reading): void {
  const [single, period] = [request.child('occurrenceDateTime'), request.child('occurrencePeriod')];
  if (request.child('occurrenceTiming').isThere)
    request
      .child('occurrenceTiming')
      .complain('not-supported', 'A repeated delivery is sent as several requests');
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

/** The recipient: `deliverTo` names a Patient that the request contains. */
function recipientOf(request: FhirElement): FhirElement | null {
  const to = request.child('deliverTo');
  if (!to.isThere) {
    to.complain('required', 'deliverTo names the contained Patient to whom the order goes');
    return null;
  }
  const reference = to.text('reference');
  const found = request.list('contained').find((each) => reference === `#${each.text('id') ?? ''}`);
  if (found?.text('resourceType') === 'Patient') return found;
  to.child('reference').complain(
    'not-supported',
    'deliverTo refers to a contained Patient, such as #patient',
  );
  return null;
}

function readName(patient: FhirElement, { order, places }: Reading): void {
  const [name] = patient.list('name');
  places.participant_name = name?.path ?? `${patient.path}.name`;
  if (!name) return;
  const given = name.list('given').map(({ value }) => (typeof value === 'string' ? value : ''));
  const parts = [...given, name.text('family') ?? ''].map((part) => part.trim()).filter(Boolean);
  order.participant_name = parts.length > 1 ? parts.join(' ') : name.text('text');
}

function readAddress(patient: FhirElement, { order, places }: Reading): void {
  const [address] = patient.list('address');
  places.address = address?.path ?? `${patient.path}.address`;
  if (!address) return;
  const lines = address.list('line').map(({ value }) => (typeof value === 'string' ? value.trim() : ''));
  const region = [address.text('state'), address.text('postalCode')].filter(Boolean).join(' ');
  const parts = [...lines, address.text('city') ?? '', region].filter(Boolean);
  order.address = parts.length > 1 ? parts.join(', ') : address.text('text');
}

function readPatient(patient: FhirElement, reading: Reading): void {
  const { order, places } = reading;
  const [identifier] = patient.list('identifier');
  places.client_code = identifier ? `${identifier.path}.value` : `${patient.path}.identifier`;
  order.client_code = identifier?.text('value') ?? null;
  readName(patient, reading);
  readAddress(patient, reading);
  const phone = patient.list('telecom').find((each) => ['phone', 'sms'].includes(each.text('system') ?? ''));
  places.phone_number = phone ? `${phone.path}.value` : `${patient.path}.telecom`;
  // The country's own code is not part of a number here.
  order.phone_number = phone?.text('value')?.replace(/^\+?1[-. ]?(?=\(?\d{3})/, '') ?? null;
}

function readParameter(parameter: FhirElement, { order, places }: Reading): void {
  const coding = parameter
    .child('code')
    .list('coding')
    .find((each) => each.text('system') === ORDER_PARAMETERS);
  // Parameters of other systems describe the item, and the item is not ours to judge.
  if (!coding) return;
  const code = coding.text('code');
  const flag = FLAG_PARAMETERS.find((each) => each === code);
  if (flag) {
    const value = parameter.child('valueBoolean');
    if (value.value === true) order.flags.push(flag);
    else if (value.value !== false) value.complain('required', 'This parameter is a valueBoolean');
  } else if (code === 'copayment') {
    const amount = parameter.child('valueQuantity').child('value');
    places.copayment_amount = amount.path;
    order.copayment_amount = typeof amount.value === 'number' ? amount.value.toFixed(2) : null;
    if (order.copayment_amount === null) amount.complain('required', 'The amount in US dollars');
  } else if (code === 'comments') {
    order.comments = parameter.child('valueCodeableConcept').text('text');
    places.comments = parameter.child('valueCodeableConcept').child('text').path;
  } else coding.child('code').complain('value', 'Not a parameter of an order');
}

function readPriority(request: FhirElement, { order, places }: Reading): void {
  const priority = request.text('priority') ?? 'routine';
  places.flags = request.child('priority').path;
  const flag = Object.hasOwn(FLAG_OF_PRIORITY, priority) ? FLAG_OF_PRIORITY[priority] : undefined;
  if (flag) order.flags.push(flag);
  if (flag === undefined) request.child('priority').complain('value', 'routine, urgent, asap or stat');
}

/** The elements that FHIR R4 requires, and the states that an order can have. */
function checkRequest(request: FhirElement): void {
  const status = request.text('status');
  if (status !== null && !STATUSES.has(status))
    request.child('status').complain('value', 'Not a status of FHIR R4');
  else if (status !== null && status !== 'active')
    request.child('status').complain('not-supported', 'Only an active request is an order');
  const items = ['itemCodeableConcept', 'itemReference'].filter((name) => request.child(name).isThere);
  const item = request.child('item');
  if (items.length === 0) item.complain('required', 'itemCodeableConcept or itemReference');
  if (items.length === 2) item.complain('structure', 'itemCodeableConcept or itemReference, not both');
  const quantity = request.child('quantity');
  if (!quantity.isThere) quantity.complain('required', 'The quantity of the item');
  else if (typeof quantity.child('value').value !== 'number')
    quantity.child('value').complain('required', 'A number');
}

/** A SupplyRequest (FHIR R4) as an order, and every element that cannot be taken. The order counts without issues alone. */
export function readSupplyRequest(
  resource: unknown,
  zone: string,
  path = 'SupplyRequest',
): { order: FhirOrder; issues: FhirIssue[] } {
  const issues: FhirIssue[] = [];
  const request = new FhirElement(resource, path, issues);
  const reading: Reading = { order: { flags: [], delivery_date: null }, places: {}, zone };
  const { order, places } = reading;
  if (!request.isObject()) return { order, issues };
  if (request.text('resourceType') !== 'SupplyRequest')
    request.child('resourceType').complain('not-supported', 'A SupplyRequest');
  checkRequest(request);
  const [identifier] = request.list('identifier');
  places.order_number = identifier ? `${identifier.path}.value` : request.child('identifier').path;
  order.order_number = identifier?.text('value') ?? null;
  readPriority(request, reading);
  readWhen(request, reading);
  for (const parameter of request.list('parameter')) readParameter(parameter, reading);
  const patient = recipientOf(request);
  if (patient) readPatient(patient, reading);
  const { flags, delivery_date: _, ...row } = order;
  const problems = orderProblems({ ...row, flags: flags.join(' ') });
  for (const [column, problem] of Object.entries(problems)) {
    const place = places[column as OrderColumn];
    // Of a recipient who is not named nothing else is missing.
    if (place === undefined || !problem) continue;
    const isMissing = problem.message === 'validation.required';
    issues.push({
      code: isMissing ? 'required' : 'value',
      expression: place,
      diagnostics: `${column}: ${problem.message.replace(/^\w+\./, '')}`,
    });
  }
  return { order, issues };
}
