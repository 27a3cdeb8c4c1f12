/** The visible keys of a list, and those of them that are rendered. */
interface Chunk {
  readonly inView: readonly unknown[];
  readonly drawn: ReadonlySet<unknown>;
}

export const NOTHING_DRAWN: Chunk = { inView: [], drawn: new Set() };

/**
 * The keys that the next frame renders: all visible ones that are already rendered, and the first few of the
 * rest.
 *
 * @param first goes before those above it, also when `most` is 0
 */
export function nextChunk(
  { drawn }: Chunk,
  inView: readonly unknown[],
  most: number,
  first?: unknown,
): Chunk {
  const kept = inView.filter((key) => drawn.has(key));
  const fresh = inView.filter((key) => !drawn.has(key));
  const ahead = fresh.filter((key) => key === first);
  const behind = fresh.filter((key) => key !== first).slice(0, Math.max(0, most - ahead.length));
  return { inView, drawn: new Set([...kept, ...ahead, ...behind]) };
}
