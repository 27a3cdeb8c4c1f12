import type { FastifyRequest } from 'fastify';
import type { AnyObject } from 'yup';
import type { CommandContract } from '../../../../src/contract/command';
import type { ServerContext } from '../../../context';
import type { ClosedDayRule } from './rules/closedDay';
import type { UnitOfWork } from './work/unitOfWork';
import type { StopTarget } from './stopTarget';

/** `stop`, `stops`, `run` or `selection` of a contract. */
type CommandOf = CommandContract['of'];

/**
 * The implementation of a dispatch verb. Its contract (`src/contract/dispatch`) defines how it is called.
 * `runCommand` does what every verb needs: permission, idempotency, lock, version, audit, outbox, undo and the
 * answer. A new verb consists of a contract, one file with one of these definitions, and its line in `list.ts`.
 */
interface Definition<Body extends AnyObject> {
  /** Effect that the verb may have on a day whose bags and cash are counted. */
  readonly onClosedDay: ClosedDayRule;
  /** Work that must run before the transaction and outside of it. It may run for a request that then fails. */
  readonly prepare?: (context: ServerContext, request: FastifyRequest, body: Body) => Promise<void>;
  /** Checks the rule, then writes through `work`. May run more than once, like every transaction. */
  apply(work: UnitOfWork, target: StopTarget, body: Body): Promise<void>;
}

/** A defined verb. Its route validates the body with the contract's, so `apply` is given what it expects. */
export type Command = Definition<AnyObject> & { readonly contract: CommandContract };

export function defineCommand<Of extends CommandOf, Body extends AnyObject>(
  contract: CommandContract<Of, Body>,
  { onClosedDay, prepare, apply }: Definition<Body>,
): Command {
  return {
    contract: contract as unknown as CommandContract,
    onClosedDay,
    prepare: (context, request, body) => prepare?.(context, request, body as Body) ?? Promise.resolve(),
    apply: (work, target, body) => apply(work, target, body as Body),
  };
}
