import webpush from 'web-push';
import type { ServerContext } from '../../context';
import { SEALED_COLUMNS } from '../../platform/keys/sealedColumns';
import { openText, sealText } from '../../platform/plugins/sealedText';
import { sealingKeys } from '../../platform/plugins/signing';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const OWNER = SEALED_COLUMNS.push.ownerOf();

/**
 * The pair of keys by which push services know this server (VAPID, RFC 8292): made once per database, the private one
 * sealed. A subscription is bound to the public one, so a new pair would end all of them.
 */
export async function readPushKeys(context: ServerContext): Promise<PushKeys> {
  const { db } = context;
  const keys = await sealingKeys(context, 'push');
  const stored = () => db.selectFrom('push_keys').selectAll().executeTakeFirst();
  let row = await stored();
  if (!row) {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    const sealed_private_key = sealText(keys, OWNER, privateKey);
    await db
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, sealed_private_key, created_at: context.clock() })
      // Two servers start at once: the first pair counts.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await stored();
  }
  if (!row) throw new Error('The keys for push could not be stored');
  return { publicKey: row.public_key, privateKey: openText(keys, OWNER, row.sealed_private_key) };
}
