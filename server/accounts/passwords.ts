import { hash, verify } from '@node-rs/argon2';

// OWASP's figures for argon2id: 19 MiB, 2 passes. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands where no password has been chosen yet: no word fits it. */
export const NO_PASSWORD = 'none';

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let dummy: Promise<string> | undefined;

/**
 * Whether the password is the one of the hash. Without a hash (no such account, no password yet) it does the same work
 * and says no, so that the time of the answer does not tell which accounts exist.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const matches = await verify(isHash && passwordHash ? passwordHash : await dummy, password);
  return matches && isHash;
}
