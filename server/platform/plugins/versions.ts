import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Db, Trx } from '../database/database';
import { actorOf } from './actor';
import { malformed, ApiError } from './errors';

export interface VersionedRecord {
  /** As in `audit_entries.resource`. */
  resource: string;
  id: number;
  /** The version that the record has now, read under its lock. */
  version: number;
}

interface Overtaking {
  /** Full name of the person whose save came between; null when the record of it is gone. */
  who: string | null;
  /** UTC wire time. */
  when: string | null;
  /** Names of the fields changed since the version that was named. */
  changed: string[];
}

// Strong or weak, because some proxies weaken an ETag when they compress.
const IF_MATCH = /^(?:W\/)?("?)(\d{1,9})\1$/;

/** Marks the answer with the record's version. */
export function etag(reply: FastifyReply, version: number): FastifyReply {
  return reply.header('etag', `"${version}"`);
}

/**
 * Compares `If-Match` with the record's present version. Throws 428 `ver002` when a web session sends none, 412
 * `ver001` with `args {current_version, who, when, changed}` when it is stale. A driver's device may leave it out
 * (contract.md, Commands).
 */
export async function requireVersion(
  request: FastifyRequest,
  db: Db | Trx,
  record: VersionedRecord,
): Promise<void> {
  const named = namedVersion(request);
  if (named === undefined) {
    if (actorOf(request).client === 'mobile') return;
    throw new ApiError(428, ERROR_CODE.missingVersion, 'Name the version that you have seen (If-Match)');
  }
  if (named !== record.version) throw await staleVersion(db, record, named);
}

/** The version that `If-Match` names; undefined without the header. Throws 400 when it cannot be read. */
export function namedVersion(request: FastifyRequest): number | undefined {
  const given = request.headers['if-match'];
  if (given === undefined) return undefined;
  const named = IF_MATCH.exec(given)?.[2];
  if (!named) throw malformed('The header If-Match must be the ETag of the record, e.g. "3"');
  return Number(named);
}

/** 412 `ver001` for a record that has moved on since `named`; for commands that merge or compare by themselves. */
export async function staleVersion(db: Db | Trx, record: VersionedRecord, named: number): Promise<ApiError> {
  const { who, when, changed } = await overtakenBy(db, record, named);
  const message = who
    ? `${who} has changed this meanwhile${changed.length > 0 ? ` (${changed.join(', ')})` : ''} at ${when} UTC`
    : 'This has been changed meanwhile';
  return new ApiError(412, ERROR_CODE.staleVersion, message, {
    args: { current_version: record.version, who, when, changed },
    headers: { etag: `"${record.version}"` },
  });
}

async function overtakenBy(db: Db | Trx, record: VersionedRecord, named: number): Promise<Overtaking> {
  const entries = await db
    .selectFrom('audit_entries')
    .select(['user_name', 'at', 'changes'])
    .where('resource', '=', record.resource)
    .where('record_id', '=', record.id)
    .where(sql<boolean>`(changes -> 'version' ->> 'to')::bigint > ${named}`)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const changed = new Set(entries.flatMap((entry) => Object.keys(entry.changes)));
  changed.delete('version');
  return { who: entries[0]?.user_name ?? null, when: entries[0]?.at ?? null, changed: [...changed] };
}
