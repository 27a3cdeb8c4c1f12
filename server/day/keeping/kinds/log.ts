import { sql } from 'kysely';
import { writeAudit } from '../../../platform/plugins/audit';
import { countOf, moment, type KeptKind } from './kept';
import { KEEPER } from './keeper';

const BATCH = 5_000;
/** A count looks this far ahead. */
const COUNTED = 1_000_000;

interface Cut {
  cut_seq: number | null;
  cut_hash: string | null;
  removed: number;
}

/**
 * The log of changes and of who looked at patients. It loses its oldest entries only, up to the first that is held, and an
 * entry at its end names the place of the cut with its hash: by that the chain is proved from there on.
 */
export const log: KeptKind = {
  count: (db, until) =>
    countOf(
      db,
      sql`select e.id from audit_chain c join audit_entries e on e.id = c.entry_id
        where c.seq <= audit_cut_before(${moment(until)}, ${COUNTED}::integer)`,
    ),
  async removeBatch(trx, until) {
    const { rows } = await sql<Cut>`
      select cut_seq, cut_hash, removed from audit_cut(${moment(until)}, ${BATCH}::integer)`.execute(trx);
    const [cut] = rows;
    const removed = Number(cut?.removed ?? 0);
    if (!cut || removed === 0) return 0;
    await writeAudit(trx, KEEPER, {
      action: 'prune',
      resource: 'audit_entries',
      record_id: null,
      changes: {
        removed: { from: null, to: removed },
        cut: { from: null, to: { seq: Number(cut.cut_seq), hash: cut.cut_hash } },
      },
    });
    return removed;
  },
};
