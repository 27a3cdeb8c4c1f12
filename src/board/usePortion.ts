import { useEffect, useEffectEvent, useState } from 'react';
import { nextPortion, NOTHING_DRAWN } from './portion';
import { waitForTurn } from './turns';

interface PortionSize {
  /** New ones of a picture. */
  most: number;
  /** New ones of the picture in which they come into view. */
  atOnce: number;
  /** Goes before the others and never waits: the keyboard stands on it. */
  first?: unknown;
}

/**
 * What of a list in view is drawn now, by its keys. What is there stays; of what is new a little comes in each picture, as
 * much at once takes a slow machine longer to lay out and to paint than a key may wait.
 */
export function usePortion(
  items: readonly { readonly key: unknown }[],
  { most, atOnce, first }: PortionSize,
): ReadonlySet<unknown> {
  const inView = items.map(({ key }) => key);
  const [held, setHeld] = useState(() => nextPortion(NOTHING_DRAWN, inView, most, first));
  const isOther =
    held.inView.length !== inView.length || inView.some((key, index) => held.inView[index] !== key);
  const now = isOther ? nextPortion(held, inView, atOnce, first) : held;
  if (isOther) setHeld(now);
  const draw = useEffectEvent(() => setHeld((before) => nextPortion(before, inView, most, first)));
  const isPart = now.drawn.size < inView.length;
  useEffect(() => (isPart ? waitForTurn(() => draw()) : undefined), [isPart, now]);
  return now.drawn;
}
