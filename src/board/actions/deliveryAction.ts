import type { ComponentType } from 'react';
import type { Requirement } from '../../domain/access/access';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { OfferRefusal } from '../../domain/stops/offerRefusals';

export interface StopOnBoard {
  event: EventView;
  /** Null for a stop of the pool. */
  manifest: ManifestView | null;
}

export interface ActionDialogProps extends StopOnBoard {
  /** Called when the person is done with it, whether something was sent or not. */
  onClose: () => void;
}

/** Stops that one action is about, at least one; of a selection, those that it applies to. */
export type Stops = readonly [StopOnBoard, ...StopOnBoard[]];

export interface StopsDialogProps {
  stops: Stops;
  /** Called when the person is done with it, whether something was sent or not. */
  onClose: () => void;
}

interface Verb {
  /** The verb: file, dialog, command, permission, audit entry and words (`actions.<name>`) spell it alike. */
  name: string;
  access: Requirement;
  /** Key that starts it while a stop is selected; without one it is in menus and palette only. */
  hotkey?: string;
  /** Why it is not offered for this stop, null when it is. From `src/domain`: the server asks the same before it writes. */
  refusal: (stop: StopOnBoard) => OfferRefusal | null;
}

/**
 * What can be done with a stop, or with a whole selection too: it is offered where one of the selection takes it. Panel, keys,
 * menus, selection and palette draw from one list of these (docs/adding.md).
 */
export type DeliveryAction = Verb &
  (
    | { of: 'stop'; Dialog: ComponentType<ActionDialogProps> }
    | { of: 'stops'; Dialog: ComponentType<StopsDialogProps> }
  );

/** The verbs that take several stops, each with words for one and for many. */
export type StopsVerb =
  'cancel' | 'changeStatus' | 'lockStop' | 'reschedule' | 'share' | 'transfer' | 'unassign' | 'unlockStop';
