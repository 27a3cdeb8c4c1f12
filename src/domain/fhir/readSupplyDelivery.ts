import type { FhirElement } from './fhirElement';
import { readOrder, type ReadOrder } from './fhirOrder';
import { readDestination, readRecipient } from './readRecipient';

const STATUSES = new Set(['in-progress', 'completed', 'abandoned', 'entered-in-error']);

/** What is not on its way is nothing to bring. FHIR R4 requires no state: one without it has just been made. */
function checkDelivery(delivery: FhirElement): void {
  const status = delivery.text('status');
  if (status !== null && !STATUSES.has(status))
    delivery.child('status').complain('value', 'Not a status of FHIR R4');
  else if (status !== null && status !== 'in-progress')
    delivery.child('status').complain('not-supported', 'Only a delivery in progress is to be brought');
}

/**
 * A SupplyDelivery (FHIR R4) as an order: a pharmacy hands over what it has made ready. FHIR gives it no priority and no
 * parameters.
 */
export function readSupplyDelivery(resource: unknown, zone: string, path = 'SupplyDelivery'): ReadOrder {
  return readOrder(resource, zone, path, (delivery, reading) => {
    checkDelivery(delivery);
    readRecipient(delivery, 'patient', reading);
    readDestination(delivery, reading);
  });
}
