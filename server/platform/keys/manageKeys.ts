import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { PROOF_LINK_MS } from '../../../src/domain/webhooks/webhookRetries';
import { fromWire } from '../../../src/domain/time/dates';
import { connectedPrograms } from '../database/connectedServers';
import type { Db, Trx } from '../database/database';
import { writeAudit, type AuditAuthor } from '../plugins/audit';
import type { KeyContext } from './keyRing';
import { isWrappedByFirst, unwrapSecret, wrapSecret } from './wrappedSecret';

const SECRET_BYTES = 32;
const RESOURCE = 'server_keys';

/** Why the ring does not take what was asked; a sentence for the person at the terminal. */
export class KeyRefused extends Error {
  override name = 'KeyRefused';
}

/** What still lives by a key. */
interface KeyUses {
  clientKeys: number;
  vehicleCodes: number;
  /** Links to proofs that were made by it open until then; null: it makes them now. */
  linksUntil: Date | null;
}

export interface KeyLine extends KeyUses {
  id: number;
  createdAt: Date;
  activeFrom: Date;
  isWrapped: boolean;
}

/** Number of the migration with which a program knows that there are several keys. */
const KNOWS_RINGS = '0024';

/** Throws a `KeyRefused` while a program is connected that reads the first key alone. */
export async function assertAllKnowRings(db: Db): Promise<void> {
  const tooOld = (await connectedPrograms(db)).filter((newest) => newest < KNOWS_RINGS);
  if (tooOld.length > 0)
    throw new KeyRefused(
      `A server of an older version is connected (its newest migration is ${tooOld.join(', ')}): it could not read what a new key makes. Upgrade it first.`,
    );
}

