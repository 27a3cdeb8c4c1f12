import { createContext, useContext } from 'react';
import type { ImportLotView } from '../../domain/imports/importView';

export interface OpenLot {
  lot: ImportLotView;
  /** Stores the lot of an answer. */
  take: (lot: ImportLotView) => void;
  refresh: () => void;
}

export const OpenLotContext = createContext<OpenLot | null>(null);

/** The open lot. */
export function useOpenLot(): OpenLot {
  const open = useContext(OpenLotContext);
  if (!open) throw new Error('No lot is open here');
  return open;
}
