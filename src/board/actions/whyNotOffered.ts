import {
  isAllowed,
  type Permission,
  type PermissionIndex,
  type Requirement,
} from '../../domain/access/access';
import type { OfferRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction, StopOnBoard } from './deliveryAction';
import { deliveryActions } from './list';
import { oneRunOf } from './oneRunOf';
import type { RunAction } from './runAction';
import { runActions } from './runList';

type WhyNot = OfferRefusal | 'permission' | 'oneOnly' | 'mixed' | 'severalRuns';

/** An action that was requested by its key, and why it is not available. */
export interface NotOffered {
  /** Name of the action. */
  readonly action: string;
  readonly reason: WhyNot;
  /** With `permission`: any one of these permissions is enough. */
  readonly needs?: readonly Permission[];
}

/** These reasons mean that the key belongs to another action, whose reason is more useful. */
const IS_OF_ANOTHER: ReadonlySet<WhyNot> = new Set(['notRecipient', 'notLunch', 'notLocked']);

function needsOf(access: Requirement): readonly Permission[] {
  return access ? [access].flat() : [];
}

function ofStops(action: DeliveryAction, stops: readonly StopOnBoard[]): WhyNot {
  if (stops.length > 1 && action.of === 'stop') return 'oneOnly';
  const [first, ...others] = new Set(stops.map((stop) => action.refusal(stop)));
  return others.length === 0 && first ? first : 'mixed';
}

function ofRun(action: RunAction, stops: readonly StopOnBoard[]): WhyNot {
  const run = oneRunOf(stops);
  if (run) return action.refusal(run) ?? 'mixed';
  return stops.every(({ manifest }) => manifest === null) ? 'noRun' : 'severalRuns';
}

/**
 * Why a letter key starts no action for these stops, by the same rules that decide what is offered; null when
 * no action uses the key.
 *
 * @param stops at least one
 */
export function whyNotOffered(
  letter: string | undefined,
  stops: readonly StopOnBoard[],
  permissions: PermissionIndex,
): NotOffered | null {
  const stopActions = deliveryActions.filter(({ hotkey }) => hotkey === letter);
  const actionsOfRun = runActions.filter(({ hotkey }) => hotkey === letter);
  const mayTake = ({ access }: DeliveryAction | RunAction) => isAllowed(access, permissions);
  const refusals = [
    ...stopActions.filter(mayTake).map((action) => ({ action: action.name, reason: ofStops(action, stops) })),
    ...actionsOfRun.filter(mayTake).map((action) => ({ action: action.name, reason: ofRun(action, stops) })),
  ];
  const shown = refusals.find(({ reason }) => !IS_OF_ANOTHER.has(reason)) ?? refusals[0];
  const [first] = [...stopActions, ...actionsOfRun];
  if (shown || !first) return shown ?? null;
  return { action: first.name, reason: 'permission', needs: needsOf(first.access) };
}
