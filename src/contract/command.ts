import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { Permission } from '../domain/access/access';

/**
 * Target of a dispatch command. `stop`: the path names one stop, the body may name more
 * (`delivery_event_ids`). `stops`: the path names the run, the body the stops. `run`: the run, whose version
 * `If-Match` names. `selection`: the body names stops or runs of any kind, and all are done in one
 * transaction.
 */
type CommandOf = 'stop' | 'stops' | 'run' | 'selection';

type CommandRight = Permission & { readonly http_method: 'POST' | 'PUT' | 'DELETE' };

/**
 * Definition of a command, one time for the route, the permission, the validation of the body and the call.
 */
export interface CommandContract<Of extends CommandOf = CommandOf, Body extends AnyObject = AnyObject> {
  /** The verb as everywhere else: action file, audit entry, i18n key, test. */
  readonly name: string;
  /** One line for the API document. */
  readonly summary: string;
  /**
   * Method and path, as in a role's permissions; names of path parameters are `:manifestId` and `:eventId`.
   */
  readonly right: CommandRight;
  /** Left out when there is no separate override path (spec §4). */
  readonly override?: CommandRight;
  readonly of: Of;
  /** `cdp`: it creates runs, which only the office does. Left out: it changes existing runs and stops. */
  readonly scope?: 'cdp';
  readonly body: ObjectSchema<Body>;
  /** Field of the body with the reason of an override. */
  readonly reasonField?: 'comments' | 'reason' | 'closed_day_reason';
  /** The override always needs a reason; else only for a change of a closed day. */
  readonly needsReason?: boolean;
}

/** The body that a call sends: a field that may be missing may be left out. */
export type Sent<Body extends AnyObject> = InferType<ObjectSchema<Body>>;

/** The body of one contract's call. */
export type BodyOf<Contract> = Contract extends CommandContract<CommandOf, infer Body> ? Sent<Body> : never;

/** Keeps the types of path and body, for the server's verb and for the call. */
export function commandContract<const Of extends CommandOf, Body extends AnyObject>(
  contract: CommandContract<Of, Body>,
): CommandContract<Of, Body> {
  return contract;
}

/** Ids that the path names. A stop that no run has is addressed as one of run 0. */
interface TargetOf {
  stop: { readonly manifestId: number | null; readonly eventId: number };
  stops: { readonly manifestId: number | null };
  run: { readonly manifestId: number };
  selection: null;
}
export type CommandTarget<Of extends CommandOf> = TargetOf[Of];

/** The path of a call; of its override, if `right` is the override's. */
export function commandPath<Of extends CommandOf>(right: Permission, target: CommandTarget<Of>): string {
  const { manifestId, eventId }: { manifestId?: number | null; eventId?: number } = target ?? {};
  return right.path_route
    .replace(':manifestId', String(manifestId ?? 0))
    .replace(':eventId', String(eventId));
}
