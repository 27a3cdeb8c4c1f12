import { FhirElement } from './fhirElement';
import type { ReadOrder } from './fhirOrder';
import { readSupplyDelivery } from './readSupplyDelivery';
import { readSupplyRequest } from './readSupplyRequest';

const READERS = { SupplyRequest: readSupplyRequest, SupplyDelivery: readSupplyDelivery } as const;
/** The resources that are orders. */
export type OrderResource = keyof typeof READERS;

const isOrderResource = (type: unknown): type is OrderResource =>
  typeof type === 'string' && Object.hasOwn(READERS, type);

/** A resource as an order, by its type. */
export function readResource(
  value: unknown,
  zone: string,
  path?: string,
): ReadOrder & { type: OrderResource } {
  const issues: ReadOrder['issues'] = [];
  const root = new FhirElement(value, path ?? 'Resource', issues);
  const type = root.isObject() ? root.child('resourceType').value : null;
  if (isOrderResource(type)) return { type, ...READERS[type](value, zone, path ?? type) };
  if (issues.length === 0)
    root.child('resourceType').complain('not-supported', 'A SupplyRequest or a SupplyDelivery');
  return { type: 'SupplyRequest', order: { flags: [], delivery_date: null }, issues };
}
