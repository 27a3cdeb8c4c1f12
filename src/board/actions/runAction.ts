import type { ComponentType } from 'react';
import type { Requirement } from '../../domain/access/access';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { OfferRefusal } from '../../domain/stops/offerRefusals';

export interface RunDialogProps {
  manifest: ManifestView;
  /** Called when the dialog closes, whether a command was sent or not. */
  onClose: () => void;
}

/** An action on a run. The lane's menu, the palette and the keys use one list of these. */
export interface RunAction {
  /** The verb, the same name everywhere; its texts are in `actions`. */
  name: string;
  access: Requirement;
  /** Key that starts the action on the run under the cursor. */
  hotkey?: string;
  /**
   * Why the action is not offered for this run; null when it is. The rule is in `src/domain`: the server
   * checks the same rule before it writes.
   */
  refusal: (manifest: ManifestView) => OfferRefusal | null;
  /** True: offered, but disabled now. Left out: never disabled. */
  isOff?: (manifest: ManifestView) => boolean;
  Dialog: ComponentType<RunDialogProps>;
}
