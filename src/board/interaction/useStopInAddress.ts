import { useNotify } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useAddressQuery } from '../../ui/addressQuery';
import { findStop, type Board } from '../mergeBoard';
import { useAfterPaint } from '../useAfterPaint';
import { goToStop } from './goTo';
import { useInteraction, useSelection } from './useInteraction';

/** Name in the query. */
export const STOP_IN_ADDRESS = 'stop';

interface Day {
  readonly board: Board;
  /** Every stop of the day has arrived. */
  readonly isWhole: boolean;
  readonly showAll: () => void;
}

/**
 * The open stop is in the address by its number, so that a link shows the same: it opens when the day has
 * loaded, and a stop that is not on the day is said.
 */
export function useStopInAddress({ board, isWhole, showAll }: Day): void {
  const interaction = useInteraction();
  const notify = useNotify();
  const [query, change] = useAddressQuery();
  // The row is marked first.
  const { ids } = useAfterPaint(useSelection());
  const [selected] = ids;
  const open = ids.size === 1 && selected !== undefined ? selected : null;
  const [asked] = useState(() => Number(query.get(STOP_IN_ADDRESS)) || null);
  const isOpened = useRef(asked === null);
  const written = useRef(asked);
  useEffect(() => {
    if (asked === null || isOpened.current || !isWhole) return;
    isOpened.current = true;
    if (findStop(board, asked)) goToStop(interaction, asked, showAll);
    else {
      notify('dispatch.notOnBoard', { type: 'warning' });
      written.current = null;
      change({ [STOP_IN_ADDRESS]: null });
    }
  }, [asked, board, isWhole, interaction, notify, showAll, change]);
  useEffect(() => {
    // Until the day has loaded, the address says what is asked for.
    if (!isOpened.current || written.current === open) return;
    written.current = open;
    change({ [STOP_IN_ADDRESS]: open === null ? null : String(open) });
  }, [open, change]);
}
