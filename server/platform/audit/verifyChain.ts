import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';
import { Authorities, sha256Of } from './chainAuthorities';

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

export type ChainReport = {
  count: number;
  last: Anchor | null;
  /** The last link of what was removed by age; null: the log is here from its beginning. */
  cut: Anchor | null;
  /** Entries without the values of a person whose data were erased. */
  redacted: number;
} & ({ isWhole: true } | { isWhole: false; fault: ChainFault });

export interface LinkedEntry {
  seq: number;
  entry_id: number;
  hash: string;
  content: string | null;
  action: string | null;
  resource: string | null;
  changes: Readonly<Record<string, { to?: unknown }>> | null;
}

/** The words that a link covers. Not the database's own `audit_hash`: who can change entries can change functions. */
const CONTENT = sql<string | null>`case when e.id is null then null else (jsonb_build_array(
  e.id, (extract(epoch from e.at) * 1000000)::bigint, e.user_id, e.user_name, e.action, e.resource, e.record_id,
  e.changes, e.remote_address, e.request_id, e.command_id, e.patient_ids)
  || case when e.salt is null then '[]'::jsonb else jsonb_build_array(e.salt) end)::text end`;

async function linksAfter(trx: Trx, seq: number): Promise<LinkedEntry[]> {
  // Only entries about the log itself are read with their values.
  const { rows } = await sql<LinkedEntry>`
    select c.seq, c.entry_id, c.hash, ${CONTENT} as content, e.action, e.resource,
      case when e.resource = 'audit_entries' then e.changes end as changes
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${LINKS_AT_ONCE}`.execute(trx);
  return rows;
}

/** The first entry without a link: written past the trigger. */
async function unlinkedEntry(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select e.id from audit_entries e where not exists (select from audit_chain c where c.entry_id = e.id)
    order by e.id limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** A fault that a later entry of the log may explain: a cut by age, or values of an erased person. */
interface Doubt {
  fault: ChainFault;
  count: number;
  last: Anchor | null;
  isExplained: (authorities: Authorities) => boolean;
}

class Walk {
  last: Anchor | null = null;
  cut: Anchor | null = null;
  count = 0;
  redacted = 0;
  readonly #doubts: Doubt[] = [];
  readonly #authorities = new Authorities();

  constructor(private readonly anchor: Anchor | undefined) {}

  /** Takes the next link; answers a fault that nothing can explain, or null. */
  take(link: LinkedEntry): ChainFault | null {
    const { seq, entry_id: entryId, hash, content } = link;
    const { last } = this;
    if (content === null && last === null) {
      this.#doubt({ kind: 'removed', entryId, seq }, (found) => found.hasCut({ seq, hash }));
      this.cut = { seq, hash };
    } else {
      const next = (last?.seq ?? 0) + 1;
      if (seq !== next) return { kind: 'removed', entryId: null, seq: next };
      if (content === null) return { kind: 'removed', entryId, seq };
      if (sha256Of(`${last?.hash ?? ''}\n${content}`) === hash) this.#authorities.read(link);
      else {
        this.#doubt({ kind: 'changed', entryId, seq }, (found) => found.hasRedacted(entryId, content, seq));
        this.redacted++;
      }
      this.count++;
    }
    this.last = { seq, hash };
    if (this.anchor?.seq === seq && this.anchor.hash !== hash)
      this.#doubt({ kind: 'changed', entryId, seq }, () => false, 1);
    return null;
  }

  /** The first doubt that the log itself does not explain. */
  unexplained(): Doubt | undefined {
    return this.#doubts.find((doubt) => !doubt.isExplained(this.#authorities));
  }

  #doubt(fault: ChainFault, isExplained: Doubt['isExplained'], counted = 0): void {
    this.#doubts.push({ fault, isExplained, count: this.count - counted, last: this.last });
  }
}

/**
 * Walks the whole log of changes in the order of its commits, as of one moment, and stops at the first entry that is
 * not as it was written. The beginning may be gone, and values may be missing, where a later entry says so by hash.
 */
export async function verifyChain(db: Db, anchor?: Anchor): Promise<ChainReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx): Promise<ChainReport> => {
      const walk = new Walk(anchor);
      const report = () => ({
        count: walk.count,
        last: walk.last,
        cut: walk.cut,
        redacted: walk.redacted,
      });
      const broken = (fault: ChainFault): ChainReport => {
        const doubt = walk.unexplained();
        if (!doubt) return { ...report(), isWhole: false, fault };
        return { ...report(), count: doubt.count, last: doubt.last, isWhole: false, fault: doubt.fault };
      };
      for (;;) {
        const links = await linksAfter(trx, walk.last?.seq ?? 0);
        for (const link of links) {
          const fault = walk.take(link);
          if (fault) return broken(fault);
        }
        if (links.length < LINKS_AT_ONCE) break;
      }
      const doubt = walk.unexplained();
      if (doubt) return broken(doubt.fault);
      const seq = walk.last?.seq ?? 0;
      if (anchor && anchor.seq > seq) return broken({ kind: 'removed', entryId: null, seq: seq + 1 });
      const entryId = await unlinkedEntry(trx);
      if (entryId === null) return { ...report(), isWhole: true };
      return broken({ kind: 'inserted', entryId, seq: null });
    });
}
