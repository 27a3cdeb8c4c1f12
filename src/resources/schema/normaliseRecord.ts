import { normaliseEmail, normaliseText } from '../../domain/wire/formats';
import { parseMoney } from '../../domain/money/money';
import { parseDecimal } from '../../domain/wire/decimal';
import { toStoredPhone } from '../../domain/people/phone';
import { isBlank } from '../../domain/wire/problem';
import type { Resource } from './defineResource';
import type { Field, FieldKind, FieldOf } from './fields';

/** Whole record for the first time; whole record again; only the fields that change. */
export type RecordMode = 'create' | 'edit' | 'patch';

/** Each code once, in the order of the list; none at all is null. What is no code stays, for the rule to refuse. */
function toChoices(value: unknown, field: FieldOf<'choices'>): unknown {
  if (!Array.isArray(value)) return value;
  if (value.length === 0) return null;
  const place = (code: unknown) => field.choices.findIndex((choice) => choice === code);
  return [...new Set<unknown>(value)].sort((a, b) => place(a) - place(b));
}

type Normalise<K extends FieldKind> = (value: unknown, field: FieldOf<K>) => unknown;

const asIs = (value: unknown) => value;
const onText = (change: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? change(value.trim()) : value;
const trimmed = onText((text) => text);
const number = onText((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text));

/** `2` → "2.00"; what is no amount stays as it is, for the rule to refuse. */
function toMoney(value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'number' ? (parseMoney(value) ?? value) : value;
}

/** `2.5` → "2.500"; what is no number, or has more places, stays as it is, for the rule to refuse. */
function toDecimal(value: unknown, { places }: FieldOf<'decimal'>): unknown {
  return typeof value === 'string' || typeof value === 'number'
    ? (parseDecimal(value, places) ?? value)
    : value;
}

function toText(value: string, field: FieldOf<'text'>): string {
  if (field.multiline) return field.uppercase === false ? value : value.toUpperCase();
  const text = value.normalize('NFC').replace(/\s+/g, ' ');
  // Text is upper case by default (spec §5).
  return field.uppercase === false ? text : normaliseText(text);
}

/** Per kind: what a person or another client may write, to the one form that is checked and stored. Never throws. */
const NORMALISERS: { [K in FieldKind]: Normalise<K> } = {
  text: (value, field) => onText((text) => toText(text, field))(value),
  email: onText(normaliseEmail),
  // Typed as 000-000-0000, stored without dashes (spec §5).
  phone: onText((text) => toStoredPhone(text) ?? text),
  zipcode: trimmed,
  money: toMoney,
  integer: number,
  decimal: toDecimal,
  degrees: onText((text) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : text)),
  date: trimmed,
  time: onText((text) => (/^\d\d:\d\d$/.test(text) ? `${text}:00` : text)),
  dateTime: trimmed,
  boolean: asIs,
  choice: trimmed,
  choices: toChoices,
  reference: number,
  // Ids may come as text; the order is the person's.
  references: (value) => (Array.isArray(value) ? value.map((id: unknown) => number(id)) : value),
  color: onText((text) => text.toUpperCase()),
  picture: trimmed,
  weekdays: (value) => (Array.isArray(value) ? [...value].sort() : value),
};

function normalise<K extends FieldKind>(value: unknown, field: FieldOf<K>): unknown {
  if (isBlank(value)) return null;
  const kind: K = field.kind;
  return NORMALISERS[kind](value, field);
}

/** One value in the form in which the field's kind checks and stores it; blank text is null (spec §5). */
export function normaliseValue(value: unknown, field: Field): unknown {
  return normalise<FieldKind>(value, field);
}

/**
 * The record in the form in which it is checked and stored. `create` fills what was left out with the field's
 * `initial`; `edit` replaces the whole record, so what was left out becomes null; `patch` leaves it out. Fields that
 * the declaration does not know stay, so that the rules can refuse them by name.
 */
export function normaliseRecord(
  resource: Resource,
  input: Readonly<Record<string, unknown>>,
  mode: RecordMode = 'patch',
): Record<string, unknown> {
  const record: Record<string, unknown> = { ...input };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.computed) continue;
    const given = record[name];
    if (given !== undefined) record[name] = normaliseValue(given, field);
    else if (mode === 'create') record[name] = field.initial ?? null;
    else if (mode === 'edit') record[name] = null;
  }
  return record;
}
