import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { permission, type Permission } from '../domain/access/access';

/**
 * What a command of dispatch is about.
 * `stop`: the path names one stop, the body may name more (`delivery_event_ids`).
 * `stops`: the path names the run, the body the stops.
 * `run`: it is about the run, whose version `If-Match` names.
 * `selection`: the body names stops or runs of any kind, and all are done in one transaction.
 */
type CommandOf = 'stop' | 'stops' | 'run' | 'selection';

/** How a command is called: stands once, for the route, the permission, the check of the body and the call. */
export interface CommandContract<Of extends CommandOf = CommandOf, Body extends AnyObject = AnyObject> {
  /** The verb as everywhere else: action file, audit entry, i18n key, test. */
  readonly name: string;
  /** One line for the API document. */
  readonly summary: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly of: Of;
  /** `cdp`: it makes runs, which only the office does. Left out: it is about runs and stops that are there. */
  readonly scope?: 'cdp';
  /** Last part of the path, e.g. `change_status`; empty for the record itself. */
  readonly path: string;
  readonly body: ObjectSchema<Body>;
  /** Also answers at `<path>_override`, a permission of its own (spec §4). */
  readonly hasOverride: boolean;
  /** Last part of the override's path where that is not `<path>_override`. */
  readonly overridePath?: string;
  /** Field of the body in which a person says why they go over what speaks against it. */
  readonly reasonField?: 'comments' | 'reason' | 'closed_day_reason';
  /** The override always asks why, whatever speaks against it; else only where a counted day is changed. */
  readonly needsReason?: boolean;
}

/** The body that a call sends: a field that may be missing may be left out. */
export type Sent<Body extends AnyObject> = InferType<ObjectSchema<Body>>;

/** Keeps the kind of the path and the shape of the body, for the server's verb and for the call. */
export function commandContract<const Of extends CommandOf, Body extends AnyObject>(
  contract: CommandContract<Of, Body>,
): CommandContract<Of, Body> {
  return contract;
}

const MANIFEST = '/delivery_manifest';
const RUN = `${MANIFEST}/:manifestId`;
const PREFIX = { stop: `${RUN}/delivery_events/:eventId`, stops: RUN, run: RUN, selection: MANIFEST };

type Route = Pick<CommandContract, 'method' | 'of' | 'path' | 'overridePath' | 'hasOverride'>;

/** The route's pattern; `isForced`: of its override. */
export function routeOf({ of, path, overridePath = `${path}_override` }: Route, isForced = false): string {
  const last = isForced ? overridePath : path;
  return last ? `${PREFIX[of]}/${last}` : PREFIX[of];
}

/** The permission that a call asks for. */
export function rightOf(contract: Route, isForced = false): Permission {
  return permission(contract.method, routeOf(contract, isForced));
}

/** Ids that the path names. A stop that no run has is addressed as one of run 0. */
interface TargetOf {
  stop: { readonly manifestId: number | null; readonly eventId: number };
  stops: { readonly manifestId: number | null };
  run: { readonly manifestId: number };
  selection: null;
}
export type CommandTarget<Of extends CommandOf> = TargetOf[Of];

/** The path of one call. */
export function commandPath<Of extends CommandOf>(
  contract: Route & { readonly of: Of },
  target: CommandTarget<Of>,
  isForced = false,
): string {
  const { manifestId, eventId }: { manifestId?: number | null; eventId?: number } = target ?? {};
  return routeOf(contract, isForced)
    .replace(':manifestId', String(manifestId ?? 0))
    .replace(':eventId', String(eventId));
}
