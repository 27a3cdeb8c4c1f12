import { isAllowed, type PermissionIndex } from '../../domain/access/access';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { DeliveryAction, StopOnBoard, Stops } from './deliveryAction';
import { deliveryActions } from './list';
import type { RunAction } from './runAction';
import { runActions } from './runList';

/** The actions that a user with these permissions can take on this stop now. */
export function actionsForStop(
  stop: StopOnBoard | null,
  permissions: PermissionIndex,
): readonly DeliveryAction[] {
  if (!stop) return [];
  return deliveryActions.filter(
    (action) => isAllowed(action.access, permissions) && action.refusal(stop) === null,
  );
}

/** The same for a run. */
export function actionsForRun(
  manifest: ManifestView | null,
  permissions: PermissionIndex,
): readonly RunAction[] {
  if (!manifest) return [];
  return runActions.filter(
    (action) => isAllowed(action.access, permissions) && action.refusal(manifest) === null,
  );
}

/** Without the actions that are disabled now: for keys and palette, which do not show disabled actions. */
export function runActionsNow(
  manifest: ManifestView | null,
  permissions: PermissionIndex,
): readonly RunAction[] {
  return actionsForRun(manifest, permissions).filter((action) => !manifest || !action.isOff?.(manifest));
}

/** An action on a selection, with the selected stops that it applies to. */
export interface OfferedStops {
  readonly action: Extract<DeliveryAction, { of: 'stops' }>;
  readonly stops: Stops;
}

/** Actions on a selection: each multi-stop action that applies to at least one selected stop. */
export function actionsForStops(
  stops: readonly StopOnBoard[],
  permissions: PermissionIndex,
): readonly OfferedStops[] {
  return deliveryActions.flatMap((action) => {
    if (action.of !== 'stops' || !isAllowed(action.access, permissions)) return [];
    const [first, ...others] = stops.filter((stop) => action.refusal(stop) === null);
    return first ? [{ action, stops: [first, ...others] as const }] : [];
  });
}
