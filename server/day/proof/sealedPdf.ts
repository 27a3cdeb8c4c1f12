import type { ProofView } from '../../../src/domain/stops/proofView';
import type { ServerContext } from '../../context';
import { sha256 } from '../../outside/files/sha256';
import type { Scene } from '../../outside/map/picture/scene';
import { inTransaction } from '../../platform/database/transaction';
import { writeAudit, type AuditAuthor } from '../../platform/plugins/audit';
import { timeFormOfRecipients } from '../../platform/settings/timeForm';
import { proofPdf } from './proofPdf';
import { sealOf, type Sealer } from './seal';
import { sealedContent } from './sealedContent';

interface Wanted {
  proof: ProofView;
  /** What the reader sees of it. */
  printed: ProofView;
  map: Scene | null;
  sealer: Sealer;
  /** Whose reading is logged. */
  author: AuditAuthor;
}

/** The proof of a delivery as one sealed PDF; it is remembered, so that the file can be verified later. */
export async function sealedPdf(
  context: ServerContext,
  { proof, printed, map, sealer, author }: Wanted,
): Promise<Buffer> {
  const { db, clock, config } = context;
  const { event_id: eventId } = proof;
  const content = await sealedContent(context, proof);
  return inTransaction(db, async (trx) => {
    const seal = await sealOf(trx, sealer, { eventId, checksum: content.checksum, now: clock() });
    const verifyUrl = `${config.publicUrl}/#/verify?code=${seal.code}`;
    const form = await timeFormOfRecipients(trx);
    const document = await proofPdf({ proof: printed, photos: content.photos, map, seal, verifyUrl, form });
    await trx
      .insertInto('evidence_files')
      .values({ checksum: sha256(document), seal_id: seal.id })
      .onConflict((conflict) => conflict.column('checksum').doNothing())
      .execute();
    await writeAudit(trx, author, {
      action: 'export',
      resource: 'delivery_events',
      record_id: eventId,
      changes: { seal: { from: null, to: seal.code }, checksum: { from: null, to: seal.checksum } },
    });
    return document;
  });
}
