import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../context';
import { openText, sealText } from '../../platform/plugins/sealedText';
import { keyFor } from '../../platform/plugins/signing';

/** 32 bytes in the form of the Standard Webhooks specification. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

// Sealed before the endpoint has a number; the seal's owner keeps it from opening anything else of this key.
const OWNER = 'webhook endpoint';

/** The key of all sealed secrets. To read outside a transaction (`keyFor`). */
export function secretKey(context: ServerContext): Promise<Buffer> {
  return keyFor(context, 'webhook');
}

export function sealSecret(key: Buffer, secret: string): string {
  return sealText(key, OWNER, secret);
}

interface SealedSecrets {
  sealed_secret: string;
  sealed_old_secret: string | null;
  old_secret_until: string | null;
}

/** The secrets that sign now: the present one, and the one before it while both are good. */
export function openSecrets(
  key: Buffer,
  { sealed_secret, sealed_old_secret }: SealedSecrets,
  isOldGood: boolean,
): string[] {
  const sealed =
    isOldGood && sealed_old_secret !== null ? [sealed_secret, sealed_old_secret] : [sealed_secret];
  return sealed.map((text) => openText(key, OWNER, text));
}
