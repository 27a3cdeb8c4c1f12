/** Values that a message names, in polyglot form: `%{max}` ← `{ max: 15 }`. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/** What is wrong with one field: an i18n key and its arguments, as `errors.<field>` of the wire. */
export interface Problem {
  readonly message: string;
  readonly args?: ProblemArgs;
}

/** Problems by field name; empty when all is well. */
export type Problems = Readonly<Record<string, Problem>>;

/** True when the value counts as not given: the wire turns empty strings into null (spec §5). */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
