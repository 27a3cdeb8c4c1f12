/** What a list has in view and what of it is drawn, by its keys. */
interface Portion {
  readonly inView: readonly unknown[];
  readonly drawn: ReadonlySet<unknown>;
}

export const NOTHING_DRAWN: Portion = { inView: [], drawn: new Set() };

/**
 * What the next picture shows: all in view that is drawn already, and of the rest the first few.
 *
 * @param first goes before those above it, also when `most` is 0
 */
export function nextPortion(
  { drawn }: Portion,
  inView: readonly unknown[],
  most: number,
  first?: unknown,
): Portion {
  const kept = inView.filter((key) => drawn.has(key));
  const fresh = inView.filter((key) => !drawn.has(key));
  const ahead = fresh.filter((key) => key === first);
  const behind = fresh.filter((key) => key !== first).slice(0, Math.max(0, most - ahead.length));
  return { inView, drawn: new Set([...kept, ...ahead, ...behind]) };
}
