import type { OrderFlag } from '../imports/orderRow';

/** The code system of what FHIR has no element for: flags, copayment and comments of an order. */
export const ORDER_PARAMETERS = 'urn:rx-dispatch:order-parameter';

/** Flags that are a parameter with `valueBoolean`. Rush and priority are `SupplyRequest.priority`. */
export const FLAG_PARAMETERS = [
  'refrigerated',
  'leave_at_door',
  'male_driver',
  'female_driver',
] as const satisfies readonly OrderFlag[];

/** `SupplyRequest.priority` of an order; FHIR's routine is none of them. */
export const FLAG_OF_PRIORITY: Readonly<Record<string, OrderFlag | null>> = {
  routine: null,
  urgent: 'priority',
  asap: 'rush',
  stat: 'rush',
};
