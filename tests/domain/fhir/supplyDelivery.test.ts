import { describe, expect, it } from 'vitest';
import { readResource } from '../../../src/domain/fhir/readResource';
import { writeResource, writeSupplyDelivery } from '../../../src/domain/fhir/writeResources';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { HAND_OVER, PUMP_DELIVERY, SIMPLE_DELIVERY } from './examples';

const ZONE = 'America/Los_Angeles';
const read = (resource: unknown) => {
  const { order, issues } = readResource(resource, ZONE);
  return { order, issues };
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
