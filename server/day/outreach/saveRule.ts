import type { FastifyRequest } from 'fastify';
import type { RecipientRule } from '../../../src/contract/messages/recipientMessages';
import type { ChannelsByEvent } from '../../../src/domain/messages/recipientRules';
import { ruleProblems } from '../../../src/domain/messages/ruleProblems';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { requireVersion } from '../../platform/plugins/versions';

interface GivenRule {
  close_door_pharmacy_id: number | null;
  funding_source_id: number | null;
  channels: unknown;
  daily_budget?: unknown;
  sms_price?: unknown;
  voice_price?: unknown;
}

/** Throws 422 when the CDP or client is not there. */
async function assertScope(trx: Trx, { close_door_pharmacy_id: cdp, funding_source_id: client }: GivenRule) {
  const isThere =
    cdp !== null
      ? await trx.selectFrom('cdps').select('id').where('id', '=', cdp).executeTakeFirst()
      : client !== null
        ? await trx.selectFrom('funding_sources').select('id').where('id', '=', client).executeTakeFirst()
        : true;
  const field = cdp === null ? 'funding_source_id' : 'close_door_pharmacy_id';
  if (!isThere) throw invalid({ [field]: { message: VALIDATION.reference } });
}

const amount = (value: unknown) => (typeof value === 'string' ? value : null);

/** What an audit entry says of rules: one field per event. */
function auditable(channels: ChannelsByEvent, values: Record<string, unknown>): Record<string, unknown> {
  const byEvent = Object.entries(channels).map(([event, ways]) => [event, ways.join(', ') || 'off']);
  return { ...Object.fromEntries(byEvent), ...values };
}

/** Stores the rules of the operation, of a CDP or of a client. Throws 412, 422 and 428. */
export async function saveRule(
  trx: Trx,
  request: FastifyRequest,
  given: GivenRule,
  now: Date,
): Promise<CommandAnswer<RecipientRule>> {
  const problems = ruleProblems({ ...given, daily_budget: given.daily_budget ?? null });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await assertScope(trx, given);
  const { close_door_pharmacy_id, funding_source_id } = given;
  // The first rules of a scope, by two people at a time: the unique index lets one of them wait.
  await trx
    .insertInto('recipient_rules')
    .values({ close_door_pharmacy_id, funding_source_id, channels: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await trx
    .selectFrom('recipient_rules')
    .selectAll()
    .where('close_door_pharmacy_id', 'is not distinct from', close_door_pharmacy_id)
    .where('funding_source_id', 'is not distinct from', funding_source_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { id, version } = stored;
  await requireVersion(request, trx, { resource: 'recipient_rules', id, version });
  const channels = given.channels as ChannelsByEvent;
  const money = {
    daily_budget: amount(given.daily_budget),
    sms_price: amount(given.sms_price),
    voice_price: amount(given.voice_price),
  };
  const next = version + 1;
  await trx
    .updateTable('recipient_rules')
    .set({ ...money, channels: JSON.stringify(channels), version: next, updated_at: now })
    .where('id', '=', id)
    .execute();
  const { daily_budget, sms_price, voice_price } = stored;
  await writeAudit(trx, request, {
    action: 'update',
    resource: 'recipient_rules',
    record_id: id,
    before: auditable(stored.channels, { daily_budget, sms_price, voice_price, version }),
    after: auditable(channels, { ...money, version: next }),
  });
  const body = {
    version: next,
    close_door_pharmacy_id,
    funding_source_id,
    channels,
    daily_budget: money.daily_budget,
  };
  return { status: 200, body, headers: { etag: `"${next}"` } };
}
