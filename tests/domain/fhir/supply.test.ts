import { describe, expect, it } from 'vitest';
import { operationOutcome } from '../../../src/domain/fhir/operationOutcome';
import { readResource } from '../../../src/domain/fhir/readResource';
import { writeResource, writeSupplyDelivery } from '../../../src/domain/fhir/writeResources';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';

const ZONE = 'America/Los_Angeles';
const read = (resource: unknown) => {
  const { order, issues } = readResource(resource, ZONE);
  return { order, issues };
};

/** After the example "simpleorder" of http://hl7.org/fhir/R4/supplyrequest-examples.html: stock for a ward, no patient. */
const SIMPLE_ORDER = {
  resourceType: 'SupplyRequest',
  id: 'simpleorder',
  identifier: [{ value: 'Order10284' }],
  status: 'active',
  category: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/supply-kind', code: 'central' }] },
  priority: 'asap',
  itemCodeableConcept: { coding: [{ code: 'BlueTubes', display: 'Blood collect tubes blue cap' }] },
  quantity: { value: 10 },
  occurrenceDateTime: '2016-12-31',
  authoredOn: '2016-12-31',
  requester: { reference: 'Practitioner/xcda-author' },
  supplier: [{ reference: 'Organization/1', display: 'Vendor1' }],
  reasonCode: [{ coding: [{ code: 'stock_low', display: 'Refill due to low stock' }] }],
  deliverFrom: { display: 'Location 1' },
  deliverTo: { display: 'Location 2' },
};
const parameter = (code: string, value: object) => ({
  code: { coding: [{ system: 'urn:rx-dispatch:order-parameter', code }] },
  ...value,
});
/** The same for a person. */
const PATIENT_ORDER = {
  ...SIMPLE_ORDER,
  contained: [
    {
      resourceType: 'Patient',
      id: 'p1',
      identifier: [{ system: 'urn:oid:1.2.36', value: 'AAA000001' }],
      name: [{ use: 'official', family: 'Lopez', given: ['Ana', 'María'] }],
      telecom: [
        { system: 'email', value: 'ana@example.test' },
        { system: 'phone', value: '+1 619-555-0142' },
      ],
      address: [{ line: ['100 OAK ST', 'APT 3'], city: 'SAN DIEGO', state: 'CA', postalCode: '92103' }],
    },
  ],
  deliverTo: { reference: '#p1' },
  occurrenceDateTime: undefined,
  occurrencePeriod: { start: '2026-11-20T09:00:00-08:00', end: '2026-11-20T12:30:00-08:00' },
  parameter: [
    parameter('refrigerated', { valueBoolean: true }),
    parameter('leave_at_door', { valueBoolean: false }),
    parameter('copayment', { valueQuantity: { value: 12.5, unit: 'USD' } }),
    parameter('comments', { valueCodeableConcept: { text: 'Ring twice' } }),
    { code: { coding: [{ system: 'http://example.org', code: 'colour' }] }, valueBoolean: true },
  ],
};

