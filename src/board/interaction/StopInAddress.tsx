import { useNotify } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useAddressChange, useAddressValue } from '../../ui/addressQuery';
import { ACTION_IN_ADDRESS, STOP_IN_ADDRESS } from '../../ui/routes/boardAddress';
import { usePermissions } from '../../providers/usePermissions';
import { actionsForStop } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';
import { findStop, type Board } from '../mergeBoard';
import { useAfterPaint } from '../useAfterPaint';
import { goToStop } from './goTo';
import { useInteraction, useSelection } from './useInteraction';

interface Day {
  readonly board: Board;
  /** Every stop of the day has arrived. */
  readonly isWhole: boolean;
  readonly showAll: () => void;
}

/**
 * The open stop is in the address by its number, so that a link shows the same: it opens when the day has
 * loaded, and a stop that is not on the day is said. A link may ask for an action on it too; that is read once.
 * A component without output: the page around it does not render when a stop is opened.
 */
export function StopInAddress({ board, isWhole, showAll }: Day) {
  const interaction = useInteraction();
  const notify = useNotify();
  const inAddress = { stop: useAddressValue(STOP_IN_ADDRESS), verb: useAddressValue(ACTION_IN_ADDRESS) };
  const change = useAddressChange();
  const permissions = usePermissions();
  const { openStop } = useOpenAction();
  // The row is marked first.
  const { ids } = useAfterPaint(useSelection());
  const [selected] = ids;
  const open = ids.size === 1 && selected !== undefined ? selected : null;
  const [asked] = useState(() => Number(inAddress.stop) || null);
  const [verb] = useState(inAddress.verb);
  const isOpened = useRef(asked === null);
  const written = useRef(asked);
  useEffect(() => {
    if (asked === null || isOpened.current || !isWhole) return;
    isOpened.current = true;
    if (verb !== null) change({ [ACTION_IN_ADDRESS]: null });
    const stop = findStop(board, asked);
    if (stop) {
      goToStop(interaction, asked, showAll);
      const action = actionsForStop(stop, permissions).find(({ name }) => name === verb);
      if (action) openStop(action, stop);
    } else {
      notify('dispatch.notOnBoard', { type: 'warning' });
      written.current = null;
      change({ [STOP_IN_ADDRESS]: null });
    }
  }, [asked, verb, board, isWhole, interaction, notify, showAll, change, permissions, openStop]);
  useEffect(() => {
    // Until the day has loaded, the address says what is asked for.
    if (!isOpened.current || written.current === open) return;
    written.current = open;
    change({ [STOP_IN_ADDRESS]: open === null ? null : String(open) });
  }, [open, change]);
  return null;
}
