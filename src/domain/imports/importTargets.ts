import { ORDER_COLUMNS, ORDER_FLAGS, type OrderColumn } from './orderRow';

/**
 * Parts of an order column that files keep in separate columns. First, middle and last name form the name;
 * unit, city, state, ZIP code and gate code follow the address; the day is the delivery's; a window contains
 * both times; a flag's own column contains yes or no.
 */
export const IMPORT_PARTS = [
  'first_name',
  'middle_name',
  'last_name',
  'address_1',
  'city',
  'state',
  'zipcode',
  'gate_code',
  'time_window',
  'delivery_date',
  ...ORDER_FLAGS,
] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

/** Targets of a file column: a whole order column or a part of one. */
export const IMPORT_TARGETS = [...ORDER_COLUMNS, ...IMPORT_PARTS] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** By index of the file's columns; null = not used. */
export type ImportMapping = (ImportTarget | null)[];

/**
 * The order columns that a target fills; its problems are shown at the first. A day belongs to the whole row.
 */
export const TARGET_COLUMNS: Readonly<Record<ImportTarget, readonly OrderColumn[]>> = {
  order_number: ['order_number'],
  client_code: ['client_code'],
  participant_name: ['participant_name'],
  phone_number: ['phone_number'],
  address: ['address'],
  delivery_start_time: ['delivery_start_time'],
  delivery_end_time: ['delivery_end_time'],
  flags: ['flags'],
  copayment_amount: ['copayment_amount'],
  comments: ['comments'],
  first_name: ['participant_name'],
  middle_name: ['participant_name'],
  last_name: ['participant_name'],
  address_1: ['address'],
  city: ['address'],
  state: ['address'],
  zipcode: ['address'],
  gate_code: ['address'],
  time_window: ['delivery_start_time', 'delivery_end_time'],
  delivery_date: [],
  rush: ['flags'],
  priority: ['flags'],
  refrigerated: ['flags'],
  leave_at_door: ['flags'],
  male_driver: ['flags'],
  female_driver: ['flags'],
};

/** Several columns of a file may be one of these: their texts are joined. */
const MANY: readonly ImportTarget[] = ['comments', 'flags'];

export function mayRepeat(target: ImportTarget): boolean {
  return MANY.includes(target);
}

/** Required order columns, with the ways to fill each. */
const REQUIRED_WAYS: readonly { column: OrderColumn; ways: readonly (readonly ImportTarget[])[] }[] = [
  { column: 'order_number', ways: [['order_number']] },
  { column: 'client_code', ways: [['client_code']] },
  { column: 'participant_name', ways: [['participant_name'], ['first_name', 'last_name']] },
  { column: 'phone_number', ways: [['phone_number']] },
  { column: 'address', ways: [['address']] },
];

/** Required order columns that no column of the file fills. */
export function missingColumns(mapping: ImportMapping): OrderColumn[] {
  return REQUIRED_WAYS.filter(
    ({ ways }) => !ways.some((way) => way.every((target) => mapping.includes(target))),
  ).map(({ column }) => column);
}

/** Single-column targets that have more than one column, and the whole name together with its parts. */
export function clashingTargets(mapping: ImportMapping): ImportTarget[] {
  const used = mapping.filter((target) => target !== null);
  const twice = used.filter((target, index) => !mayRepeat(target) && used.indexOf(target) !== index);
  const whole = (target: ImportTarget, parts: readonly ImportTarget[]) =>
    used.includes(target) ? parts.filter((part) => used.includes(part)) : [];
  return [...new Set([...twice, ...whole('participant_name', ['first_name', 'middle_name', 'last_name'])])];
}

/** Columns of the file that are not used. */
export function extraColumns(mapping: ImportMapping): number[] {
  return mapping.flatMap((target, index) => (target === null ? [index] : []));
}
