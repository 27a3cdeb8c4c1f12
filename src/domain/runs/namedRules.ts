import type { ProblemArgs } from '../wire/problem';

/** A rule that a command breaks; it can be overridden only after the user has seen it. */
export interface NamedRule {
  readonly rule: string;
  /** Null: about a run, or about a delivery that is not stored yet. */
  readonly delivery_event_id: number | null;
  /** Past the end of the shift, of the window or of the cold time. */
  readonly minutes?: number;
  /** Bags above the vehicle's capacity. */
  readonly over?: number;
  /** i18n key of a message with the facts, if the rule has its own. */
  readonly message?: string;
  readonly args?: ProblemArgs;
}

/** Key of a rule in an override request. */
export function ruleKey({ rule, delivery_event_id }: NamedRule): string {
  return delivery_event_id === null ? rule : `${rule}:${delivery_event_id}`;
}

function isNamedRule(value: unknown): value is NamedRule {
  if (typeof value !== 'object' || value === null) return false;
  const { rule, delivery_event_id: id } = value as Partial<Record<keyof NamedRule, unknown>>;
  return typeof rule === 'string' && (id === null || typeof id === 'number');
}

/** The rules in an answer's `args.rules`; null if there are none (another server, another question). */
export function namedRules(rules: unknown): readonly NamedRule[] | null {
  return Array.isArray(rules) && rules.length > 0 && rules.every(isNamedRule) ? rules : null;
}

/**
 * The rules that the user has not overridden.
 *
 * @param overridden keys in the request; null: all, for clients that cannot name them
 */
export function notGoneOver<Rule extends NamedRule>(
  broken: readonly Rule[],
  overridden: readonly string[] | null,
): Rule[] {
  if (overridden === null) return [];
  const named = new Set(overridden);
  return broken.filter((rule) => !named.has(ruleKey(rule)));
}
