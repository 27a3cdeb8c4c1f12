import { readSealCode } from '../../../src/domain/custody/sealCode';
import type { SealVerdict } from '../../../src/domain/stops/proofView';
import type { ServerContext } from '../../context';
import { proofOfEvent } from './readProof';
import type { Seal } from './seal';
import { sealedContent } from './sealedContent';

async function isCurrent(context: ServerContext, seal: Seal): Promise<boolean> {
  const found = await proofOfEvent(context.db, seal.delivery_event_id);
  return found !== null && (await sealedContent(context, found.proof)).checksum === seal.checksum;
}

async function genuine(
  context: ServerContext,
  seal: Seal,
  looked_at: SealVerdict['looked_at'],
): Promise<SealVerdict> {
  const { sealed_at, checksum } = seal;
  return { result: 'genuine', looked_at, sealed_at, checksum, is_current: await isCurrent(context, seal) };
}

/**
 * Whether a document is ours as it was handed out: by the checksum of its file, and by the code that stands in it. Says
 * nothing of what it is about.
 */
export async function verifySeal(
  context: ServerContext,
  { checksum, code }: { checksum?: string | null; code?: string | null },
): Promise<SealVerdict> {
  const seals = () => context.db.selectFrom('evidence_seals as s').selectAll('s');
  const looked_at = checksum ? 'file' : 'code';
  if (checksum) {
    const seal = await seals()
      .innerJoin('evidence_files as f', 'f.seal_id', 's.id')
      .where('f.checksum', '=', checksum.toLowerCase())
      .executeTakeFirst();
    if (seal) return genuine(context, seal, looked_at);
  }
  const known = code ? readSealCode(code) : null;
  const seal = known ? await seals().where('s.code', '=', known).executeTakeFirst() : undefined;
  if (!seal) return { result: 'unknown', looked_at };
  return checksum
    ? { result: 'changed', looked_at, sealed_at: seal.sealed_at }
    : genuine(context, seal, looked_at);
}
