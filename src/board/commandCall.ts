import type { AnyObject } from 'yup';
import { commandPath, type CommandContract, type CommandTarget, type Sent } from '../contract/command';
import type { BulkBody } from '../contract/dispatch/fields';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';

/** Path and method of a command from its contract; the body is added later. */
function addressOf<Of extends CommandContract['of']>(
  contract: Omit<CommandContract<Of>, 'body'>,
  target: CommandTarget<Of>,
): Omit<CommandCall, 'body'> {
  const { right, override, reasonField, needsReason } = contract;
  const path = commandPath(right, target);
  // A verb without an override path uses the same path to change a closed day, with a reason.
  const over = override ? commandPath(override, target) : reasonField && path;
  return { path, overridePath: over, method: right.http_method, reasonField, needsReason };
}

/**
 * The call of a command from its contract. `version`: the version of the stop or run that the user has seen.
 */
export function callOf<Of extends CommandContract['of'], Body extends AnyObject>(
  contract: CommandContract<Of, Body>,
  target: CommandTarget<Of>,
  body: Sent<Body>,
  version?: number,
): CommandCall {
  return { ...addressOf(contract, target), body, version };
}

type SeenStop = Pick<EventView, 'id' | 'delivery_manifest_id' | 'version'>;
interface InHand {
  readonly event: SeenStop;
}

/** The call of a verb on one stop. */
export function stopCall<Body extends AnyObject>(
  contract: CommandContract<'stop', Body>,
  { id, delivery_manifest_id, version }: SeenStop,
  body: Sent<Body>,
): CommandCall {
  return callOf(contract, { manifestId: delivery_manifest_id, eventId: id }, body, version);
}

/**
 * The call of a verb on a selection: the path names the first stop. The body names all stops with the
 * versions that the user has seen.
 */
export function stopsCall<Body extends AnyObject & BulkBody>(
  contract: CommandContract<'stop', Body>,
  stops: readonly InHand[],
  body: Omit<Sent<Body>, keyof BulkBody>,
  isMany: boolean,
): CommandCall {
  const [first] = stops;
  if (!first) throw new Error('A command over stops needs one');
  const target = { manifestId: first.event.delivery_manifest_id, eventId: first.event.id };
  const named = isMany ? { ...body, ...namedStops(stops) } : body;
  return { ...addressOf(contract, target), body: named, version: first.event.version };
}

/** The part of a body that names stops with the versions that the user has seen. */
export function namedStops(stops: readonly InHand[]) {
  return {
    delivery_event_ids: stops.map(({ event }) => event.id),
    versions: Object.fromEntries(stops.map(({ event }) => [event.id, event.version])),
  };
}

/** The call of a verb on one run. */
export function runCall<Body extends AnyObject>(
  contract: CommandContract<'run', Body>,
  { id, version }: Pick<ManifestView, 'id' | 'version'>,
  body: Sent<Body>,
): CommandCall {
  return callOf(contract, { manifestId: id }, body, version);
}

/** The filled fields; empty fields are not sent. */
export function filled<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(entries) as Partial<Values>;
}

export interface CommandCall {
  /** Path of the command. */
  path: string;
  /** Its override path, if it is not the path with `_override` (spec §4, §7). */
  overridePath?: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  body: Record<string, unknown>;
  /** True: every override needs a reason. Else only a change of a closed day does. */
  needsReason?: boolean;
  /** Field of the body with the reason; `comments` by default. */
  reasonField?: 'comments' | 'reason' | 'closed_day_reason';
  /** Rules that the user has seen and overrides; left out if the server names none. */
  overrideRules?: readonly string[];
  /**
   * Version that the user has seen: of the stop, or of the run of the command. A selection has its versions
   * in the body.
   */
  version?: number;
}
