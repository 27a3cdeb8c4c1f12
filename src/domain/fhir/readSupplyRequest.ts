import { FLAG_OF_PRIORITY, FLAG_PARAMETERS, ORDER_PARAMETERS } from './orderParameters';
import type { FhirElement } from './fhirElement';
import { readOrder, type ReadOrder, type Reading } from './fhirOrder';
import { readRecipient } from './readRecipient';

const STATUSES = new Set([
  'draft',
  'active',
  'suspended',
  'cancelled',
  'completed',
  'entered-in-error',
  'unknown',
]);
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

/** An item and a quantity; FHIR has the item in two ways, of which one is there. */
function checkItem(request: FhirElement): void {
  const items = ['itemCodeableConcept', 'itemReference'].filter((name) => request.child(name).isThere);
  const item = request.child('item');
  if (items.length === 0) item.complain('required', 'itemCodeableConcept or itemReference');
  if (items.length === 2) item.complain('structure', 'itemCodeableConcept or itemReference, not both');
  const quantity = request.child('quantity');
  if (!quantity.isThere) quantity.complain('required', 'The quantity of the item');
  else if (typeof quantity.child('value').value !== 'number')
    quantity.child('value').complain('required', 'A number');
}

/** The elements that FHIR R4 requires, and the states that an order can have. */
function checkRequest(request: FhirElement): void {
  const status = request.text('status');
  if (status !== null && !STATUSES.has(status))
    request.child('status').complain('value', 'Not a status of FHIR R4');
  else if (status !== null && status !== 'active')
    request.child('status').complain('not-supported', 'Only an active request is an order');
  checkItem(request);
}

/** A SupplyRequest (FHIR R4) as an order. */
export function readSupplyRequest(resource: unknown, zone: string, path = 'SupplyRequest'): ReadOrder {
  return readOrder(resource, zone, path, (request, reading) => {
    checkRequest(request);
    readPriority(request, reading);
    for (const parameter of request.list('parameter')) readParameter(parameter, reading);
    readRecipient(request, 'deliverTo', reading);
  });
}