describe('FHIR R4 SupplyRequest', () => {
  it('is read as an order', () => {
    expect(read(PATIENT_ORDER)).toEqual({
      issues: [],
      order: {
        order_number: 'Order10284',
        client_code: 'AAA000001',
        participant_name: 'Ana María Lopez',
        phone_number: '619-555-0142',
        address: '100 OAK ST, APT 3, SAN DIEGO, CA 92103',
        delivery_date: '2026-11-20',
        delivery_start_time: '09:00',
        delivery_end_time: '12:30',
        flags: ['rush', 'refrigerated'],
        copayment_amount: '12.50',
        comments: 'Ring twice',
      },
    });
  });

  it('the public example is no order for a person: the element is named', () => {
    const { order, issues } = read(SIMPLE_ORDER);
    expect(order).toMatchObject({ order_number: 'Order10284', delivery_date: '2016-12-31', flags: ['rush'] });
    expect(issues.map(({ expression }) => expression)).toEqual(['SupplyRequest.deliverTo.reference']);
  });

  it('takes a moment of another zone as the recipient’s own', () => {
    const { order } = read({
      ...PATIENT_ORDER,
      occurrencePeriod: { start: '2026-11-20T17:00:00Z', end: '2026-11-20T20:30:00Z' },
    });
    expect(order).toMatchObject({ delivery_start_time: '09:00', delivery_end_time: '12:30' });
  });

  it('reads again what it writes', () => {
    const { order } = read(PATIENT_ORDER);
    expect(read(writeResource('SupplyRequest', order, 7, ZONE))).toEqual({ order, issues: [] });
    const day = { ...order, delivery_start_time: null, delivery_end_time: null };
    expect(read(writeResource('SupplyRequest', day, 7, ZONE))).toEqual({ order: day, issues: [] });
  });

  const [patient] = PATIENT_ORDER.contained;
  const withPatient = (changes: object) => ({ contained: [{ ...patient, ...changes }] });
  it.each<[string, object, string[]]>([
    ['no quantity', { quantity: undefined }, ['SupplyRequest.quantity']],
    ['a quantity without a number', { quantity: { unit: 'box' } }, ['SupplyRequest.quantity.value']],
    ['no item', { itemCodeableConcept: undefined }, ['SupplyRequest.item']],
    ['two items', { itemReference: { reference: 'Medication/1' } }, ['SupplyRequest.item']],
    ['a draft', { status: 'draft' }, ['SupplyRequest.status']],
    ['an unknown status', { status: 'new' }, ['SupplyRequest.status']],
    ['an unknown priority', { priority: 'soon' }, ['SupplyRequest.priority']],
    ['no order number', { identifier: undefined }, ['SupplyRequest.identifier']],
    [
      'one identifier where a list is wanted',
      { identifier: { value: 'A1' } },
      ['SupplyRequest.identifier', 'SupplyRequest.identifier'],
    ],
    [
      'a day that is none',
      { occurrencePeriod: { start: '2026-02-30' } },
      ['SupplyRequest.occurrencePeriod.start'],
    ],
    [
      'a window over night',
      { occurrencePeriod: { start: '2026-11-20T22:00:00-08:00', end: '2026-11-21T02:00:00-08:00' } },
      ['SupplyRequest.occurrencePeriod.end'],
    ],
    [
      'a repeated delivery',
      { occurrencePeriod: undefined, occurrenceTiming: {} },
      ['SupplyRequest.occurrenceTiming'],
    ],
    ['nobody to deliver to', { deliverTo: undefined }, ['SupplyRequest.deliverTo']],
    [
      'a patient of another server',
      { deliverTo: { reference: 'Patient/9' } },
      ['SupplyRequest.deliverTo.reference'],
    ],
    ['no phone', withPatient({ telecom: [] }), ['SupplyRequest.contained[0].telecom']],
    [
      'a wrong phone',
      withPatient({ telecom: [{ system: 'phone', value: '12' }] }),
      ['SupplyRequest.contained[0].telecom[0].value'],
    ],
    ['no address', withPatient({ address: undefined }), ['SupplyRequest.contained[0].address']],
    [
      'a wrong client code',
      withPatient({ identifier: [{ value: 'X' }] }),
      ['SupplyRequest.contained[0].identifier[0].value'],
    ],
    [
      'a parameter that is none',
      { parameter: [parameter('gift', { valueBoolean: true })] },
      ['SupplyRequest.parameter[0].code.coding[0].code'],
    ],
    [
      'a flag without a value',
      { parameter: [parameter('refrigerated', {})] },
      ['SupplyRequest.parameter[0].valueBoolean'],
    ],
    ['another resource', { resourceType: 'Task' }, ['Resource.resourceType']],
  ])('%s is named', (_, changes, expressions) => {
    const { issues } = read({ ...PATIENT_ORDER, ...changes });
    expect(issues.map(({ expression }) => expression)).toEqual(expressions);
  });

  it.each([null, 'text', 7, [], undefined])('%j is no resource', (resource) => {
    expect(read(resource).issues.map(({ code }) => code)).toEqual(['structure']);
  });

  it('an OperationOutcome says it', () => {
    const { issues } = read({ ...PATIENT_ORDER, quantity: undefined });
    expect(operationOutcome(issues)).toEqual({
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'error',
          code: 'required',
          diagnostics: 'The quantity of the item',
          expression: ['SupplyRequest.quantity'],
        },
      ],
    });
  });
});

/** The example "pumpdelivery" of http://hl7.org/fhir/R4/supplydelivery-examples.html, without its narrative. */
const PUMP_DELIVERY = {
  resourceType: 'SupplyDelivery',
  id: 'pumpdelivery',
  identifier: [{ value: '98398459409', assigner: { display: 'SupplierDeliveryNr' } }],
  status: 'in-progress',
  patient: { display: 'Mr. Belpit' },
  supplier: { display: 'ACME distribution' },
  destination: { display: 'Home care dept' },
  receiver: [{ display: 'Nurse Smith' }],
};
/** The other one, "simpledelivery": stock that has arrived at a ward. */
const SIMPLE_DELIVERY = {
  resourceType: 'SupplyDelivery',
  id: 'simpledelivery',
  identifier: [{ value: 'Order10284' }],
  basedOn: [{ reference: 'SupplyRequest/simpleorder' }],
  partOf: [{ display: 'Central Supply Restock' }],
  status: 'completed',
  type: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/supply-item-type', code: 'device' }],
    text: 'Blood collect tubes blue cap',
  },
  suppliedItem: {
    quantity: { value: 10 },
    itemCodeableConcept: { coding: [{ code: 'BlueTubes' }], text: 'Blood collect tubes blue cap' },
  },
  occurrenceDateTime: '2016-12-31',
  supplier: { display: 'Vendor1' },
  destination: { display: 'Location 1' },
};
/** The first one with a recipient whom a driver can find. */
const HAND_OVER = {
  ...PUMP_DELIVERY,
  contained: PATIENT_ORDER.contained,
  patient: { reference: '#p1' },
  occurrencePeriod: PATIENT_ORDER.occurrencePeriod,
};

