import { sql } from 'kysely';
import type { MessageChannel } from '../../../src/domain/messages/channels';
import { contactKey } from '../../../src/domain/messages/consent';
import { gateOf, type GateAnswer } from '../../../src/domain/messages/outboxGate';
import { smsSize } from '../../../src/domain/messages/smsSegments';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { Trx } from '../../platform/database/database';
import { readConsents } from './consents';
import { publishMessageChange } from './publishMessageChange';
import { readSpending, type Spending } from './spending';
import { writeMessage } from './writeMessage';
import type { Message } from './keptMessage';

/** A server that dies frees its messages after this: longer than any service is waited for. */
const LEASE_MS = 2 * MINUTE_MS;

interface Claim {
  channel: MessageChannel;
  most: number;
  now: Date;
  publicUrl: string;
}

/** Messages of accounts first: a person waits in front of the sign-in page, while a burst to recipients can take minutes. */
async function lockDue(trx: Trx, { channel, most, now }: Claim): Promise<Message[]> {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('channel', '=', channel)
    .where('state', 'in', ['waiting', 'held'])
    .where((or) =>
      or.or([or('next_try_at', 'is', null), or('next_try_at', '<=', sql<string>`${now}::timestamptz`)]),
    )
    .where((or) =>
      or.or([or('locked_until', 'is', null), or('locked_until', '<=', sql<string>`${now}::timestamptz`)]),
    )
    .orderBy('is_private')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** What it costs by the operation's prices: by segments, or by call. */
function sizeOf(
  message: Message,
  spending: Spending,
  publicUrl: string,
): { units: number; cost: number | null } {
  if (message.channel === 'email') return { units: 1, cost: 0 };
  const units = message.channel === 'sms' ? smsSize(writeMessage(message, publicUrl).text).segments : 1;
  const price = spending.prices[message.channel];
  return { units, cost: price === null ? null : units * price };
}

async function keepOut(
  trx: Trx,
  { id }: Message,
  answer: Exclude<GateAnswer, { pass: true }>,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({
      state: answer.state,
      reason: answer.reason,
      next_try_at: answer.state === 'held' ? answer.until : null,
      begun_at: null,
      cost: null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes messages of a channel that are due and may leave, in the transaction that also notes that their sending begins:
 * from then on a lost answer is a question to the service, and no second message. What may not leave is held or stopped.
 * `begun_at` of an answered message is the earlier beginning, null when this is the first.
 */
export async function claimMessages(trx: Trx, claim: Claim): Promise<{ due: number; leaving: Message[] }> {
  const { now, publicUrl } = claim;
  const due = await lockDue(trx, claim);
  if (due.length === 0) return { due: 0, leaving: [] };
  const contacts = due.flatMap(({ channel, recipient }) => contactKey(channel, recipient) ?? []);
  const consents = await readConsents(trx, contacts);
  const spending = await readSpending(trx, due, now);
  const leaving: Message[] = [];
  for (const message of due) {
    const size = sizeOf(message, spending, publicUrl);
    const cost = size.cost ?? 0;
    const consent =
      consents.of(message.channel, contactKey(message.channel, message.recipient))?.state ?? null;
    const answer = gateOf({ ...message, cost }, { now, consent, budgets: spending.budgetsOf(message) });
    // What has begun may have arrived: the service is asked, whatever the hour.
    if (!answer.pass && message.begun_at === null) {
      await keepOut(trx, message, answer);
      continue;
    }
    if (message.begun_at === null) spending.spend(message, cost);
    leaving.push({ ...message, units: size.units, cost: size.cost === null ? null : String(size.cost) });
  }
  await markBegun(trx, leaving, now);
  const [first] = due;
  if (first && leaving.length < due.length) await publishMessageChange(trx, first.id);
  return { due: due.length, leaving };
}

async function markBegun(trx: Trx, leaving: readonly Message[], now: Date): Promise<void> {
  if (leaving.length === 0) return;
  await sql`
    update messages m set begun_at = coalesce(m.begun_at, ${now}::timestamptz), attempts = m.attempts + 1,
      locked_until = ${new Date(now.getTime() + LEASE_MS)}::timestamptz, units = begun.units, cost = begun.cost,
      state = 'waiting', reason = null
    from unnest(${leaving.map(({ id }) => id)}::bigint[], ${leaving.map(({ units }) => units)}::int[],
      ${leaving.map(({ cost }) => cost)}::numeric[]) as begun (id, units, cost)
    where m.id = begun.id`.execute(trx);
}
