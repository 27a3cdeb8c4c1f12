import { registry, type ResourceName } from '../../../src/resources/registry';
import type { Resource } from '../../../src/resources/schema/defineResource';
import type { Field, FieldKind, FieldValues } from '../../../src/resources/schema/fields';

const VALUES: FieldValues = {
  text: 'SAMPLE',
  email: 'sample@example.test',
  phone: '6195550100',
  zipcode: '92101',
  money: '12.50',
  integer: 3,
  decimal: '12.345',
  degrees: 32.7185,
  date: '2026-11-20',
  time: '10:00:00',
  dateTime: '2026-11-20 18:05:00',
  boolean: true,
  choice: '',
  choices: [],
  reference: 1,
  references: [1],
  color: '#0F766E',
  picture: 'sample.png',
  weekdays: [1, 3],
};

function valueOf(field: Field): unknown {
  if (field.kind === 'choice') return field.choices[0];
  if (field.kind === 'choices') return field.choices.slice(0, 2);
  const kind: FieldKind = field.kind;
  return VALUES[kind];
}

/** An invented record of any resource as the wire carries it, every field filled. */
export function recordOf(
  name: ResourceName,
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { id: number } {
  const resource: Resource = registry[name];
  return {
    id: 1,
    version: 1,
    created_at: '2026-11-19 17:00:00',
    updated_at: '2026-11-20 18:05:00',
    ...Object.fromEntries(
      Object.entries(resource.fields).map(([field, declared]) => [field, valueOf(declared)]),
    ),
    ...changes,
  };
}

/** A vehicle that passes every rule. */
export function vehicle(changes: Record<string, unknown> = {}) {
  return recordOf('vehicles', {
    name: 'VAN 1',
    license_plate: '8ABC123',
    vin: '1FTBR1C80LKA12345',
    make: 'FORD',
    model: 'TRANSIT',
    year: 2024,
    zip_code_group: '92101, 92103',
    ...changes,
  });
}
