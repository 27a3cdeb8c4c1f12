import type { ComponentType } from 'react';
import type { Requirement } from '../../domain/access/access';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { OfferRefusal } from '../../domain/stops/offerRefusals';

export interface StopInHand {
  event: EventView;
  /** Null for a stop of the pool. */
  manifest: ManifestView | null;
}

export interface ActionDialogProps extends StopInHand {
  /** Called when the person is done with it, whether something was sent or not. */
  onClose: () => void;
}

export interface BulkDialogProps {
  /** At least one; those of the selection that the action applies to. */
  stops: readonly StopInHand[];
  onClose: () => void;
}

/**
 * What can be done with a stop. Panel, keys, menus, selection and palette draw from one list of these
 * (architecture.md, "Actions and commands").
 */
export interface DeliveryAction {
  /** The verb: file, dialog, command, permission, audit entry and i18n key (`dispatch.actions`) spell it alike. */
  name: string;
  access: Requirement;
  /** Key that starts it while a stop is selected; without one it is in menus and palette only. */
  hotkey?: string;
  /** Why it is not offered for this stop, null when it is. From `src/domain`: the server asks the same before it writes. */
  refusal: (stop: StopInHand) => OfferRefusal | null;
  Dialog: ComponentType<ActionDialogProps>;
  /** The same verb for a whole selection, answered per stop; offered when one of them takes it. */
  Bulk?: ComponentType<BulkDialogProps>;
}
