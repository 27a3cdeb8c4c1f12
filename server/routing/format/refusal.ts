/**
 * One thing that is wrong with a problem. `field` is a path such as `jobs[3].time_windows[0]`; `code` is the end of the
 * i18n key `routing.refusal.<code>`, whose words use `args`.
 */
export interface FieldProblem {
  field: string;
  code: RefusalCode;
  args?: Record<string, string | number>;
}

export type RefusalCode =
  | 'required' // not given
  | 'type' // {expected}
  | 'unknown' // a field that the format does not have
  | 'range' // {min} {max}
  | 'tooMany' // {max}
  | 'window' // ends before it starts
  | 'duplicate' // {id} is used twice
  | 'dimensions' // {expected} amounts
  | 'square' // a matrix with {expected} columns in each row
  | 'place' // neither a place in the matrix nor coordinates
  | 'profile' // {profile} has no matrix
  | 'distances' // asks for metres and no distances are given
  | 'reference' // {id} does not exist
  | 'pairOrder' // delivery {id} before its pickup, or one without the other
  | 'overlap'; // a window that overlaps the one before

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
