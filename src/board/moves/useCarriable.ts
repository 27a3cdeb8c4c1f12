import { useCallback } from 'react';
import { isAllowed } from '../../domain/access/access';
import { usePermissions } from '../../providers/usePermissions';
import type { StopInHand } from '../actions/deliveryAction';
import { move } from '../actions/move';
import { useHands } from '../hands/useHands';

/** The stops that go along when this one is grabbed: itself, or the whole selection it belongs to; those that may move. */
export function useCarriable(): (eventId: number) => readonly StopInHand[] {
  const hands = useHands();
  const permissions = usePermissions();
  return useCallback(
    (eventId) => {
      if (!isAllowed(move.access, permissions)) return [];
      const grabbed = hands.find(eventId);
      if (!grabbed || move.refusal(grabbed)) return [];
      const isSelected = hands.selection.get().ids.has(eventId);
      return isSelected ? hands.held().filter((stop) => move.refusal(stop) === null) : [grabbed];
    },
    [hands, permissions],
  );
}
