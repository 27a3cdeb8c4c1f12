import { sql, type RawBuilder } from 'kysely';
import type {
  Conversation,
  ConversationDetail,
  ConversationFilter,
  ConversationText,
} from '../../../src/contract/conversations/conversations';
import type { ServerContext } from '../../context';
import { writeMessage } from '../../outside/messages/writeMessage';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { participantsOf } from './openDeliveries';
import { languageOfAll, type Language } from '../../../src/domain/wire/languages';

/** Links in what went out are below the public address. */
type Reading = Pick<ServerContext, 'db' | 'config'>;

/** Of a long conversation, the newest. */
const MOST_TEXTS = 200;

/** Of one CDP: its own. What nobody's recipient writes is for the people of the whole operation. */
function whose({ cdp_id }: Actor): RawBuilder<boolean> {
  return cdp_id === null ? sql<boolean>`true` : sql<boolean>`c.close_door_pharmacy_id = ${cdp_id}`;
}

/** Conversations of this filter that are this person's to see. */
export function filteredConversations(db: Db | Trx, actor: Actor, filter: ConversationFilter) {
  return db
    .selectFrom('conversations as c')
    .where(whose(actor))
    .$if(filter === 'unread', (query) => query.where('c.unread', '>', 0))
    .$if(filter === 'unknown', (query) =>
      query.where('c.participant_id', 'is', null).where('c.delivery_event_id', 'is', null),
    );
}

function rowsOf(query: ReturnType<typeof filteredConversations>) {
  return query
    .leftJoin('participants as p', 'p.id', 'c.participant_id')
    .leftJoin('cdps as d', 'd.id', 'c.close_door_pharmacy_id')
    .leftJoin('delivery_events as e', 'e.id', 'c.delivery_event_id')
    .select(['c.id', 'c.version', 'c.phone_number', 'c.participant_id', 'c.delivery_event_id', 'c.unread'])
    .select(['c.last_text_at', 'c.read_by_name', 'd.name as cdp_name', 'e.delivery_date', 'c.language'])
    .select([
      'p.participant_full_name as participant_name',
      sql<
        string | null
      >`(select t.text from inbound_texts t where t.conversation_id = c.id order by t.id desc limit 1)`.as(
        'last_text',
      ),
      sql<boolean>`coalesce((select s.state = 'stopped' from consents s where s.contact = c.phone_number and coalesce(s.channel, 'sms') = 'sms'
        order by s.id desc limit 1), false)`.as('is_stopped'),
    ]);
}

export function readConversations(
  db: Db | Trx,
  actor: Actor,
  { filter, page, per_page }: { filter: ConversationFilter; page: number; per_page: number },
): Promise<Conversation[]> {
  return rowsOf(filteredConversations(db, actor, filter))
    .orderBy(sql`c.unread > 0`, 'desc')
    .orderBy('c.last_text_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
}

async function textsOf(
  { db, config }: Reading,
  { id, phone_number }: Conversation,
): Promise<ConversationText[]> {
  const came = await db
    .selectFrom('inbound_texts')
    .select(['id', 'text', 'meaning', 'received_at'])
    .where('conversation_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_TEXTS)
    .execute();
  const went = await db
    .selectFrom('messages')
    .selectAll()
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone_number)
    .where('is_private', '=', true)
    .orderBy('id', 'desc')
    .limit(MOST_TEXTS)
    .execute();
  const texts = [
    ...came.map((text): ConversationText => ({
      key: `in-${text.id}`,
      direction: 'in',
      text: text.text,
      at: text.received_at,
      meaning: text.meaning,
      by_name: null,
      state: null,
      error: null,
    })),
    ...went.map((message): ConversationText => ({
      key: `out-${message.id}`,
      direction: 'out',
      text: writeMessage(message, config.publicUrl).text,
      at: message.created_at,
      meaning: null,
      by_name: message.created_by_name || null,
      state: message.state,
      error: message.error,
    })),
  ];
  // Times are whole seconds: within one the numbers tell the order, and what came in stands before its answer.
  return texts
    .reverse()
    .sort((a, b) => a.at.localeCompare(b.at) || a.direction.localeCompare(b.direction))
    .slice(-MOST_TEXTS);
}

async function withTexts(
  reading: Reading,
  conversation: Conversation & { language: Language | null },
): Promise<ConversationDetail> {
  const people = await participantsOf(reading.db, conversation.phone_number);
  return {
    ...conversation,
    language: conversation.language ?? languageOfAll(people),
    texts: await textsOf(reading, conversation),
    people: people.map(({ id, participant_full_name }) => ({
      participant_id: id,
      participant_name: participant_full_name,
    })),
  };
}

/** One conversation with its texts; undefined when there is none, or it is not this person's to see. */
export async function readConversation(reading: Reading, actor: Actor, id: number) {
  const row = await rowsOf(filteredConversations(reading.db, actor, 'all'))
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row && withTexts(reading, row);
}

/** The conversations with the phones of a participant, the latest first. */
export async function conversationsWith(
  reading: Reading,
  actor: Actor,
  participantId: number,
): Promise<ConversationDetail[]> {
  const rows = await rowsOf(filteredConversations(reading.db, actor, 'all'))
    .where(
      sql<boolean>`c.phone_number in (
        select unnest(array[p.phone_number, p.mobile_phone_number]) from participants p where p.id = ${participantId}
        union select f.phone_number from participant_phones f where f.participant_id = ${participantId} and f.is_active)`,
    )
    .orderBy('c.last_text_at', 'desc')
    .limit(10)
    .execute();
  const details: ConversationDetail[] = [];
  for (const row of rows) details.push(await withTexts(reading, row));
  return details;
}
