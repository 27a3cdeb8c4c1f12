import { sql, type Updateable } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { Trx } from '../../platform/database/database';
import type { MessageTable } from '../../platform/database/tables/accounts';
import { readSettings } from '../../platform/settings/readSettings';
import { applyReceipts } from './applyReceipts';
import type { Message } from './keptMessage';
import type { Outcome } from './deliverOne';
import { publishMessageChange } from './publishMessageChange';
import { tellFailures, type FailedMessage } from './tellFailure';

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

type NotTaken = Exclude<Outcome, { result: 'taken' }>;

function valuesAfter(message: Message, outcome: NotTaken, now: Date, tries: Tries): Updateable<MessageTable> {
  const free = { locked_until: null };
  // `attempts` of a claimed message are those before this one.
  const isOver = outcome.result === 'over' || message.attempts + 1 >= tries.notification_attempts;
  const { error } = outcome;
  if (isOver) return { ...free, state: 'failed', error, next_try_at: null, begun_at: null, cost: null };
  const next_try_at = new Date(now.getTime() + tries.notification_minutes * MINUTE_MS);
  return outcome.isOpen
    ? { ...free, error, next_try_at }
    : { ...free, error, next_try_at, begun_at: null, cost: null };
}

interface Sent {
  id: number;
  attempts: number;
  provider_id: string | null;
}

/**
 * One statement for all that the service has taken: in a burst it is what the database does most. Where another server has
 * taken a message over, as this one was slower than its lease, nothing is written. Answers the service's numbers.
 */
async function settleTaken(trx: Trx, sent: readonly Sent[], now: Date): Promise<string[]> {
  if (sent.length === 0) return [];
  const { rows } = await sql<{ provider_id: string | null }>`
    update messages m set state = 'sent', provider_id = taken.provider_id, error = null, begun_at = null,
      next_try_at = null, locked_until = null, sent_at = ${now}::timestamptz, args = m.args - 'link'
    from unnest(${sent.map(({ id }) => id)}::bigint[], ${sent.map(({ attempts }) => attempts)}::int[],
      ${sent.map(({ provider_id }) => provider_id)}::text[]) as taken (id, attempts, provider_id)
    where m.id = taken.id and m.attempts = taken.attempts returning m.provider_id`.execute(trx);
  return rows.flatMap(({ provider_id }) => provider_id ?? []);
}

/** The service may have reported before it has answered. */
async function applyEarlyReceipts(trx: Trx, numbers: readonly string[], now: Date): Promise<void> {
  if (numbers.length === 0) return;
  const early = await trx
    .selectFrom('message_receipts')
    .select('provider_id')
    .distinct()
    .where(sql<boolean>`provider_id = any(${[...numbers]}::text[])`)
    .execute();
  for (const { provider_id } of early) await applyReceipts(trx, provider_id, now);
}

/** Writes down what came of attempts. */
export async function settleMessages(trx: Trx, attempts: readonly Attempt[], now: Date): Promise<void> {
  const failed: FailedMessage[] = [];
  const sent: Sent[] = [];
  const left: { message: Message; outcome: NotTaken }[] = [];
  for (const { message, outcome } of attempts)
    if (outcome.result === 'taken')
      sent.push({
        id: message.id,
        attempts: message.attempts + 1,
        provider_id: outcome.taken.provider_id,
      });
    else left.push({ message, outcome });
  const numbers = await settleTaken(trx, sent, now);
  const tries = await readSettings(trx);
  for (const { message, outcome } of left) {
    const values = valuesAfter(message, outcome, now, tries);
    const settled = await trx
      .updateTable('messages')
      .set(values)
      .where('id', '=', message.id)
      .where('attempts', '=', message.attempts + 1)
      .returning('id')
      .executeTakeFirst();
    if (settled && values.state === 'failed') failed.push({ ...message, error: outcome.error });
  }
  await applyEarlyReceipts(trx, numbers, now);
  await tellFailures(trx, failed, now);
  const [first] = attempts;
  if (first) await publishMessageChange(trx, first.message.id);
}
