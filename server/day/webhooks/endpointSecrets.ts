import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../context';
import { SEALED_COLUMNS } from '../../platform/keys/sealedColumns';
import { openText, sealText, type SealingKeys } from '../../platform/plugins/sealedText';
import { sealingKeys } from '../../platform/plugins/signing';

/** 32 bytes in the form of the Standard Webhooks specification. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

const OWNER = SEALED_COLUMNS.webhook.ownerOf();

/** The keys of all sealed secrets. */
export function secretKeys(context: ServerContext): Promise<SealingKeys> {
  return sealingKeys(context, 'webhook');
}

export function sealSecret(keys: SealingKeys, secret: string): string {
  return sealText(keys, OWNER, secret);
}

interface SealedSecrets {
  sealed_secret: string;
  sealed_old_secret: string | null;
  old_secret_until: string | null;
}

/** The secrets that sign now: the present one, and the one before it while both are good. */
export function openSecrets(
  keys: SealingKeys,
  { sealed_secret, sealed_old_secret }: SealedSecrets,
  isOldGood: boolean,
): string[] {
  const sealed =
    isOldGood && sealed_old_secret !== null ? [sealed_secret, sealed_old_secret] : [sealed_secret];
  return sealed.map((text) => openText(keys, OWNER, text));
}
