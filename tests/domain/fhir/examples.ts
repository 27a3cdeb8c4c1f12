/** After the example "simpleorder" of http://hl7.org/fhir/R4/supplyrequest-examples.html: stock for a ward, no patient. */
export const SIMPLE_ORDER = {
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
export const parameter = (code: string, value: object) => ({
  code: { coding: [{ system: 'urn:rx-dispatch:order-parameter', code }] },
  ...value,
});
/** The same for a person. */
export const PATIENT_ORDER = {
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

/** The example "pumpdelivery" of http://hl7.org/fhir/R4/supplydelivery-examples.html, without its narrative. */
export const PUMP_DELIVERY = {
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
export const SIMPLE_DELIVERY = {
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
export const HAND_OVER = {
  ...PUMP_DELIVERY,
  contained: PATIENT_ORDER.contained,
  patient: { reference: '#p1' },
  occurrencePeriod: PATIENT_ORDER.occurrencePeriod,
};
