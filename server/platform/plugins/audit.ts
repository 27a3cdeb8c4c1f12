import type { FastifyRequest } from 'fastify';
import type { Trx } from '../database/database';
import { actorOf } from './actor';

export type Changes = Record<string, { from: unknown; to: unknown }>;
type Row = Readonly<Record<string, unknown>>;

/** The author of a change: the person behind a request, or the server itself (jobs, the first start). */
export type AuditAuthor =
  | FastifyRequest
  | { user_id: number | null; full_name: string; remote_address?: string; request_id?: string };

export interface AuditEntry {
  /** The verb: create, update, changeStatus, undo, signIn … */
  action: string;
  /** Name of the resource or of the table. */
  resource: string;
  record_id: number | null;
  /** The record before and after; absent for a record that did not exist. Alternatively `changes`, already computed. */
  before?: Row | null;
  after?: Row | null;
  changes?: Changes;
  command_id?: string;
  /** Participants whose data it took out of the house. */
  patient_ids?: readonly number[];
}

// Every save writes this field, so it contains no information. `version` is kept: `versions.ts` uses it to find the
// author of a newer version.
const SILENT_FIELDS = new Set(['updated_at']);

/** The fields that differ, with both values. A missing value and null are the same. */
export function changesBetween(before: Row | null | undefined, after: Row | null | undefined): Changes {
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    if (SILENT_FIELDS.has(field)) continue;
    const from = before?.[field] ?? null;
    const to = after?.[field] ?? null;
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[field] = { from, to };
  }
  return changes;
}

function isRequest(author: AuditAuthor): author is FastifyRequest {
  return 'routeOptions' in author;
}

/** Writes one audit entry in the transaction of the change, so that neither is there without the other. */
export function writeAudit(trx: Trx, author: AuditAuthor, entry: AuditEntry): Promise<void> {
  return writeAudits(trx, author, [entry]);
}

/** Writes any number of entries in one statement. */
export async function writeAudits(
  trx: Trx,
  author: AuditAuthor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const person = isRequest(author) ? actorOf(author) : author;
  const from = {
    user_id: person.user_id,
    user_name: person.full_name,
    remote_address: (isRequest(author) ? author.ip : author.remote_address) ?? null,
    request_id: (isRequest(author) ? author.id : author.request_id) ?? null,
  };
  await trx
    .insertInto('audit_entries')
    .values(
      entries.map((entry) => ({
        ...from,
        action: entry.action,
        resource: entry.resource,
        record_id: entry.record_id,
        changes: JSON.stringify(entry.changes ?? changesBetween(entry.before, entry.after)),
        command_id: entry.command_id ?? null,
        patient_ids: entry.patient_ids ? [...entry.patient_ids] : null,
      })),
    )
    .execute();
}
