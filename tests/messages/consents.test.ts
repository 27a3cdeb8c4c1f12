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
  expect(await say('stopped', 'text')).toBe(false);
  expect((await readConsents(server.db, [PHONE])).of('sms', PHONE)).toMatchObject({
    state: 'stopped',
    source: 'text',
  });
  expect(await say('given', 'text')).toBe(true);
  const kept = await server.db.selectFrom('consents').select('state').orderBy('id').execute();
  expect(kept.map(({ state }) => state)).toEqual(['stopped', 'given']);
  expect((await readConsents(server.db, ['6195550000'])).of('sms', '6195550000')).toBeUndefined();
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

it('a word about one channel leaves the others, and a later word about all of them counts for each', async () => {
  const contact = '6195550144';
  const say = (state: 'given' | 'stopped', more: { channel?: 'voice'; source: 'text' | 'office' }) =>
    inTransaction(server.db, (trx) => setConsent(trx, { contact, state, at, ...more }));
  const states = async () => {
    const known = await readConsents(server.db, [contact]);
    return [known.of('sms', contact)?.state, known.of('voice', contact)?.state];
  };
  await say('stopped', { channel: 'voice', source: 'office' });
  expect(await states()).toEqual([undefined, 'stopped']);
  expect(await say('stopped', { source: 'text' })).toBe(true);
  expect(await states()).toEqual(['stopped', 'stopped']);
  await say('given', { channel: 'voice', source: 'office' });
  expect(await states()).toEqual(['stopped', 'given']);
});
