import { useEffect, useEffectEvent } from 'react';
import { useInteraction } from '../interaction/useInteraction';

/** Scrolls to the slot of stops that are dragged by keyboard; a pointer needs no scrolling. */
export function useSlotInView(laneKey: string, show: (slot: number) => void): void {
  const { drag } = useInteraction();
  const onDrag = useEffectEvent(() => {
    const selected = drag.get();
    if (selected?.by === 'keys' && selected.dropTarget?.laneKey === laneKey) show(selected.dropTarget.slot);
  });
  useEffect(() => {
    onDrag();
    return drag.subscribe(() => onDrag());
  }, [drag]);
}
