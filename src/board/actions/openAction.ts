import { createContext, useContext } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { DeliveryAction, StopOnBoard } from './deliveryAction';
import type { OfferedStops } from './offeredActions';
import type { RunAction } from './runAction';

/** Where a menu opens: at a part of the page, or where the pointer was. */
export type MenuPlace = HTMLElement | { readonly left: number; readonly top: number };

/**
 * Opens the dialog of an action. One is open at a time; afterwards the focus is where it was before, or on `returnTo`
 * when the opener goes away with a menu.
 */
export interface OpenAction {
  openStop: (action: DeliveryAction, stop: StopOnBoard, returnTo?: HTMLElement | null) => void;
  openStops: (offered: OfferedStops, returnTo?: HTMLElement | null) => void;
  openRun: (action: RunAction, manifest: ManifestView, returnTo?: HTMLElement | null) => void;
  /** The menu of all actions offered for a stop. */
  openStopMenu: (stop: StopOnBoard, place: MenuPlace) => void;
}

export const OpenActionContext = createContext<OpenAction | null>(null);

export function useOpenAction(): OpenAction {
  const open = useContext(OpenActionContext);
  if (!open) throw new Error('Actions need OpenActionProvider around them');
  return open;
}
