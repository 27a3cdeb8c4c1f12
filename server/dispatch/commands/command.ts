import type { FastifyRequest } from 'fastify';
import type { AnyObject, AnySchema, ObjectSchema } from 'yup';
import type { ServerContext } from '../../context';
import type { ClosedDayRule } from './rules/closedDay';
import type { Work } from './work/work';

/**
 * One verb of dispatch: how it is called and what it does. What every verb needs is done around it (`runCommand`):
 * permission, idempotency, lock, version, audit, outbox, undo and the answer. A new verb is one file with one of
 * these, made by `defineCommand`, and its line in `list.ts`.
 */
interface Definition<Body extends AnyObject> {
  /** The verb as everywhere else: action file, audit entry, i18n key, test. */
  readonly name: string;
  /** One line for the API document. */
  readonly summary: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /**
   * `stop`: the path names one stop, the body may name more (`delivery_event_ids`).
   * `stops`: the path names the run, the body the stops.
   * `run`: it is about the run; `apply` sees that `If-Match` names the run's version (`work.openRun`).
   * `selection`: the body names stops of any runs, and all are done in one transaction.
   */
  readonly of: 'stop' | 'stops' | 'run' | 'selection';
  /** `cdp`: it makes runs, which only the office does. Left out: it is about runs and stops that are there. */
  readonly scope?: 'cdp';
  /** Last part of the path, e.g. `change_status`; empty for the record itself. */
  readonly path: string;
  readonly body: ObjectSchema<Body>;
  /** Also answers at `<path>_override`, a permission of its own, with `work.isForced` set (spec §4). */
  readonly hasOverride: boolean;
  /** Last part of the override's path where that is not `<path>_override`. */
  readonly overridePath?: string;
  /** What it may do to a day whose bags and cash are counted. */
  readonly onClosedDay: ClosedDayRule;
  /** What has to be done outside of the transaction and before it; may run for a request that is then refused. */
  readonly prepare?: (context: ServerContext, request: FastifyRequest, body: Body) => Promise<void>;
  /** Checks the rule, then writes through `work`. May run more than once, like every transaction. */
  apply(work: Work, target: StopTarget, body: Body): Promise<void>;
}

export interface StopTarget {
  /** 0: the pool; also where the path names no run. */
  readonly manifestId: number;
  /** 0 where the path names no stop. */
  readonly eventId: number;
  /** The version that a bulk command names for this stop, null when it names none; undefined: `If-Match` counts. */
  readonly named?: number | null;
}

/** A defined verb. Its route validates the body with `body`, so `apply` is given what it expects. */
export type Command = Omit<Definition<AnyObject>, 'body'> & { readonly body: AnySchema };

export function defineCommand<Body extends AnyObject>(definition: Definition<Body>): Command {
  return {
    ...definition,
    prepare: (context, request, body) =>
      definition.prepare?.(context, request, body as Body) ?? Promise.resolve(),
    apply: (work, target, body) => definition.apply(work, target, body as Body),
  };
}
