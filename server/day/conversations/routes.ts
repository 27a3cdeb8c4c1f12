import { boolean, number, object, string } from 'yup';
import {
  answerTextCall,
  CONVERSATION_FILTERS,
  conversationCall,
  conversationsCall,
  conversationsTotalCall,
  LONGEST_TEXT,
  participantConversationsCall,
  readConversationCall,
  stopConversationsCall,
} from '../../../src/contract/conversations/conversations';
import { startTextCall, textingCall } from '../../../src/contract/conversations/startText';
import { withSchemas } from '../../../src/contract/call';
import { isStoredPhone } from '../../../src/domain/people/phone';
import { HOUR_MS } from '../../../src/domain/time/durations';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { findRow } from '../../records/resources/crudRepository';
import { resourceOf } from '../../records/resources/fieldSql';
import { scopeOf } from '../../records/resources/scopes';
import { isWithinScope } from '../../records/runs/runScope';
import { answerText, markRead } from './answerText';
import {
  conversationsWith,
  filteredConversations,
  readConversation,
  readConversations,
} from './readConversations';
import { pruneReceipts } from './receipts';
import { readTexting, startText } from './startText';
import { LANGUAGES } from '../../../src/domain/wire/languages';

const PAGE_SIZE = 20;
const filters = { filter: string().oneOf(CONVERSATION_FILTERS).default('all') };
const listQuery = object({
  ...filters,
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(100).default(PAGE_SIZE),
});
const startBody = object({
  phone_number: string()
    .required()
    .test('phone', VALIDATION.phone, (text) => isStoredPhone(text)),
  text: string().trim().min(1).max(LONGEST_TEXT).required(),
  language: string().oneOf(LANGUAGES).required(),
  delivery_event_id: number().integer().positive().nullable(),
  in_the_morning: boolean(),
});
const textingQuery = object({ delivery_event_id: number().integer().positive() });
const answerBody = object({ text: string().trim().min(1).max(LONGEST_TEXT).required() });

const OFFICE = { scope: 'cdp' } as const;
const LISTING = { access: { as: ['GET', conversationsCall.path] }, scope: 'cdp' } as const;
const STARTING = { access: { as: ['POST', startTextCall.path] }, scope: 'cdp' } as const;
const READING = { access: { as: ['GET', conversationCall.path] }, scope: 'cdp' } as const;

/** Text messages with recipients, for the office. */
export const conversationsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  app.jobs.every(HOUR_MS, 'pruneReceipts', () => pruneReceipts(context));

  serve(app, withSchemas(conversationsCall, { query: listQuery }), OFFICE, (request) =>
    readConversations(db, actorOf(request), request.query),
  );

  serve(app, withSchemas(conversationsTotalCall, { query: object(filters) }), LISTING, (request) =>
    filteredConversations(db, actorOf(request), request.query.filter)
      .select((query) => query.fn.countAll<number>().as('total_items'))
      .executeTakeFirstOrThrow(),
  );

  serve(app, conversationCall, OFFICE, async (request, reply) => {
    const found = await readConversation(context, actorOf(request), request.params.id);
    if (!found) throw notFound();
    void reply.header('cache-control', 'no-store');
    return found;
  });

  serve(app, stopConversationsCall, READING, async (request, reply) => {
    const actor = actorOf(request);
    const stop = await db
      .selectFrom('delivery_events')
      .select(['participant_id', 'close_door_pharmacy_id'])
      .where('id', '=', request.params.id)
      .executeTakeFirst();
    if (!stop || !isWithinScope(actor, stop)) throw notFound();
    void reply.header('cache-control', 'no-store');
    return conversationsWith(context, actor, stop.participant_id ?? 0);
  });

  serve(app, participantConversationsCall, READING, async (request, reply) => {
    const person = resourceOf('participants');
    const scope = scopeOf('participants', actorOf(request));
    if (!(await findRow(db, person, request.params.id, scope))) throw notFound();
    void reply.header('cache-control', 'no-store');
    return conversationsWith(context, actorOf(request), request.params.id);
  });

  serveWrite(app, context, withSchemas(answerTextCall, { body: answerBody }), OFFICE, (trx, request) =>
    answerText(trx, request, request.params.id, request.body.text, clock()),
  );

  const texting = withSchemas(textingCall, { query: textingQuery });
  serve(app, texting, STARTING, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { delivery_event_id: stop = null } = request.query;
    return readTexting(db, request, request.params.id, stop, clock());
  });

  serveWrite(app, context, withSchemas(startTextCall, { body: startBody }), OFFICE, (trx, request) =>
    startText(trx, request, request.params.id, request.body, clock()),
  );

  serveWrite(app, context, readConversationCall, OFFICE, (trx, request) =>
    markRead(trx, request, request.params.id, clock()),
  );
};
