import { createContext, useContext } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { DeliveryAction, StopOnBoard } from './deliveryAction';
import type { OfferedStops } from './offeredActions';
import type { RunAction } from './runAction';

/** Where a menu opens: at an element, or at the pointer's position. */
export type MenuPlace = HTMLElement | { readonly left: number; readonly top: number };

/**
 * Opens the dialog of an action. One dialog is open at a time. When it closes, the focus returns to where it
 * was, or to `returnTo` if the opener was in a menu that has closed.
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
