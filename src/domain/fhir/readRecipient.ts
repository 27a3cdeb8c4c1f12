import type { FhirElement } from './fhirElement';
import type { Reading } from './fhirOrder';

/** The resource that a reference names among the ones that its own resource contains. */
function containedOf(resource: FhirElement, reference: FhirElement, type: string): FhirElement | null {
  const named = reference.text('reference');
  const found = resource.list('contained').find((each) => named === `#${each.text('id') ?? ''}`);
  return found?.text('resourceType') === type ? found : null;
}

function readName(patient: FhirElement, { order, places }: Reading): void {
  const [name] = patient.list('name');
  places.participant_name = name?.path ?? `${patient.path}.name`;
  if (!name) return;
  const given = name.list('given').map(({ value }) => (typeof value === 'string' ? value : ''));
  const parts = [...given, name.text('family') ?? ''].map((part) => part.trim()).filter(Boolean);
  order.participant_name = parts.length > 1 ? parts.join(' ') : name.text('text');
}

function readAddress(
  holder: FhirElement,
  address: FhirElement | undefined,
  { order, places }: Reading,
): void {
  places.address = address?.path ?? `${holder.path}.address`;
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
  readAddress(patient, patient.list('address')[0], reading);
  const phone = patient.list('telecom').find((each) => ['phone', 'sms'].includes(each.text('system') ?? ''));
  places.phone_number = phone ? `${phone.path}.value` : `${patient.path}.telecom`;
  // The country's own code is not part of a number here.
  order.phone_number = phone?.text('value')?.replace(/^\+?1[-. ]?(?=\(?\d{3})/, '') ?? null;
}

/** The recipient: an element such as `deliverTo` names a Patient that the resource contains. */
export function readRecipient(resource: FhirElement, element: string, reading: Reading): void {
  const to = resource.child(element);
  if (!to.isThere)
    return to.complain('required', `${element} names the contained Patient to whom the order goes`);
  const patient = containedOf(resource, to, 'Patient');
  if (patient) return readPatient(patient, reading);
  to.child('reference').complain(
    'not-supported',
    `${element} refers to a contained Patient, such as #patient`,
  );
}

/** A place that the resource contains, where the order goes instead of the recipient's own address. */
export function readDestination(resource: FhirElement, reading: Reading): void {
  const place = containedOf(resource, resource.child('destination'), 'Location');
  const address = place?.child('address');
  if (place && address?.isThere) readAddress(place, address, reading);
}