describe('FHIR R4 SupplyDelivery that a pharmacy sends', () => {
  it('is read as an order', () => {
    expect(read(HAND_OVER)).toEqual({
      issues: [],
      order: {
        order_number: '98398459409',
        client_code: 'AAA000001',
        participant_name: 'Ana María Lopez',
        phone_number: '619-555-0142',
        address: '100 OAK ST, APT 3, SAN DIEGO, CA 92103',
        delivery_date: '2026-11-20',
        delivery_start_time: '09:00',
        delivery_end_time: '12:30',
        flags: [],
      },
    });
  });

  it.each<[string, object, string[]]>([
    [
      'the public example of a person, who is a name alone',
      PUMP_DELIVERY,
      ['SupplyDelivery.patient.reference'],
    ],
    [
      'the public example of stock: it has arrived, and nobody gets it',
      SIMPLE_DELIVERY,
      ['SupplyDelivery.status', 'SupplyDelivery.patient'],
    ],
    ['one that was given up', { ...HAND_OVER, status: 'abandoned' }, ['SupplyDelivery.status']],
    ['one by mistake', { ...HAND_OVER, status: 'entered-in-error' }, ['SupplyDelivery.status']],
    ['a state of another resource', { ...HAND_OVER, status: 'active' }, ['SupplyDelivery.status']],
    ['one without a number', { ...HAND_OVER, identifier: [] }, ['SupplyDelivery.identifier']],
  ])('%s is no order: the element is named', (_, resource, expressions) => {
    expect(read(resource).issues.map(({ expression }) => expression)).toEqual(expressions);
  });

  it('goes to the contained place rather than to the recipient’s own address', () => {
    const place = {
      resourceType: 'Location',
      id: 'clinic',
      address: { line: ['20 ELM ST'], city: 'SAN DIEGO', state: 'CA', postalCode: '92101' },
    };
    const to = (changes: object) =>
      read({
        ...HAND_OVER,
        contained: [...HAND_OVER.contained, { ...place, ...changes }],
        destination: { reference: '#clinic' },
      }).order.address;
    expect(to({})).toBe('20 ELM ST, SAN DIEGO, CA 92101');
    expect(to({ address: undefined })).toBe('100 OAK ST, APT 3, SAN DIEGO, CA 92103');
  });

  it('reads again what it writes', () => {
    const { order } = read(HAND_OVER);
    const written = writeResource('SupplyDelivery', order, 7, ZONE);
    expect(written).toMatchObject({ resourceType: 'SupplyDelivery', id: '7', status: 'in-progress' });
    expect(read(written)).toMatchObject({ order, issues: [] });
  });
});

describe('FHIR R4 SupplyDelivery that we answer', () => {
  const delivery = {
    id: 5,
    order_number: 'A100',
    client_code: 'AAA000001',
    status_at: '2026-11-20 17:05:00',
  };

  it('has the elements of the public example, and our state beside', () => {
    expect(writeSupplyDelivery({ ...delivery, delivery_event_status_id: EVENT_STATUS.successful })).toEqual({
      resourceType: 'SupplyDelivery',
      id: '5',
      extension: [{ url: 'urn:rx-dispatch:delivery-status', valueCode: 'successful' }],
      identifier: [{ value: 'A100' }],
      basedOn: [{ type: 'SupplyRequest', identifier: { value: 'A100' } }],
      status: 'completed',
      patient: { identifier: { value: 'AAA000001' } },
      type: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/supply-item-type', code: 'medication' }],
      },
      suppliedItem: { quantity: { value: 1 }, itemCodeableConcept: { text: 'Prescription' } },
      occurrenceDateTime: '2026-11-20T17:05:00Z',
    });
  });

  it.each([
    [EVENT_STATUS.scheduled, 'in-progress'],
    [EVENT_STATUS.attempted, 'in-progress'],
    [EVENT_STATUS.rescheduled, 'in-progress'],
    [EVENT_STATUS.collected, 'completed'],
    [EVENT_STATUS.rejected, 'abandoned'],
    [EVENT_STATUS.canceled, 'abandoned'],
    [EVENT_STATUS.returned, 'abandoned'],
  ])('status %i is %s', (delivery_event_status_id, status) => {
    expect(writeSupplyDelivery({ ...delivery, delivery_event_status_id })).toMatchObject({ status });
  });
});
