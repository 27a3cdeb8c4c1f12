import { useEffect, useEffectEvent } from 'react';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useAssignedDelivery } from '../dispatchState';
import { useInteraction } from '../interaction/useInteraction';
import { fetchMoveLegs } from './moveLegs';
import { planFor } from './planFor';
import type { StopDrag } from './stopDrag';

/**
 * Fetches the drives of dragged stops when they are picked up, and says the cost of the present target again when they
 * are here. Until then, and when they do not come, the cost is that of straight lines and says so.
 */
export function useMoveLegs(): void {
  const interaction = useInteraction();
  const settings = useBrowserSettings();
  const stops = useAssignedDelivery()?.stops;
  const sayAgain = useEffectEvent((dragged: StopDrag['stops']) => {
    const drag = interaction.drag.get();
    const board = interaction.board();
    if (drag?.stops !== dragged || !drag.dropTarget || !board) return;
    const ids = dragged.map(({ event }) => event.id);
    const plan = planFor(board, ids, drag.dropTarget.target, new Date(), settings);
    interaction.drag.set({ ...drag, dropTarget: { ...drag.dropTarget, plan } });
  });
  useEffect(() => {
    const board = interaction.board();
    if (!stops || !board) return;
    const say = () => sayAgain(stops);
    const ids = stops.map(({ event }) => event.id);
    fetchMoveLegs(board, ids).then(say, say);
  }, [stops, interaction]);
}
