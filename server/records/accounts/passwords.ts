import { hash, verify } from '@node-rs/argon2';

// OWASP's figures for argon2id: 19 MiB, 2 passes. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Placeholder for an account without a password. No password matches it. */
export const NO_PASSWORD = 'none';

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let dummy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (no such account, no password yet) it does the same work and
 * returns false, so that the response time does not reveal which accounts exist.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const matches = await verify(isHash && passwordHash ? passwordHash : await dummy, password);
  return matches && isHash;
}
