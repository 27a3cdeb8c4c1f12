import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';

const LINKS_AT_ONCE = 2_000;

/** A link that somebody noted earlier: proves that nothing was cut off behind it. */
export interface Anchor {
  seq: number;
  hash: string;
}

/** `changed`: the entry's own words; `removed`: it or its link is gone; `inserted`: it has no link. */
export type ChainFault = {
  kind: 'changed' | 'removed' | 'inserted';
  entryId: number | null;
  seq: number | null;
};

export type ChainReport = { count: number; last: Anchor | null } & (
  { isWhole: true } | { isWhole: false; fault: ChainFault }
);

interface LinkedEntry {
  seq: number;
  entry_id: number;
  hash: string;
  content: string | null;
}

/** The words that a link covers. Not the database's own `audit_hash`: who can change entries can change functions. */
const CONTENT = sql<string | null>`case when e.id is null then null else jsonb_build_array(
  e.id, (extract(epoch from e.at) * 1000000)::bigint, e.user_id, e.user_name, e.action, e.resource, e.record_id,
  e.changes, e.remote_address, e.request_id, e.command_id, e.patient_ids)::text end`;

async function linksAfter(trx: Trx, seq: number): Promise<LinkedEntry[]> {
  const { rows } = await sql<LinkedEntry>`
    select c.seq, c.entry_id, c.hash, ${CONTENT} as content
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${LINKS_AT_ONCE}`.execute(trx);
  return rows;
}

/** What is wrong with a link that follows `last`, or null. */
function faultOf(link: LinkedEntry, last: Anchor | null, anchor: Anchor | undefined): ChainFault | null {
  const { seq, entry_id: entryId } = link;
  if (seq !== (last?.seq ?? 0) + 1) return { kind: 'removed', entryId: null, seq: (last?.seq ?? 0) + 1 };
  if (link.content === null) return { kind: 'removed', entryId, seq };
  const words = `${last?.hash ?? ''}\n${link.content}`;
  const isRight = createHash('sha256').update(words).digest('hex') === link.hash;
  const isAnchored = anchor?.seq !== seq || anchor.hash === link.hash;
  return isRight && isAnchored ? null : { kind: 'changed', entryId, seq };
}

/** The first entry without a link: written past the trigger. */
async function unlinkedEntry(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select e.id from audit_entries e where not exists (select from audit_chain c where c.entry_id = e.id)
    order by e.id limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/**
 * Walks the whole log of changes in the order of its commits, as of one moment, and stops at the first entry that is
 * not as it was written.
 */
export async function verifyChain(db: Db, anchor?: Anchor): Promise<ChainReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx): Promise<ChainReport> => {
      let last: Anchor | null = null;
      let count = 0;
      for (;;) {
        const links = await linksAfter(trx, last?.seq ?? 0);
        for (const link of links) {
          const fault = faultOf(link, last, anchor);
          if (fault) return { isWhole: false, fault, count, last };
          last = { seq: link.seq, hash: link.hash };
          count++;
        }
        if (links.length < LINKS_AT_ONCE) break;
      }
      const seq = last?.seq ?? 0;
      if (anchor && anchor.seq > seq) {
        return { isWhole: false, fault: { kind: 'removed', entryId: null, seq: seq + 1 }, count, last };
      }
      const entryId = await unlinkedEntry(trx);
      if (entryId === null) return { isWhole: true, count, last };
      return { isWhole: false, fault: { kind: 'inserted', entryId, seq: null }, count, last };
    });
}
