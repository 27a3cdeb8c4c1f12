import { array, boolean, number, string, type Schema, type StringSchema } from 'yup';
import { isDate, isWireTimestamp } from '../../domain/time/dates';
import { BLOCKED_SPECIAL_CHARACTERS, EMAIL, hasBlockedCharacters, ZIPCODE } from '../../domain/wire/formats';
import { parseMoney } from '../../domain/money/money';
import { parseDecimal } from '../../domain/wire/decimal';
import { isStoredPhone } from '../../domain/people/phone';
import type { Problem, ProblemArgs } from '../../domain/wire/problem';
import { isStorable } from '../../domain/wire/storableText';
import type { Field, FieldKind, FieldOf } from './fields';
import { VALIDATION, type ValidationKey } from './messages';

/** Longest text of a field that names no `max`. */
const MAX_TEXT = 255;
/** Most records that one field refers to. */
const MAX_REFERENCES = 100;
// PostgreSQL's integer
const MAX_INTEGER = 2_147_483_647;
// Control characters are never meant; line ends and tabs are.
const CONTROL = /[^\P{Cc}\t\n\r]/u;
const PICTURE_KEY = /^[\w-]{1,80}\.(png|jpe?g|webp)$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A complaint in the form that yup hands on untouched. */
export function problem(message: string, args?: ProblemArgs): Problem & Record<PropertyKey, unknown> {
  return args ? { message, args } : { message };
}

const specialCharacters = problem(VALIDATION.special, { characters: BLOCKED_SPECIAL_CHARACTERS });

function plain(): StringSchema {
  return string()
    .typeError(problem(VALIDATION.text))
    .test('storable', problem(VALIDATION.storable), (value) => !value || isStorable(value))
    .test('control', specialCharacters, (value) => !value || !CONTROL.test(value));
}

/** Text with a form of its own; the field may bring its own words for the complaint. */
function formatted(
  field: Field,
  key: ValidationKey,
  isRight: (text: string) => boolean,
  max = 320,
): StringSchema {
  return plain()
    .max(max, problem(VALIDATION.maxLength, { max }))
    .test('format', problem(field.message ?? key), (value) => !value || isRight(value));
}

function textRule(field: FieldOf<'text'>): StringSchema {
  const max = field.max ?? MAX_TEXT;
  let rule = plain().max(max, problem(VALIDATION.maxLength, { max }));
  if (field.min !== undefined) rule = rule.min(field.min, problem(VALIDATION.minLength, { min: field.min }));
  if (field.pattern)
    return rule.matches(field.pattern, { message: problem(field.message ?? VALIDATION.format) });
  // Special characters are blocked in plain text unless a pattern is given (spec §5).
  return rule.test('special', specialCharacters, (value) => !value || !hasBlockedCharacters(value));
}

function wholeNumber(min: number, max: number) {
  return number()
    .typeError(problem(VALIDATION.integer))
    .integer(problem(VALIDATION.integer))
    .min(min, problem(VALIDATION.minValue, { min }))
    .max(max, problem(VALIDATION.maxValue, { max }));
}

function decimalRule({ places, min, max, ...field }: FieldOf<'decimal'>): StringSchema {
  return plain()
    .max(30, problem(VALIDATION.maxLength, { max: 30 }))
    .test(
      'format',
      problem(field.message ?? VALIDATION.decimal, { places }),
      (text) => !text || parseDecimal(text, places) === text,
    )
    .test(
      'min',
      problem(VALIDATION.minValue, { min: min ?? 0 }),
      (text) => !text || min === undefined || !(Number(text) < min),
    )
    .test(
      'max',
      problem(VALIDATION.maxValue, { max: max ?? 0 }),
      (text) => !text || max === undefined || !(Number(text) > max),
    );
}

function dateRule(field: FieldOf<'date'>): StringSchema {
  const { min, max } = field;
  const bound = (date: string) => problem(VALIDATION.dateBound, { date });
  return formatted(field, VALIDATION.date, isDate)
    .test('first', min ? bound(min) : '', (date) => !date || !min || date >= min)
    .test('last', max ? bound(max) : '', (date) => !date || !max || date <= max);
}

/** Each day once; none chosen is as good as none given: "Select at least one day of the week" (spec §5). */
function areWeekdays(days: readonly unknown[], isRequired: boolean): boolean {
  const areDays = days.every(
    (day) => typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 7,
  );
  return areDays && new Set(days).size === days.length && (!isRequired || days.length > 0);
}

