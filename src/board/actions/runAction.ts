import type { ComponentType } from 'react';
import type { Requirement } from '../../domain/access/access';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { OfferRefusal } from '../../domain/stops/offerRefusals';

export interface RunDialogProps {
  manifest: ManifestView;
  /** Called when the person is done with it, whether something was sent or not. */
  onClose: () => void;
}

/** What can be done with a run: the lane's menu, the palette and the keys draw from one list of these. */
export interface RunAction {
  /** The verb, spelt as everywhere; its words are in `actions`. */
  name: string;
  access: Requirement;
  /** Key that starts it on the run in which the cursor stands. */
  hotkey?: string;
  /** Why it is not offered for this run, null when it is. From `src/domain`: the server asks the same before it writes. */
  refusal: (manifest: ManifestView) => OfferRefusal | null;
  /** Offered, and still off for now: drawn without effect. Left out: never off. */
  isOff?: (manifest: ManifestView) => boolean;
  Dialog: ComponentType<RunDialogProps>;
}
