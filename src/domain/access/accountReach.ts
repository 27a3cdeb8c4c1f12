/** What an account may do, and whose rows it sees. */
export interface AccountPower {
  /** One text per right, spelled alike on both sides of the comparison; rights that nothing asks for are left out. */
  permissions: Iterable<string>;
  /** Set for an account that sees one CDP alone; null sees all. */
  cdp_id: number | null;
  /** Drivers see their own runs alone. */
  is_driver: boolean;
}

/** Why somebody may not act on another person's account. */
export type AccountObstacle = 'doesMore' | 'seesMore';

/**
 * Nobody acts on an account that may do more or see more than their own: whoever could change its e-mail, role, scope or
 * password would have what it has. Two different people; about oneself each action has its own rule.
 */
export function accountObstacle(actor: AccountPower, target: AccountPower): AccountObstacle | null {
  const held = new Set(actor.permissions);
  for (const one of target.permissions) if (!held.has(one)) return 'doesMore';
  const seesAllOfIt = actor.cdp_id === null || actor.cdp_id === target.cdp_id;
  return seesAllOfIt && !actor.is_driver ? null : 'seesMore';
}
