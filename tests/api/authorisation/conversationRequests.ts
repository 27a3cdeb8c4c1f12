import type { Maker } from './requests';

const conversation =
  (verb = ''): Maker =>
  ({ conversationId }) => ({ path: `/conversations/${conversationId}${verb}` });

/** Valid requests about text messages. */
export const CONVERSATION_REQUESTS: Readonly<Record<string, Maker>> = {
  'GET /conversations': () => ({}),
  'GET /conversations/total_items': () => ({}),
  'GET /conversations/:id': conversation(),
  'POST /conversations/:id/texts': (of) => ({ ...conversation('/texts')(of), body: { text: 'DEMO' } }),
  'PUT /conversations/:id/read': conversation('/read'),
};
