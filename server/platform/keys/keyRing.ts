import type { ServerContext } from '../../context';
import type { Db, Trx } from '../database/database';
import { fromWire } from '../../../src/domain/time/dates';
import { unwrapSecret } from './wrappedSecret';

interface RingKey {
  id: number;
  secret: string;
  createdAt: Date;
  /** It signs and seals from this moment. */
  activeFrom: Date;
}

/** The server's keys that are not retired, oldest first. */
type KeyRing = readonly RingKey[];

/** What reads the ring needs of the server. */
export type KeyContext = Pick<ServerContext, 'db' | 'clock'> & {
  config: Pick<ServerContext['config'], 'serverKeys'>;
};

/** Throws a `WrongConfiguration` when SERVER_KEY does not open the keys. */
export async function readKeyRing(db: Db | Trx, serverKeys: readonly string[]): Promise<KeyRing> {
  const rows = await db
    .selectFrom('server_keys')
    .select(['id', 'secret', 'sealed_secret', 'created_at', 'active_from'])
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    secret: row.secret ?? unwrapSecret(serverKeys, row.sealed_secret ?? ''),
    createdAt: fromWire(row.created_at),
    activeFrom: fromWire(row.active_from),
  }));
}

const rings = new WeakMap<KeyContext, Promise<KeyRing>>();

/** Reads the ring anew; what reads it meanwhile goes on with the former one. Throws and changes nothing when it cannot. */
export async function refreshKeyRing(context: KeyContext): Promise<void> {
  const ring = await readKeyRing(context.db, context.config.serverKeys);
  rings.set(context, Promise.resolve(ring));
}

/** The ring, read once and then kept fresh by `keepKeyRing`. The first call must be outside a transaction. */
export function keyRingOf(context: KeyContext): Promise<KeyRing> {
  const known = rings.get(context);
  if (known) return known;
  const reading = readKeyRing(context.db, context.config.serverKeys);
  rings.set(context, reading);
  reading.catch(() => rings.delete(context));
  return reading;
}

/** The key that signs and seals now. */
export function newestKey(ring: KeyRing, now: Date): RingKey {
  const newest = ring.findLast(({ activeFrom }) => activeFrom <= now) ?? ring[0];
  if (!newest) throw new Error('The database has no key of the server');
  return newest;
}

/** Throws for one that is retired, or that this server does not know yet. */
export function keyOfRing(ring: KeyRing, id: number): RingKey {
  const found = ring.find((key) => key.id === id);
  if (!found) throw new Error(`The server's key ${id} is retired`);
  return found;
}
