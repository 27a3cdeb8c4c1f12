import { notGoneOver, type NamedRule } from '../../../../../src/domain/runs/namedRules';
import type { Problem, Problems } from '../../../../../src/domain/wire/problem';
import { ApiError } from '../../../../platform/plugins/errors';

/** A question that a command asks the user before it overrides rules. */
export interface Question {
  code: string;
  /** English sentence. */
  message: string;
  rules: readonly NamedRule[];
  args?: Readonly<Record<string, unknown>>;
  errors?: Problems;
}

interface Asked {
  readonly isForced: boolean;
  readonly request: { readonly body: unknown };
}

/**
 * The rules that the request overrides: the rules that it names. Null means every rule that the first answer names,
 * which is how the specification's clients use their override.
 */
export function overriddenBy({ isForced, request }: Asked): readonly string[] | null {
  if (!isForced) return [];
  const { override_rules: named } = (request.body ?? {}) as { override_rules?: readonly string[] | null };
  return named ?? null;
}

/** The rules of this list that the request does not override. */
export function unanswered<Rule extends NamedRule>(work: Asked, broken: readonly Rule[]): Rule[] {
  return notGoneOver(broken, overriddenBy(work));
}

/** One answer that names every rule: 400 with the code of the first question. */
export function refusalOf(first: Question, ...others: readonly Question[]): ApiError {
  const questions = [first, ...others];
  const args: Record<string, unknown> = {};
  const errors: Record<string, Problem> = {};
  for (const question of questions.toReversed()) {
    Object.assign(args, question.args);
    Object.assign(errors, question.errors);
  }
  args.rules = questions.flatMap(({ rules }) => rules.map((rule) => ({ ...rule })));
  const message = questions.map((question) => question.message).join('; ');
  return new ApiError(400, first.code, message, { args, errors });
}

/** All questions of a command. One answer contains them all, so that one decision overrides exactly these rules. */
export class Questions {
  private readonly open: Question[] = [];

  constructor(private readonly work: Asked) {}

  /** Asks, unless the request overrides all rules of the question. */
  ask(question: Question): void {
    const rules = unanswered(this.work, question.rules);
    if (rules.length > 0) this.open.push({ ...question, rules });
  }

  /** Throws 400 where something was asked. */
  end(): void {
    const [first, ...others] = this.open;
    if (first) throw refusalOf(first, ...others);
  }
}
