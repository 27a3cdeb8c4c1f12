/** A right of this server. */
export interface KnownRight {
  key: string;
  /**
   * Version in which the permission was added: 1 for the first set; each upgrade with new permissions adds
   * one.
   */
  since: number;
  /** At least one user who can sign in has it. */
  isHeld: boolean;
}

/**
 * The permissions that a user may grant to a role: their own. In addition, a user who has every permission up
 * to some version may grant those of later versions that nobody has yet. Otherwise the new permissions of an
 * upgrade could never be granted. When a user has one, it follows the general rule.
 */
export function givableRights(own: ReadonlySet<string>, known: readonly KnownRight[]): ReadonlySet<string> {
  const missing = known.filter(({ key }) => !own.has(key));
  const firstMissing = Math.min(...missing.map(({ since }) => since));
  if (firstMissing === 1) return own;
  return new Set([...own, ...missing.filter(({ isHeld }) => !isHeld).map(({ key }) => key)]);
}
