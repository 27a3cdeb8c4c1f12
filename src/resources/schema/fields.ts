import type { Problem } from '../../domain/wire/problem';

/**
 * The field kinds of a declaration: what a field *is*. What a kind means elsewhere (value, rule, column, look)
 * stands in four records that are exhaustive over `FieldKind`, so that a forgotten kind does not compile.
 */
export interface FieldValues {
  text: string;
  email: string;
  phone: string;
  zipcode: string;
  /** Decimal string with two places, e.g. "12.50" (US dollars). */
  money: string;
  integer: number;
  /** Decimal string with the field's number of places, e.g. "12.345". */
  decimal: string;
  /** Latitude or longitude on the map. */
  degrees: number;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm:ss in the zone of the operation. */
  time: string;
  /** YYYY-MM-DD HH:mm:ss, UTC. */
  dateTime: string;
  boolean: boolean;
  choice: string;
  /** Several codes of one list, in the list's own order; none is null. */
  choices: string[];
  /** Id of the record referred to. */
  reference: number;
  /** Ids of the records referred to, in an order that means something (the first driver is the usual one). */
  references: number[];
  /** Hexadecimal colour, e.g. "#0F766E". */
  color: string;
  /** Key of a stored picture, e.g. "17.png". */
  picture: string;
  /** ISO weekdays, 1 = Monday to 7 = Sunday. */
  weekdays: number[];
}

export type FieldKind = keyof FieldValues;

export interface CommonOptions {
  required?: boolean;
  /** No two records may share the value (compared as stored); the server answers 422 `validation.taken`. */
  unique?: boolean;
  /** Can identify a patient: never part of a URL, a log line or browser storage. */
  private?: boolean;
  /** Selected by the server (`server/records/resources/hooks`), has no column of its own and is never written. */
  computed?: boolean;
  /** `false`: no list can be ordered by it (its text stands in another, large table). */
  sortable?: boolean;
  /** i18n key that replaces the kind's own complaint, e.g. `validation.vin`. */
  message?: string;
  /** Value that a new record's form starts with. */
  initial?: string | number | boolean | readonly number[] | readonly string[];
  /** A rule of this field's own, asked after the kind's rules with a filled value. */
  rule?: (value: unknown) => Problem | undefined;
}

export interface DateOptions extends CommonOptions {
  /** First and last day, YYYY-MM-DD: the field holds what is outside at the nearer one (spec §5). */
  min?: string;
  max?: string;
}
export interface TimeOptions extends CommonOptions {
  /** Also at night: a rule of the record judges it. */
  anyHour?: boolean;
  /** HH:mm:ss; an earlier time is forced up to it (spec §5). */
  min?: string;
}

export interface TextOptions extends CommonOptions {
  max?: number;
  min?: number;
  pattern?: RegExp;
  /** Names are stored in upper case (spec §5); comments and settings say `false`. */
  uppercase?: boolean;
  /** Free text over several lines. */
  multiline?: boolean;
  /** What the empty input shows, where the text has a pattern. */
  example?: string;
}
export interface NumberOptions extends CommonOptions {
  min?: number;
  max?: number;
}
export interface DecimalOptions extends NumberOptions {
  /** Places behind the point, as many as the column has. */
  places: number;
}
export interface ChoiceOptions extends CommonOptions {
  choices: readonly string[];
  /** Labels stand in the language file as `resources.<name>.choices.<field>.<value>`; `false` shows values as they are (time zones). */
  translated?: boolean;
}
export interface ReferenceOptions extends CommonOptions {
  /** Name of the resource referred to. */
  to: string;
  /** Its field that a person reads. */
  text: string;
  /** Filters of its list: which records a person is offered, e.g. `{ type: 'Driver' }`. */
  only?: Readonly<Record<string, string>>;
}

interface FieldOptions {
  text: TextOptions;
  email: CommonOptions;
  phone: CommonOptions;
  zipcode: CommonOptions;
  money: CommonOptions;
  integer: NumberOptions;
  decimal: DecimalOptions;
  /** `max` bounds both sides: 90 for a latitude, 180 for a longitude. */
  degrees: NumberOptions & { max: number };
  date: DateOptions;
  time: TimeOptions;
  dateTime: CommonOptions;
  boolean: CommonOptions;
  choice: ChoiceOptions;
  choices: ChoiceOptions;
  reference: ReferenceOptions;
  references: ReferenceOptions;
  color: CommonOptions;
  picture: CommonOptions;
  weekdays: CommonOptions;
}

export type FieldOf<K extends FieldKind> = { readonly kind: K } & Readonly<FieldOptions[K]>;
export type Field = { [K in FieldKind]: FieldOf<K> }[FieldKind];

function kind<K extends FieldKind>(name: K) {
  return <const O extends FieldOptions[K]>(options: O = {} as O) =>
    ({ kind: name, ...options }) as { readonly kind: K } & NoInfer<O>;
}

export const text = kind('text');
export const email = kind('email');
export const phone = kind('phone');
export const zipcode = kind('zipcode');
export const money = kind('money');
export const integer = kind('integer');
export const decimal = <const O extends DecimalOptions>(options: O) =>
  ({ kind: 'decimal', ...options }) as { readonly kind: 'decimal' } & NoInfer<O>;
export const degrees = <const O extends FieldOptions['degrees']>(options: O) =>
  ({ kind: 'degrees', ...options }) as { readonly kind: 'degrees' } & NoInfer<O>;
export const date = kind('date');
export const time = kind('time');
export const dateTime = kind('dateTime');
export const boolean = kind('boolean');
export const choice = <const O extends ChoiceOptions>(options: O) =>
  ({ kind: 'choice', ...options }) as { readonly kind: 'choice' } & NoInfer<O>;
export const choices = <const O extends ChoiceOptions>(options: O) =>
  ({ kind: 'choices', ...options }) as { readonly kind: 'choices' } & NoInfer<O>;
export const reference = <const O extends ReferenceOptions>(options: O) =>
  ({ kind: 'reference', ...options }) as { readonly kind: 'reference' } & NoInfer<O>;
export const references = <const O extends ReferenceOptions>(options: O) =>
  ({ kind: 'references', ...options }) as { readonly kind: 'references' } & NoInfer<O>;
export const color = kind('color');
export const picture = kind('picture');
export const weekdays = kind('weekdays');

/** The value that a field holds once it is filled. */
export type ValueOf<F> = F extends { kind: 'choice'; choices: readonly (infer C extends string)[] }
  ? C
  : F extends { kind: 'choices'; choices: readonly (infer C extends string)[] }
    ? C[]
    : F extends { kind: infer K extends FieldKind }
      ? FieldValues[K]
      : never;
