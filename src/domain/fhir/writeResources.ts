import { EVENT_STATUS as S, eventStatusName, isOpenStatus } from '../stops/eventStatus';
import { wallTimeToUtc } from '../time/dates';
import { FLAG_PARAMETERS, ORDER_PARAMETERS } from './orderParameters';
import type { FhirOrder } from './fhirOrder';
import type { OrderResource } from './readResource';

const flagParameter = (code: string) => ({
  code: { coding: [{ system: ORDER_PARAMETERS, code }] },
  valueBoolean: true,
});

/** What both resources have of an order: its number, its recipient, its day and window. */
function writeOrder(order: FhirOrder, entryId: number, zone: string) {
  const { delivery_date, delivery_start_time: start, delivery_end_time: end } = order;
  const at = (time: string | null | undefined) =>
    time && delivery_date ? wallTimeToUtc(delivery_date, `${time}:00`, zone).toISOString() : delivery_date;
  return {
    id: String(entryId),
    contained: [
      {
        resourceType: 'Patient',
        id: 'patient',
        identifier: [{ value: order.client_code }],
        name: [{ text: order.participant_name }],
        telecom: [{ system: 'phone', value: order.phone_number }],
        address: [{ text: order.address }],
      },
    ],
    identifier: [{ value: order.order_number }],
    ...(delivery_date === null
      ? {}
      : start || end
        ? { occurrencePeriod: { start: at(start), ...(end ? { end: at(end) } : {}) } }
        : { occurrenceDateTime: delivery_date }),
  };
}

const ITEM = { quantity: { value: 1 }, itemCodeableConcept: { text: 'Prescription' } };
const TO_PATIENT = { reference: '#patient' };

function writeSupplyRequest(order: FhirOrder, entryId: number, zone: string): object {
  const { flags } = order;
  const parameter = [
    ...FLAG_PARAMETERS.filter((flag) => flags.includes(flag)).map(flagParameter),
    ...(order.copayment_amount
      ? [
          {
            code: { coding: [{ system: ORDER_PARAMETERS, code: 'copayment' }] },
            valueQuantity: { value: Number(order.copayment_amount), unit: 'USD' },
          },
        ]
      : []),
    ...(order.comments
      ? [
          {
            code: { coding: [{ system: ORDER_PARAMETERS, code: 'comments' }] },
            valueCodeableConcept: { text: order.comments },
          },
        ]
      : []),
  ];
  return {
    resourceType: 'SupplyRequest',
    ...writeOrder(order, entryId, zone),
    status: 'active',
    priority: flags.includes('rush') ? 'asap' : flags.includes('priority') ? 'urgent' : 'routine',
    ...ITEM,
    ...(parameter.length > 0 ? { parameter } : {}),
    deliverTo: TO_PATIENT,
  };
}

/** An order that was taken, as the resource that it came as and that reads as the same order again. */
export function writeResource(type: OrderResource, order: FhirOrder, entryId: number, zone: string): object {
  if (type === 'SupplyRequest') return writeSupplyRequest(order, entryId, zone);
  return {
    resourceType: type,
    ...writeOrder(order, entryId, zone),
    status: 'in-progress',
    patient: TO_PATIENT,
    suppliedItem: ITEM,
  };
}

/** What a client's system is told of a delivery, without name, address or phone. */
export interface DeliveryFacts {
  id: number;
  order_number: string | null;
  client_code: string | null;
  delivery_event_status_id: number;
  /** When it was reached; UTC wire time. */
  status_at: string | null;
}

const COMPLETED: ReadonlySet<number> = new Set([S.successful, S.collected]);

function statusOf(status: number): 'in-progress' | 'completed' | 'abandoned' {
  if (COMPLETED.has(status)) return 'completed';
  return isOpenStatus(status) ? 'in-progress' : 'abandoned';
}

/** A delivery as SupplyDelivery (FHIR R4); our own state stands beside the three that FHIR has. */
export function writeSupplyDelivery(delivery: DeliveryFacts): object {
  const { id, order_number, client_code, delivery_event_status_id: status, status_at } = delivery;
  return {
    resourceType: 'SupplyDelivery',
    id: String(id),
    extension: [{ url: 'urn:rx-dispatch:delivery-status', valueCode: eventStatusName(status) }],
    ...(order_number === null
      ? {}
      : {
          identifier: [{ value: order_number }],
          basedOn: [{ type: 'SupplyRequest', identifier: { value: order_number } }],
        }),
    status: statusOf(status),
    ...(client_code === null ? {} : { patient: { identifier: { value: client_code } } }),
    type: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/supply-item-type', code: 'medication' }],
    },
    suppliedItem: ITEM,
    ...(status_at === null ? {} : { occurrenceDateTime: `${status_at.replace(' ', 'T')}Z` }),
  };
}

/** A search's answer. */
export function searchSet(resources: readonly object[]): object {
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    entry: resources.map((resource) => ({ resource, search: { mode: 'match' } })),
  };
}
