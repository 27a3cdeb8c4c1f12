import { describe, expect, it } from 'vitest';
import { operationOutcome } from '../../../src/domain/fhir/operationOutcome';
import { readResource } from '../../../src/domain/fhir/readResource';
import { writeResource } from '../../../src/domain/fhir/writeResources';
import { parameter, PATIENT_ORDER, SIMPLE_ORDER } from './examples';

const ZONE = 'America/Los_Angeles';
const read = (resource: unknown) => {
  const { order, issues } = readResource(resource, ZONE);
  return { order, issues };
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
