import type { Resource } from '../../src/resources/schema/defineResource';
import type { Field, FieldKind, FieldOf, FieldValues } from '../../src/resources/schema/fields';

/** Ids of records that a made record may refer to. */
export type ReferTo = (resourceName: string) => Promise<number>;

interface Maker<K extends FieldKind> {
  /** A valid value in its stored form, another one for another `n`; references come from `ReferTo`. */
  valid: (field: FieldOf<K>, n: number) => FieldValues[K];
  /** Values that the field must refuse. */
  wrong: (field: FieldOf<K>) => unknown[];
}

const digits = (n: number, length: number) => String(n).padStart(length, '0').slice(-length);
const day = (n: number) => `2027-${digits(1 + (n % 12), 2)}-${digits(1 + (n % 28), 2)}`;

/** A day of the past for things that cannot be of the future, later for a higher `n`. */
const pastDay = (n: number) => new Date(Date.UTC(2022, 0, 1 + n)).toISOString().slice(0, 10);

/** Something for each pattern of spec §5 that a declaration names. */
function patterned(pattern: RegExp, n: number): string {
  const candidates = [
    `AAA${digits(n, 6)}`,
    `P${digits(n, 6)}`,
    `1HGCM82633A${digits(n, 6)}`,
    `N-${digits(n, 5)}`,
    `9${digits(n, 4)}`,
  ];
  const found = candidates.find((candidate) => pattern.test(candidate));
  if (!found) throw new Error(`The makers know no text for ${String(pattern)}: add one here`);
  return found;
}

const MAKERS: { [K in FieldKind]: Maker<K> } = {
  text: {
    valid: (field, n) => (field.pattern ? patterned(field.pattern, n) : `MADE ${digits(n, 6)}`),
    wrong: (field) => [12, true, ['A'], field.pattern ? 'X' : 'A<B', 'X'.repeat((field.max ?? 255) + 1)],
  },
  email: {
    valid: (_field, n) => `made.${n}@example.test`,
    wrong: () => ['nobody', 'a@b', 'a b@example.test', 5],
  },
  phone: {
    valid: (_field, n) => `619${digits(n, 7)}`,
    wrong: () => ['123', '619-555-01000', 'call me', 6195550100],
  },
  zipcode: { valid: (_field, n) => `9${digits(n, 4)}`, wrong: () => ['9210', '921011', 'ABCDE'] },
  money: {
    valid: (_field, n) => `${n % 1000}.50`,
    wrong: () => ['ten', '-1.00', '100000.01', '1.234', true],
  },
  integer: {
    valid: (field, n) => Math.min(field.max ?? 1_000_000, (field.min ?? 0) + (n % 1000)),
    wrong: (field) => ['x', 1.5, true, (field.min ?? -2_147_483_647) - 1, (field.max ?? 2_147_483_647) + 1],
  },
  decimal: {
    valid: (field, n) => (1 + (n % 100)).toFixed(field.places),
    wrong: (field) => [
      'ten',
      true,
      `1.${'1'.repeat(field.places + 1)}`,
      (field.min ?? 0) - 1,
      (field.max ?? 0) + 1,
    ],
  },
  degrees: {
    valid: (field, n) => (n % field.max) + 0.25,
    wrong: (field) => ['north', true, field.max + 1, -field.max - 1],
  },
  date: { valid: (_field, n) => day(n), wrong: () => ['2026-02-30', '11/20/2026', 20261120] },
  // Within the hours of the time picker.
  time: { valid: (_field, n) => `${digits(7 + (n % 16), 2)}:30:00`, wrong: () => ['24:00:00', 'noon', 9] },
  dateTime: {
    valid: (_field, n) => `${day(n)} 10:30:00`,
    wrong: () => ['2026-11-20T10:30:00Z', '2026-11-20', 1],
  },
  boolean: { valid: (_field, n) => n % 2 === 0, wrong: () => ['yes', 1, 'true'] },
  choice: {
    valid: (field, n) => field.choices[n % field.choices.length] ?? '',
    wrong: () => ['no such choice', 1],
  },
  choices: {
    valid: (field, n) => [field.choices[n % field.choices.length] ?? ''],
    wrong: () => [['no such choice'], 'no such choice', [1], 1],
  },
  reference: { valid: (_field, n) => n, wrong: () => [0, -1, 1.5, 'x', 999_999_999] },
  references: { valid: (_field, n) => [n], wrong: () => [[0], [1, 1], 'x', [1.5], [999_999_999]] },
  color: { valid: () => '#0F766E', wrong: () => ['teal', '#12345', 1] },
  picture: { valid: (_field, n) => `${n}.png`, wrong: () => ['../secret.png', 'picture.exe', 1] },
  weekdays: { valid: (_field, n) => [1 + (n % 7)], wrong: () => [[8], [1, 1], 'monday', [1.5]] },
};

function makerOf<K extends FieldKind>(field: FieldOf<K>): Maker<K> {
  const kind: K = field.kind;
  return MAKERS[kind];
}

/** Values that a route must answer with 422 for this field. */
export function wrongValues(field: Field): unknown[] {
  return makerOf<FieldKind>(field).wrong(field);
}

/** A whole valid record of a declaration, ready to be posted; another `n` gives other values in its unique fields. */
export async function makeRecord(
  resource: Resource,
  n: number,
  referTo: ReferTo,
): Promise<Record<string, unknown>> {
  const record: Record<string, unknown> = {};
  let times = 0;
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.computed) continue;
    // No two phones of a record are the same.
    const unlike = field.kind === 'phone' ? n + 1_000_000 * Object.keys(record).length : n;
    if (field.kind === 'reference') record[name] = await referTo(field.to);
    else if (field.kind === 'references') record[name] = [await referTo(field.to)];
    // Two times of one record differ and rise, as a start and an end do; 16 hours is all there is.
    else if (field.kind === 'time') record[name] = makerOf<FieldKind>(field).valid(field, (n % 12) + times++);
    else record[name] = makerOf<FieldKind>(field).valid(field, unlike);
  }
  // The ZIP table is asked whether a place is where its state says.
  if (resource.fields.state && resource.fields.zipcode)
    Object.assign(record, { state: 'CA', zipcode: '92101' });
  // The times of a made record are of one day.
  if (resource.fields.ends_next_day) record.ends_next_day = false;
  // An odometer rises from day to day, and no fueling is of the future.
  if (resource.fields.fueled_on) Object.assign(record, { fueled_on: pastDay(n), odometer: 10 * n });
  // Hours of no run.
  if (resource.fields.work_date) Object.assign(record, { work_date: pastDay(n), delivery_manifest_id: null });
  // What contradicts the rest of the record is left out.
  for (const [name, found] of Object.entries(resource.check?.(record) ?? {})) if (found) record[name] = null;
  return record;
}
