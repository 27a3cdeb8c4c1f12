import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../../context';

type Purpose = 'upload' | 'download' | 'vehicle' | 'inbox' | 'account' | 'proof';

const secrets = new WeakMap<ServerContext, Promise<string>>();

/** The key that signs upload forms and links, the same on every server of a database. */
async function secretOf(context: ServerContext): Promise<string> {
  const known = secrets.get(context);
  if (known) return known;
  const reading = context.db
    .selectFrom('file_secret')
    .select('secret')
    .executeTakeFirstOrThrow()
    .then((row) => row.secret);
  secrets.set(context, reading);
  reading.catch(() => secrets.delete(context));
  return reading;
}

/** HMAC-SHA256 in hexadecimal. `purpose` keeps a signature of one kind from serving as another. */
export async function sign(context: ServerContext, purpose: Purpose, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(context))
    .update(`${purpose}:${text}`)
    .digest('hex');
}

export async function isSigned(
  context: ServerContext,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const wanted = Buffer.from(await sign(context, purpose, text));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A key of 256 bits for one purpose, the same on every server of a database. To call outside a transaction. */
export async function keyFor(context: ServerContext, purpose: 'totp' | 'push' | 'webhook'): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await secretOf(context), '', `rx:${purpose}`, 32));
}
