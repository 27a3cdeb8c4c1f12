import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isDraftOpen } from '../../../src/domain/planning/draftRules';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { wrongState } from '../../platform/plugins/errors';
import { announceDraft, findDraft } from './draftRows';

/** Discards an automatic plan; nothing changes when it is discarded already. Throws 404 and 409. */
export async function discardDraft(
  trx: Trx,
  request: FastifyRequest,
  draftId: number,
  now: Date,
): Promise<void> {
  const actor = actorOf(request);
  const { state } = await findDraft(trx, actor, draftId);
  if (state === 'discarded') return;
  if (!isDraftOpen(state) && state !== 'solving' && state !== 'failed')
    throw wrongState(`This draft is ${state}`, { reason: 'draftNotOpen', state });
  const draft = await trx
    .updateTable('scheduling_drafts')
    .set({
      state: 'discarded',
      settled_at: now,
      settled_by_name: actor.full_name,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', draftId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    resource: 'scheduling_drafts',
    record_id: draftId,
    action: 'discard',
    before: { state },
    after: { state: draft.state },
  });
  await announceDraft(trx, draft);
}
