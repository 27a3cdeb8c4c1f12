/** A right of this server. */
export interface KnownRight {
  key: string;
  /** Number of the version that brought it: 1 is what was there at first, each upgrade with new rights counts one on. */
  since: number;
  /** Somebody who can sign in has it. */
  isHeld: boolean;
}

/**
 * The rights that a person may give to a role: their own. Besides, whoever has every right up to some version may give
 * those of later versions as long as nobody has them, because an upgrade would else bring rights that nobody could ever
 * give. Once somebody has one, it is given like any other.
 */
export function givableRights(held: ReadonlySet<string>, known: readonly KnownRight[]): ReadonlySet<string> {
  const missing = known.filter(({ key }) => !held.has(key));
  const firstMissing = Math.min(...missing.map(({ since }) => since));
  if (firstMissing === 1) return held;
  return new Set([...held, ...missing.filter(({ isHeld }) => !isHeld).map(({ key }) => key)]);
}
