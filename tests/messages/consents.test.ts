import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConsents, setConsent } from '../../server/outside/messages/consents';
import { sendMessage } from '../../server/outside/messages/sendMessage';
import { inTransaction } from '../../server/platform/database/transaction';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const at = new Date('2026-11-20T17:00:00Z');
const PHONE = '6195550142';

it('counts by its newest word, and keeps every word with its source', async () => {
  const say = (state: 'given' | 'stopped', source: 'text' | 'office') =>
    inTransaction(server.db, (trx) => setConsent(trx, { contact: PHONE, state, source, at }));
  expect(await say('stopped', 'text')).toBe(true);
  expect(await say('stopped', 'office')).toBe(false);
  expect((await readConsents(server.db, [PHONE])).get(PHONE)).toMatchObject({
    state: 'stopped',
    source: 'text',
  });
  expect(await say('given', 'text')).toBe(true);
  const kept = await server.db.selectFrom('consents').select('state').orderBy('id').execute();
  expect(kept.map(({ state }) => state)).toEqual(['stopped', 'given']);
  expect((await readConsents(server.db, ['6195550000'])).size).toBe(0);
});

it('a stop stops what has not left for that phone, and nothing of an account', async () => {
  const send = (is_private: boolean) =>
    inTransaction(server.db, (trx) =>
      sendMessage(trx, {
        channel: 'sms',
        to: '6195550143',
        language: 'en',
        template: 'trackingLink',
        args: { name: 'Ana', link: 'x' },
        is_private,
      }),
    );
  const [theirs, ours] = [await send(true), await send(false)];
  await inTransaction(server.db, (trx) =>
    setConsent(trx, { contact: '6195550143', state: 'stopped', source: 'text', at }),
  );
  const rows = await server.db
    .selectFrom('messages')
    .select(['id', 'state', 'reason'])
    .orderBy('id')
    .execute();
  expect(rows.filter(({ id }) => id === theirs || id === ours)).toEqual([
    { id: theirs, state: 'stopped', reason: 'consent' },
    { id: ours, state: 'waiting', reason: null },
  ]);
});
