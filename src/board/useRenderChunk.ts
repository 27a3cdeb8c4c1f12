import { useEffect, useEffectEvent, useState } from 'react';
import { nextChunk, NOTHING_DRAWN } from './renderChunk';
import { enqueueRender } from './renderQueue';

interface ChunkSize {
  /** New rows per frame. */
  most: number;
  /** Maximum new rows in the frame in which they become visible. */
  atOnce: number;
  /** Rendered first and at once: it has the keyboard focus. */
  first?: unknown;
}

/**
 * The keys of the visible rows that are rendered now. Rendered rows stay; new rows follow in small chunks per
 * frame, because layout and paint of many rows delay a key press on a slow machine.
 */
export function useRenderChunk(
  items: readonly { readonly key: unknown }[],
  { most, atOnce, first }: ChunkSize,
): ReadonlySet<unknown> {
  const inView = items.map(({ key }) => key);
  const [chunk, setChunk] = useState(() => nextChunk(NOTHING_DRAWN, inView, most, first));
  const isOther =
    chunk.inView.length !== inView.length || inView.some((key, index) => chunk.inView[index] !== key);
  const now = isOther ? nextChunk(chunk, inView, atOnce, first) : chunk;
  if (isOther) setChunk(now);
  const draw = useEffectEvent(() => setChunk((before) => nextChunk(before, inView, most, first)));
  const isPart = now.drawn.size < inView.length;
  useEffect(() => (isPart ? enqueueRender(() => draw()) : undefined), [isPart, now]);
  return now.drawn;
}
