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
  /** Called when the dialog closes, whether a command was sent or not. */
  onClose: () => void;
}

/** The stops of an action, at least one; of a selection, those that it applies to. */
export type Stops = readonly [StopOnBoard, ...StopOnBoard[]];

export interface StopsDialogProps {
  stops: Stops;
  /** Called when the dialog closes, whether a command was sent or not. */
  onClose: () => void;
}

interface Verb {
  /**
   * The verb. The file, dialog, command, permission, audit entry and i18n key (`actions.<name>`) use the same
   * name.
   */
  name: string;
  access: Requirement;
  /** Key that starts it for the selected stop; without a key it is only in menus and the palette. */
  hotkey?: string;
  /**
   * Why the action is not offered for this stop; null when it is. The rule is in `src/domain`: the server
   * checks the same rule before it writes.
   */
  refusal: (stop: StopOnBoard) => OfferRefusal | null;
}

/**
 * An action on one stop, or also on a selection: then it is offered when it applies to at least one selected
 * stop. Panel, keys, menus, selection bar and palette all use one list of these (docs/adding.md).
 */
export type DeliveryAction = Verb &
  (
    | { of: 'stop'; Dialog: ComponentType<ActionDialogProps> }
    | { of: 'stops'; Dialog: ComponentType<StopsDialogProps> }
  );

/** The verbs that accept several stops, each with texts for one and for many. */
export type StopsVerb =
  'cancel' | 'changeStatus' | 'lockStop' | 'reschedule' | 'share' | 'transfer' | 'unassign' | 'unlockStop';
