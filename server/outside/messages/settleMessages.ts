import type { Updateable } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { Trx } from '../../platform/database/database';
import type { MessageTable } from '../../platform/database/tables/accounts';
import { tell } from '../../platform/notifications/tell';
import { readSettings } from '../../platform/settings/readSettings';
import { applyReceipts } from './applyReceipts';
import type { Message } from './claimMessages';
import type { Outcome } from './deliverOne';
import { publishMessageChange } from './publishMessageChange';

export interface Attempt {
  message: Message;
  outcome: Outcome;
}

/** A link has done its work once it has left: nobody can read it here any more. */
export function withoutLink({ link: _link, ...rest }: Message['args']): Message['args'] {
  return rest;
}

interface Tries {
  notification_attempts: number;
  notification_minutes: number;
}

function valuesAfter({ message, outcome }: Attempt, now: Date, tries: Tries): Updateable<MessageTable> {
  const free = { locked_until: null };
  if (outcome.result === 'taken')
    return {
      ...free,
      state: 'sent',
      provider_id: outcome.taken.provider_id,
      error: null,
      begun_at: null,
      next_try_at: null,
      sent_at: now,
      args: JSON.stringify(withoutLink(message.args)),
    };
  // `attempts` of a claimed message are those before this one.
  const isOver = outcome.result === 'over' || message.attempts + 1 >= tries.notification_attempts;
  const { error } = outcome;
  if (isOver) return { ...free, state: 'failed', error, next_try_at: null, begun_at: null, cost: null };
  const next_try_at = new Date(now.getTime() + tries.notification_minutes * MINUTE_MS);
  return outcome.isOpen
    ? { ...free, error, next_try_at }
    : { ...free, error, next_try_at, begun_at: null, cost: null };
}

/** Tells those who may look after messages, and whoever caused this one. An email that is itself a notification does not. */
async function tellFailure(trx: Trx, { id, channel, created_by, ...message }: Message, now: Date) {
  if (message.template === 'notification') return;
  const facts = { message_id: id, channel };
  const cdp_id = message.close_door_pharmacy_id;
  await tell(trx, [{ type: 'message_failed', facts, cdp_id, also: [created_by] }], now);
}

/** Writes down what came of attempts. */
export async function settleMessages(trx: Trx, attempts: readonly Attempt[], now: Date): Promise<void> {
  const tries = await readSettings(trx);
  const failed: Message[] = [];
  const numbers: string[] = [];
  for (const attempt of attempts) {
    const { message } = attempt;
    const values = valuesAfter(attempt, now, tries);
    const settled = await trx
      .updateTable('messages')
      .set(values)
      .where('id', '=', message.id)
      // Another server has taken it over when this one was slower than its lease.
      .where('attempts', '=', message.attempts + 1)
      .returning('id')
      .executeTakeFirst();
    if (settled && values.state === 'failed') failed.push(message);
    if (settled && values.provider_id) numbers.push(values.provider_id);
  }
  // The service may have reported before it has answered.
  for (const number of numbers) await applyReceipts(trx, number);
  for (const message of failed) await tellFailure(trx, message, now);
  const [first] = attempts;
  if (first) await publishMessageChange(trx, first.message.id);
}
