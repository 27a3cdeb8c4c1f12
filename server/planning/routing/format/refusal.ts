import type { RoutingRefusalCode } from '../../../../src/domain/planning/routingCodes';

/**
 * One thing that is wrong with a problem. `field` is a path such as `jobs[3].time_windows[0]`; `code` is the end of the
 * i18n key `routing.refusal.<code>`, whose words use `args`.
 */
export interface FieldProblem {
  field: string;
  code: RoutingRefusalCode;
  args?: Record<string, string | number>;
}

/** The problem cannot be taken as it is. */
export class RoutingRefusal extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super(
      problems
        .map(({ field, code, args }) => `${field}: ${code}${args ? ` ${JSON.stringify(args)}` : ''}`)
        .join('; '),
    );
    this.name = 'RoutingRefusal';
    this.problems = problems;
  }
}
