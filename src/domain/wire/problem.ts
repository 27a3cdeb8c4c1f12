/** Values that a message names, in polyglot form: `%{max}` ← `{ max: 15 }`. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/** The problem of a field: an i18n key and its arguments, as `errors.<field>` on the wire. */
export interface Problem {
  readonly message: string;
  readonly args?: ProblemArgs;
}

/** Problems by field name; empty when all is well. */
export type Problems = Readonly<Record<string, Problem>>;

/** True for an empty value: the wire turns empty strings into null (spec §5). */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
