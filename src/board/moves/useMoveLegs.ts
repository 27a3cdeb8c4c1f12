import { useEffect } from 'react';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useAssignedDelivery } from '../dispatchState';
import { useInteraction } from '../interaction/useInteraction';
import { fetchMoveLegs } from './moveLegs';
import { planFor } from './planFor';

/**
 * Fetches the drives of dragged stops when they are picked up, and says the cost of the present target again when they
 * are here. Until then, and when they do not come, the cost is that of straight lines and says so.
 */
export function useMoveLegs(): void {
  const interaction = useInteraction();
  const settings = useBrowserSettings();
  const stops = useAssignedDelivery()?.stops;
  useEffect(() => {
    const board = interaction.board();
    if (!stops || !board) return undefined;
    let isOver = false;
    const ids = stops.map(({ event }) => event.id);
    const sayAgain = () => {
      const drag = interaction.drag.get();
      if (isOver || drag?.stops !== stops || !drag.dropTarget) return;
      const plan = planFor(board, ids, drag.dropTarget.target, new Date(), settings);
      interaction.drag.set({ ...drag, dropTarget: { ...drag.dropTarget, plan } });
    };
    fetchMoveLegs(board, ids).then(sayAgain, sayAgain);
    return () => {
      isOver = true;
    };
  }, [stops, interaction, settings]);
}
