import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { keyOfRing, keyRingOf, newestKey, type KeyContext } from '../keys/keyRing';
import type { SealingPurpose } from '../keys/sealedColumns';
import type { SealingKeys } from './sealedText';

type Purpose = 'upload' | 'download' | 'vehicle' | 'inbox' | 'account' | 'proof';

/** HMAC-SHA256 in hexadecimal. `purpose` keeps a signature of one kind from serving as another. */
function signatureBy(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex');
}

/** Signed by the newest key: for what ends by itself before that key does. */
export async function sign(context: KeyContext, purpose: Purpose, text: string): Promise<string> {
  const { secret } = newestKey(await keyRingOf(context), context.clock());
  return signatureBy(secret, purpose, text);
}

/** Signed by one key: for what is handed out, and must be the same each time. Throws when that key is retired. */
export async function signBy(
  context: KeyContext,
  keyId: number,
  purpose: Purpose,
  text: string,
): Promise<string> {
  const { secret } = keyOfRing(await keyRingOf(context), keyId);
  return signatureBy(secret, purpose, text);
}

/** Whether any key that is not retired has signed it. */
export async function isSigned(
  context: KeyContext,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const given = Buffer.from(signature);
  const ring = await keyRingOf(context);
  // Each is compared, so that the time does not tell which key it was.
  const matches = ring.filter(({ secret }) => {
    const wanted = Buffer.from(signatureBy(secret, purpose, text));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return matches.length > 0;
}

/** Keys of 256 bits for one purpose, the same on every server of a database. */
export async function sealingKeys(context: KeyContext, purpose: SealingPurpose): Promise<SealingKeys> {
  const ring = await keyRingOf(context);
  return {
    newestId: newestKey(ring, context.clock()).id,
    keyOf: (id) => Buffer.from(hkdfSync('sha256', keyOfRing(ring, id).secret, '', `rx:${purpose}`, 32)),
  };
}
