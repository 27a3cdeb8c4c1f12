import type { FastifyRequest } from 'fastify';
import type { Trx } from '../../platform/database/database';
import type { SavedRecord } from '../resources/serverResource';
import { keepNumbersInBook } from './keepNumbers';
import { assertNoOpenDeliveries } from './openDeliveries';

/** The one who asks has seen how many deliveries are open, and lets them stay. */
function letsDeliveriesStay({ body }: FastifyRequest): boolean {
  return (
    typeof body === 'object' && body !== null && 'keep_deliveries' in body && body.keep_deliveries === true
  );
}

/** However a participant is written: the book of phones follows, and nobody with deliveries ahead is switched off unasked. */
export async function afterParticipantSave(
  trx: Trx,
  { context, request, before, after }: SavedRecord,
): Promise<void> {
  const now = context.clock();
  if (before?.is_active === true && after.is_active === false && !letsDeliveriesStay(request))
    await assertNoOpenDeliveries(trx, after.id, now);
  await keepNumbersInBook(trx, before, after, now);
}
