import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { PreviewValues } from '../../../src/contract/messages/recipientMessages';
import type { TemplateValues } from '../../../src/domain/messages/templateText';
import { trackingLink } from '../../../src/domain/access/shareLink';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { writeAudit } from '../../platform/plugins/audit';
import { readSettings } from '../../platform/settings/readSettings';
import { timeFormOfRecipients } from '../../platform/settings/timeForm';
import { messageValues } from './messageValues';
import { readRecipientFacts } from './recipientFacts';
import { LANGUAGES, type Language } from '../../../src/domain/wire/languages';

/** As long as a real one, and opens nothing. */
const SAMPLE_TOKEN = 'x'.repeat(27);

/** What the variables say for a delivery: the one of this order number, or the newest on a run. Null: there is none. */
export async function previewValues(
  { config, clock }: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  orderNumber: string | undefined,
): Promise<PreviewValues | null> {
  const condition = orderNumber
    ? sql<boolean>`e.order_number = ${orderNumber}`
    : sql<boolean>`e.id = (select n.id from delivery_events n
        where n.delivery_manifest_id is not null and n.participant_id is not null
        order by n.delivery_date desc, n.id desc limit 1)`;
  const [stop] = await readRecipientFacts(trx, condition, 1);
  if (!stop) return null;
  const { order_number } = await trx
    .selectFrom('delivery_events')
    .select('order_number')
    .where('id', '=', stop.id)
    .executeTakeFirstOrThrow();
  // A patient's name is shown: the read is logged.
  await writeAudit(trx, request, {
    action: 'read',
    resource: 'delivery_events',
    record_id: stop.id,
    changes: {},
  });
  const form = await timeFormOfRecipients(trx);
  const { operation_phone: operationPhone } = await readSettings(trx);
  const link = trackingLink(config.publicUrl, SAMPLE_TOKEN);
  const values = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      messageValues([stop], { language, form, now: clock(), operationPhone }, link),
    ]),
  ) as Record<Language, TemplateValues>;
  return { delivery_event_id: stop.id, order_number, values };
}
