import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { SEAL_LENGTH, SEAL_LETTERS } from '../../../src/domain/custody/sealCode';
import type { Trx } from '../../platform/database/database';
import type { EvidenceSealTable } from '../../platform/database/tables/proof';
import type { Language } from '../../../src/domain/wire/languages';

export type Seal = Selectable<EvidenceSealTable>;

/** In whose name a proof is sealed; a client's system is no user. */
export interface Sealer {
  user_id: number | null;
  full_name: string;
  language: Language;
}

function newCode(): string {
  const letters = [...randomBytes(SEAL_LENGTH)].map(
    (byte) => SEAL_LETTERS[byte % SEAL_LETTERS.length] ?? '0',
  );
  return letters.join('').match(/.{4}/g)?.join('-') ?? '';
}

/** The seal of this content in this language: the one that it has, or a new one. */
export async function sealOf(
  trx: Trx,
  sealer: Sealer,
  content: { eventId: number; checksum: string; now: Date },
): Promise<Seal> {
  const { eventId: delivery_event_id, checksum, now: sealed_at } = content;
  const { language } = sealer;
  await trx
    .insertInto('evidence_seals')
    .values({
      code: newCode(),
      delivery_event_id,
      checksum,
      language,
      sealed_at,
      sealed_by: sealer.user_id,
      sealed_by_name: sealer.full_name,
    })
    .onConflict((conflict) => conflict.columns(['delivery_event_id', 'checksum', 'language']).doNothing())
    .execute();
  return trx
    .selectFrom('evidence_seals')
    .selectAll()
    .where('delivery_event_id', '=', delivery_event_id)
    .where('checksum', '=', checksum)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
}
