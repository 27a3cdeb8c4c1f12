import type { Maker } from './requests';

const conversation =
  (verb = ''): Maker =>
  ({ conversationId }) => ({ path: `/conversations/${conversationId}${verb}` });

const demoPhone: Maker = ({ side }) => ({ path: `/demo/phones/${side.run.participants[0]}/texts` });

/** Valid requests about text messages, also those of the demo's phones. */
export const CONVERSATION_REQUESTS: Readonly<Record<string, Maker>> = {
  'GET /conversations': () => ({}),
  'GET /conversations/total_items': () => ({}),
  'GET /conversations/:id': conversation(),
  'POST /conversations/:id/texts': (of) => ({ ...conversation('/texts')(of), body: { text: 'DEMO' } }),
  'PUT /conversations/:id/read': conversation('/read'),
  'GET /demo/phones': () => ({}),
  'GET /demo/phones/:id/texts': demoPhone,
  'POST /demo/phones/:id/texts': (of) => ({ ...demoPhone(of), body: { text: 'DEMO' } }),
};
