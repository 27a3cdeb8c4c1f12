import type { ComponentType } from 'react';
import type { Requirement } from '../../domain/access';
import type { EventView, ManifestView } from '../../domain/dispatchView';

export interface StopInHand {
  event: EventView;
  /** Null for a stop of the pool. */
  manifest: ManifestView | null;
}

export interface ActionDialogProps extends StopInHand {
  /** Called when the person is done with it, whether something was sent or not. */
  onClose: () => void;
}

/** What can be done with a stop. Panel, keys and menus draw from one list of these (architecture.md, "Actions and commands"). */
export interface DeliveryAction {
  /** The verb: file, dialog, command, permission, audit entry and i18n key spell it alike. */
  name: string;
  access: Requirement;
  /** Key that starts it while a stop is selected. */
  hotkey: string;
  /** From `src/domain`: the server asks the same before it writes. */
  isOffered: (stop: StopInHand) => boolean;
  Dialog: ComponentType<ActionDialogProps>;
}
