import { useEffect, useEffectEvent } from 'react';
import { useHands } from '../hands/useHands';

/** Keeps the slot of stops that are carried by keys in view; a pointer is where it is anyway. */
export function useSlotInView(laneKey: string, show: (slot: number) => void): void {
  const { carry } = useHands();
  const onCarry = useEffectEvent(() => {
    const held = carry.get();
    if (held?.by === 'keys' && held.aim?.laneKey === laneKey) show(held.aim.slot);
  });
  useEffect(() => {
    onCarry();
    return carry.subscribe(() => onCarry());
  }, [carry]);
}
