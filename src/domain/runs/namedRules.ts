import type { ProblemArgs } from '../wire/problem';

/** A rule that speaks against a command and is gone over only when a person has seen it. */
export interface NamedRule {
  readonly rule: string;
  /** Null where it is about a run or a delivery that is not stored yet. */
  readonly delivery_event_id: number | null;
  /** Past the end of the shift, of the window or of the cold time. */
  readonly minutes?: number;
  /** Bags beyond what the vehicle carries. */
  readonly over?: number;
  /** i18n key of a sentence with the facts, where the rule has one of its own. */
  readonly message?: string;
  readonly args?: ProblemArgs;
}

/** How a request names a rule that a person goes over. */
export function ruleKey({ rule, delivery_event_id }: NamedRule): string {
  return delivery_event_id === null ? rule : `${rule}:${delivery_event_id}`;
}

function isNamedRule(value: unknown): value is NamedRule {
  if (typeof value !== 'object' || value === null) return false;
  const { rule, delivery_event_id: id } = value as Partial<Record<keyof NamedRule, unknown>>;
  return typeof rule === 'string' && (id === null || typeof id === 'number');
}

/** The rules that an answer names in `args.rules`; null where it names none (another server, another question). */
export function namedRules(rules: unknown): readonly NamedRule[] | null {
  return Array.isArray(rules) && rules.length > 0 && rules.every(isNamedRule) ? rules : null;
}

/**
 * The rules that a person has not gone over.
 *
 * @param overridden keys that the request names; null: all, as a client does that cannot name them
 */
export function notGoneOver<Rule extends NamedRule>(
  broken: readonly Rule[],
  overridden: readonly string[] | null,
): Rule[] {
  if (overridden === null) return [];
  const named = new Set(overridden);
  return broken.filter((rule) => !named.has(ruleKey(rule)));
}
