/** The permissions of an account and the CDP whose records it sees. */
export interface AccountPower {
  /** Normalised permission keys; permissions that no route requires are left out. */
  permissions: Iterable<string>;
  /** Set for an account that sees only one CDP; null sees all. */
  cdp_id: number | null;
  /** Drivers see only their own runs. */
  is_driver: boolean;
}

/** Why a user may not manage another account. */
export type AccountObstacle = 'doesMore' | 'seesMore';

/**
 * A user may not manage an account with more permissions or a wider scope: changing its e-mail, role, scope
 * or password would give the user those rights. Applies to two different accounts; for the own account each
 * action has its own rule.
 */
export function accountObstacle(actor: AccountPower, target: AccountPower): AccountObstacle | null {
  const own = new Set(actor.permissions);
  for (const one of target.permissions) if (!own.has(one)) return 'doesMore';
  const seesAllOfIt = actor.cdp_id === null || actor.cdp_id === target.cdp_id;
  return seesAllOfIt && !actor.is_driver ? null : 'seesMore';
}