async function lockKeys(trx: Trx) {
  return trx
    .selectFrom('server_keys')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The keys that are not retired, oldest first, and what lives by each. */
export async function listKeys(trx: Trx, now: Date): Promise<KeyLine[]> {
  const keys = await trx
    .selectFrom('server_keys as k')
    .select(['k.id', 'k.created_at', 'k.active_from', 'k.sealed_secret'])
    .select((eb) => [
      eb
        .selectFrom('inbox_keys as i')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('i.server_key_id', '=', 'k.id')
        .where('i.revoked_at', 'is', null)
        .as('client_keys'),
      eb
        .selectFrom('vehicles as v')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('v.server_key_id', '=', 'k.id')
        .as('vehicle_codes'),
    ])
    .where('k.retired_at', 'is', null)
    .orderBy('k.id')
    .execute();
  return keys.map((key, index) => {
    const replacedAt = keys
      .slice(index + 1)
      .map((later) => fromWire(later.active_from))
      .find((at) => at <= now);
    return {
      id: key.id,
      createdAt: fromWire(key.created_at),
      activeFrom: fromWire(key.active_from),
      isWrapped: key.sealed_secret !== null,
      clientKeys: Number(key.client_keys),
      vehicleCodes: Number(key.vehicle_codes),
      linksUntil: replacedAt ? new Date(replacedAt.getTime() + PROOF_LINK_MS) : null,
    };
  });
}

/**
 * Adds a key that signs and seals from `afterMs` on, by when every server must know it. Answers its number. Sealed by
 * SERVER_KEY where there is one.
 */
export async function rotateKeys(
  { clock, config }: KeyContext,
  trx: Trx,
  author: AuditAuthor,
  afterMs: number,
): Promise<{ id: number; activeFrom: Date }> {
  await lockKeys(trx);
  const now = clock();
  const activeFrom = new Date(now.getTime() + afterMs);
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const kept =
    config.serverKeys.length > 0 ? { sealed_secret: wrapSecret(config.serverKeys, secret) } : { secret };
  const { last } = await trx
    .selectFrom('server_keys')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = Number(last) + 1;
  await trx
    .insertInto('server_keys')
    .values({ ...kept, id, created_at: now, active_from: activeFrom })
    .execute();
  await writeAudit(trx, author, { action: 'rotateKeys', resource: RESOURCE, record_id: id, changes: {} });
  return { id, activeFrom };
}

function whatNeeds({ clientKeys, vehicleCodes, linksUntil }: KeyUses, now: Date): string[] {
  return [
    clientKeys > 0 && `${clientKeys} keys of clients (make new ones at Integrations, then revoke these)`,
    vehicleCodes > 0 && `${vehicleCodes} printed codes of vehicles (make and print new ones)`,
    linksUntil && linksUntil > now && `links to proofs, until ${linksUntil.toISOString()}`,
  ].filter((each) => typeof each === 'string');
}

/** What was handed out by the key ends: clients' keys are revoked, vehicles get new codes. */
async function endWhatLives(
  trx: Trx,
  { id, newestId }: { id: number; newestId: number },
  name: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('inbox_keys')
    .set({ revoked_at: now, revoked_by_name: name, updated_at: now })
    .where('server_key_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .updateTable('vehicles')
    .set({ login_nonce: sql`gen_random_uuid()`, server_key_id: newestId })
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('server_key_id', '=', id)
    .execute();
}

/**
 * Forgets a key: what it has signed opens nothing any more. Its sealed texts must have been sealed anew (`sealAgain`). Throws a
 * `KeyRefused` for the newest key, and where something lives by it, unless it `mustEnd`.
 */
export async function retireKey(
  { clock }: KeyContext,
  trx: Trx,
  author: Exclude<AuditAuthor, { routeOptions: unknown }>,
  { id, mustEnd }: { id: number; mustEnd: boolean },
): Promise<void> {
  await lockKeys(trx);
  const now = clock();
  const keys = await listKeys(trx, now);
  const key = keys.find((each) => each.id === id);
  if (!key) throw new KeyRefused(`There is no key ${id}, or it is retired already.`);
  if (key.linksUntil === null)
    throw new KeyRefused(`Key ${id} signs now, or will. Make a new one first: npm run keys -- rotate`);
  const needs = whatNeeds(key, now);
  if (needs.length > 0 && !mustEnd)
    throw new KeyRefused(
      `Key ${id} is still needed by ${needs.join('; ')}.\nTo end all of it now, as after a theft: npm run keys -- retire ${id} --end-all`,
    );
  const newestId = keys.findLast(({ activeFrom }) => activeFrom <= now)?.id ?? id;
  await endWhatLives(trx, { id, newestId }, author.full_name, now);
  await trx
    .updateTable('server_keys')
    .set({ secret: null, sealed_secret: null, retired_at: now })
    .where('id', '=', id)
    .execute();
  // The same secret, for servers of the version before.
  if (id === 1) await trx.deleteFrom('file_secret').execute();
  await writeAudit(trx, author, {
    action: 'retireKey',
    resource: RESOURCE,
    record_id: id,
    changes: {
      client_keys: { from: key.clientKeys, to: 0 },
      vehicle_codes: { from: key.vehicleCodes, to: 0 },
    },
  });
}

/** Seals every key by the first of SERVER_KEY, so that the database alone opens nothing. Answers how many were not yet. */
export async function wrapKeys({ config }: KeyContext, trx: Trx, author: AuditAuthor): Promise<number> {
  const { serverKeys } = config;
  let count = 0;
  for (const { id, secret, sealed_secret } of await lockKeys(trx)) {
    if (sealed_secret !== null && isWrappedByFirst(serverKeys, sealed_secret)) continue;
    const plain = secret ?? unwrapSecret(serverKeys, sealed_secret ?? '');
    const sealed = wrapSecret(serverKeys, plain);
    await trx
      .updateTable('server_keys')
      .set({ secret: null, sealed_secret: sealed })
      .where('id', '=', id)
      .execute();
    count += 1;
  }
  await trx.deleteFrom('file_secret').execute();
  if (count > 0)
    await writeAudit(trx, author, { action: 'wrapKeys', resource: RESOURCE, record_id: null, changes: {} });
  return count;
}

/** Back: the keys stand in the database, and SERVER_KEY is not needed any more. */
export async function unwrapKeys({ config }: KeyContext, trx: Trx, author: AuditAuthor): Promise<number> {
  let count = 0;
  for (const { id, sealed_secret } of await lockKeys(trx)) {
    if (sealed_secret === null) continue;
    await trx
      .updateTable('server_keys')
      .set({ secret: unwrapSecret(config.serverKeys, sealed_secret), sealed_secret: null })
      .where('id', '=', id)
      .execute();
    count += 1;
  }
  if (count > 0)
    await writeAudit(trx, author, { action: 'unwrapKeys', resource: RESOURCE, record_id: null, changes: {} });
  return count;
}