/** Each record once; an empty list is as good as none. */
function areIds(ids: readonly unknown[], isRequired: boolean): boolean {
  const areNumbers = ids.every((id) => typeof id === 'number' && Number.isSafeInteger(id) && id >= 1);
  return areNumbers && new Set(ids).size === ids.length && (!isRequired || ids.length > 0);
}

/** Codes of the list, each once; what is none of them is refused whole. */
function areChoices(codes: readonly unknown[], choices: readonly string[], isRequired: boolean): boolean {
  const areKnown = codes.every((code) => typeof code === 'string' && choices.includes(code));
  return areKnown && new Set(codes).size === codes.length && (!isRequired || codes.length > 0);
}

/** Per kind: the rule for a filled value in its normalised form. The form and the route run the same one. */
const KIND_RULES: { [K in FieldKind]: (field: FieldOf<K>) => Schema } = {
  text: textRule,
  email: (field) => formatted(field, VALIDATION.email, (text) => EMAIL.test(text)),
  phone: (field) => formatted(field, VALIDATION.phone, isStoredPhone),
  zipcode: (field) => formatted(field, VALIDATION.zipcode, (text) => ZIPCODE.test(text)),
  // Normalised to two places, so that what differs from its own reading is no amount or out of spec §9's bounds.
  money: (field) => formatted(field, VALIDATION.money, (text) => parseMoney(text) === text),
  integer: (field) => wholeNumber(field.min ?? -MAX_INTEGER, field.max ?? MAX_INTEGER),
  decimal: decimalRule,
  degrees: (field) =>
    number()
      .typeError(problem(VALIDATION.type))
      .min(-field.max, problem(VALIDATION.minValue, { min: -field.max }))
      .max(field.max, problem(VALIDATION.maxValue, { max: field.max })),
  date: dateRule,
  time: (field) => formatted(field, VALIDATION.time, (text) => TIME.test(text)),
  dateTime: (field) => formatted(field, VALIDATION.dateTime, isWireTimestamp),
  boolean: () => boolean().typeError(problem(VALIDATION.boolean)),
  choice: (field) => plain().oneOf([...field.choices], problem(field.message ?? VALIDATION.choice)),
  choices: (field) => {
    const wrong = problem(field.message ?? VALIDATION.choice);
    return array()
      .typeError(wrong)
      .test(
        'choices',
        wrong,
        (codes: unknown[] | null | undefined) =>
          !codes || areChoices(codes, field.choices, field.required === true),
      );
  },
  reference: (field) => {
    const wrong = problem(field.message ?? VALIDATION.reference);
    return number()
      .typeError(problem(VALIDATION.integer))
      .integer(wrong)
      .min(1, wrong)
      .max(Number.MAX_SAFE_INTEGER, wrong);
  },
  references: (field) =>
    array()
      .typeError(problem(VALIDATION.references))
      .max(MAX_REFERENCES, problem(VALIDATION.ids, { max: MAX_REFERENCES }))
      .test(
        'references',
        problem(field.message ?? VALIDATION.references),
        (ids: unknown[] | null | undefined) => !ids || areIds(ids, field.required === true),
      ),
  color: (field) => formatted(field, VALIDATION.color, (text) => /^#[0-9A-F]{6}$/.test(text)),
  picture: (field) => formatted(field, VALIDATION.picture, (text) => PICTURE_KEY.test(text)),
  weekdays: (field) =>
    array()
      .typeError(problem(VALIDATION.weekdays))
      .test(
        'weekdays',
        problem(field.message ?? VALIDATION.weekdays),
        (days: unknown[] | null | undefined) => !days || areWeekdays(days, field.required === true),
      ),
};

function ruleOf<K extends FieldKind>(field: FieldOf<K>): Schema {
  const kind: K = field.kind;
  return KIND_RULES[kind](field);
}

/** The yup rule of a field: its kind's, then the field's own `rule`. Says nothing about being filled. */
export function fieldRule(field: Field): Schema {
  const rule = ruleOf<FieldKind>(field);
  const own = field.rule;
  if (!own) return rule;
  return rule.test('own', problem(VALIDATION.format), (value, context) => {
    const found = value === null || value === undefined ? undefined : own(value);
    return found ? context.createError({ message: problem(found.message, found.args) }) : true;
  });
}
