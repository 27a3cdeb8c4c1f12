import { useCallback } from 'react';
import { isAllowed } from '../../domain/access/access';
import { usePermissions } from '../../providers/usePermissions';
import type { StopOnBoard } from '../actions/deliveryAction';
import { move } from '../actions/move';
import { useInteraction } from '../interaction/useInteraction';

/**
 * Returns the stops to drag when one is grabbed: that stop, or the selection that contains it, without those
 * that cannot move.
 */
export function useCarriable(): (eventId: number) => readonly StopOnBoard[] {
  const interaction = useInteraction();
  const permissions = usePermissions();
  return useCallback(
    (eventId) => {
      if (!isAllowed(move.access, permissions)) return [];
      const grabbed = interaction.find(eventId);
      if (!grabbed || move.refusal(grabbed)) return [];
      const isSelected = interaction.selection.get().ids.has(eventId);
      return isSelected ? interaction.selected().filter((stop) => move.refusal(stop) === null) : [grabbed];
    },
    [interaction, permissions],
  );
}
