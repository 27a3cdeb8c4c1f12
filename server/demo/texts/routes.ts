import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { object, string } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import { conversationsCall, LONGEST_TEXT } from '../../../src/contract/conversations/conversations';
import {
  demoPhonesCall,
  demoTextsCall,
  sendDemoTextCall,
  type DemoText,
} from '../../../src/contract/demo/texts';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import { toWire } from '../../../src/domain/time/dates';
import type { RouteModule, ServerContext } from '../../context';
import { receiveText } from '../../day/conversations/receiveText';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { writeMessage } from '../../outside/messages/writeMessage';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);
/** Those who still wait come first. */
const MOST_PHONES = 200;
/** What a phone shows without scrolling far. */
const MOST_TEXTS = 40;

/** Whoever may read text messages may play a recipient; in a demo without a real service alone. */
const config = { access: { as: ['GET', conversationsCall.path] }, scope: 'cdp' } as const;

const sendBody = object({ text: string().trim().min(1).max(LONGEST_TEXT).required() });

async function phonesOfToday({ db, clock }: ServerContext, { cdp_id }: Actor) {
  const { rows } = await sql<{ participant_id: number; participant_name: string; phone_number: string }>`
    select p.id as participant_id, p.participant_full_name as participant_name,
      min(coalesce(p.mobile_phone_number, p.phone_number)) as phone_number
    from delivery_events e join participants p on p.id = e.participant_id
    join cdps c on c.id = e.close_door_pharmacy_id
    where e.delivery_date = (${toWire(clock())}::timestamptz at time zone c.time_zone)::date
      and coalesce(p.mobile_phone_number, p.phone_number) is not null
      and (${cdp_id}::bigint is null or e.close_door_pharmacy_id = ${cdp_id}::bigint)
    group by p.id
    order by bool_or(e.delivery_event_status_id = any(${OPEN}::int[])) desc, p.participant_full_name
    limit ${MOST_PHONES}`.execute(db);
  return rows;
}

async function phoneOf(context: ServerContext, actor: Actor, participantId: number): Promise<string> {
  const phones = await phonesOfToday(context, actor);
  const phone = phones.find(({ participant_id }) => participant_id === participantId);
  if (!phone) throw notFound();
  return phone.phone_number;
}

async function textsOn({ db, config: { publicUrl } }: ServerContext, phone: string): Promise<DemoText[]> {
  const own = await db
    .selectFrom('inbound_texts as t')
    .innerJoin('conversations as c', 'c.id', 't.conversation_id')
    .select(['t.id', 't.text', 't.received_at as at'])
    .where('c.phone_number', '=', phone)
    .orderBy('t.id', 'desc')
    .limit(MOST_TEXTS)
    .execute();
  const came = await db
    .selectFrom('messages')
    .selectAll()
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone)
    .where('state', 'in', ['sent', 'delivered', 'kept'])
    .orderBy('id', 'desc')
    .limit(MOST_TEXTS)
    .execute();
  const texts = [
    ...own.map(({ id, text, at }) => ({ key: `own-${id}`, is_own: true, text, at })),
    ...came.map((message) => ({
      key: `came-${message.id}`,
      is_own: false,
      text: writeMessage(message, publicUrl).text,
      at: message.created_at,
    })),
  ];
  // Times are whole seconds: within one the numbers tell the order, and what was written stands before its answer.
  return texts
    .reverse()
    .sort((a, b) => a.at.localeCompare(b.at) || Number(b.is_own) - Number(a.is_own))
    .slice(-MOST_TEXTS);
}

/** The phone of a recipient, for somebody who tries the demo: no account of a service is needed. */
export const demoTextsRoutes: RouteModule = (app, context) => {
  const { demo, messages, twilio } = context.config;
  const isAvailable = demo && !messages.sms && !twilio?.sender;

  serve(app, demoPhonesCall, config, async (request) => {
    const actor = actorOf(request);
    const phones = await phonesOfToday(context, actor);
    return { is_available: isAvailable, phones: isAvailable ? phones : [] };
  });

  serve(app, demoTextsCall, config, async (request, reply) => {
    const phone = await phoneOf(context, actorOf(request), request.params.id);
    if (!isAvailable) throw notFound();
    void reply.header('cache-control', 'no-store');
    return textsOn(context, phone);
  });

  serve(app, withSchemas(sendDemoTextCall, { body: sendBody }), config, async (request) => {
    const phone = await phoneOf(context, actorOf(request), request.params.id);
    if (!isAvailable) throw notFound();
    const { text } = request.body;
    const received = { provider_id: `demo-${randomUUID()}`, phone, text, isAnswered: false };
    return { is_sent: await receiveText(context, request, received) };
  });
};
