import { sql } from 'kysely';
import type { Budget } from '../../../src/domain/messages/recipientRules';
import { dateInZone, startOfDay } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import type { Message } from './keptMessage';

/** What was spent today by whom, and may be. */
export interface Spending {
  /** Dollars per segment and per call; null: nobody has entered one. */
  prices: Readonly<Record<'sms' | 'voice', number | null>>;
  budgetsOf(message: Message): Budget[];
  /** Counts a message that is about to leave. */
  spend(message: Message, cost: number): void;
}

type Payer = 'operation' | `cdp ${number}` | `client ${number}`;

/** One sends at a time where there is a budget: two servers must not spend the last dollar twice. */
const BUDGET_LOCK = 7_016_206;

function payersOf({ close_door_pharmacy_id: cdp, funding_source_id: client }: Message): Payer[] {
  return [
    'operation',
    ...(cdp === null ? [] : [`cdp ${cdp}` as const]),
    ...(client === null ? [] : [`client ${client}` as const]),
  ];
}

const dollars = (text: string | null): number | null => (text === null ? null : Number(text));

async function spentSince(trx: Trx, payer: Payer, since: Date): Promise<number> {
  const [kind, id] = payer.split(' ');
  const { spent } = await trx
    .selectFrom('messages')
    .select(sql<string>`coalesce(sum(cost), 0)`.as('spent'))
    .where('event', 'is not', null)
    .where((or) =>
      or.or([or('sent_at', '>=', sql<string>`${since}::timestamptz`), or('begun_at', 'is not', null)]),
    )
    .$if(kind === 'cdp', (query) => query.where('close_door_pharmacy_id', '=', Number(id)))
    .$if(kind === 'client', (query) => query.where('funding_source_id', '=', Number(id)))
    .executeTakeFirstOrThrow();
  return Number(spent);
}

/** The budgets that these messages fall under. A day is that of the message's place. */
export async function readSpending(trx: Trx, messages: readonly Message[], now: Date): Promise<Spending> {
  const rules = await trx
    .selectFrom('recipient_rules')
    .select(['close_door_pharmacy_id', 'funding_source_id', 'daily_budget', 'sms_price', 'voice_price'])
    .where((or) =>
      or.or([
        or('daily_budget', 'is not', null),
        or.and([or('close_door_pharmacy_id', 'is', null), or('funding_source_id', 'is', null)]),
      ]),
    )
    .execute();
  const operation = rules.find(
    (rule) => rule.close_door_pharmacy_id === null && rule.funding_source_id === null,
  );
  const limits = new Map<Payer, number>();
  for (const rule of rules) {
    const { close_door_pharmacy_id: cdp, funding_source_id: client, daily_budget } = rule;
    if (daily_budget === null) continue;
    const payer =
      cdp !== null ? (`cdp ${cdp}` as const) : client !== null ? (`client ${client}` as const) : 'operation';
    limits.set(payer, Number(daily_budget));
  }
  const spent = new Map<Payer, number>();
  const toldOf = messages.filter(({ event }) => event !== null);
  if (limits.size > 0 && toldOf.length > 0) {
    await sql`select pg_advisory_xact_lock(${BUDGET_LOCK}::bigint)`.execute(trx);
    for (const message of toldOf) {
      const zone = message.time_zone ?? 'UTC';
      const since = startOfDay(dateInZone(now, zone), zone);
      for (const payer of payersOf(message))
        if (limits.has(payer) && !spent.has(payer)) spent.set(payer, await spentSince(trx, payer, since));
    }
  }
  return {
    prices: { sms: dollars(operation?.sms_price ?? null), voice: dollars(operation?.voice_price ?? null) },
    budgetsOf: (message) =>
      payersOf(message).flatMap((payer) => {
        const limit = limits.get(payer);
        return limit === undefined ? [] : [{ limit, spent: spent.get(payer) ?? 0 }];
      }),
    spend: (message, cost) => {
      if (message.event === null) return;
      for (const payer of payersOf(message)) spent.set(payer, (spent.get(payer) ?? 0) + cost);
    },
  };
}
