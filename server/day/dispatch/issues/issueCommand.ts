import type { AnyObject, AnySchema, ObjectSchema } from 'yup';
import type { ClosedDayRule } from '../commands/rules/closedDay';
import type { StopTarget } from '../commands/stopTarget';
import type { UnitOfWork } from '../commands/work/unitOfWork';

/** One verb on issues: over stops of any runs, answered per stop. */
interface Definition<Body extends AnyObject> {
  /** The verb as everywhere else. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'POST' | 'PUT';
  /** Behind `/delivery_manifest/`. */
  readonly path: string;
  readonly onClosedDay: ClosedDayRule;
  readonly body: ObjectSchema<Body>;
  apply(work: UnitOfWork, target: StopTarget, body: Body): Promise<void>;
}

export type IssueCommand = Omit<Definition<AnyObject>, 'body'> & { readonly body: AnySchema };

export function defineIssueCommand<Body extends AnyObject>(definition: Definition<Body>): IssueCommand {
  return { ...definition, apply: (work, target, body) => definition.apply(work, target, body as Body) };
}
