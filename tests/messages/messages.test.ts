import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { MessagePump } from '../../server/outside/messages/messagePump';
import { NeverDelivered, type NewMessage, type Transport } from '../../server/outside/messages/message';
import { sendMessage } from '../../server/outside/messages/sendMessage';
import { MINUTE_MS } from '../../src/domain/time/durations';
import { maskRecipient } from '../../src/domain/people/maskRecipient';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const LINK = 'http://127.0.0.1:4000/#/register-password?token=abc';
const reset: NewMessage = {
  channel: 'email',
  to: 'ana@example.test',
  template: 'passwordReset',
  args: { name: 'Ana', link: LINK, until: '10:05 PDT' },
  language: 'en',
};
const send = (message: NewMessage = reset) => inTransaction(server.db, (trx) => sendMessage(trx, message));
const stored = (id: number) =>
  server.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const TAKEN = { provider_id: null };
const deliverWith = (send: Transport['send']) =>
  new MessagePump(server.context, { email: { send }, sms: null, voice: null }).runDue();

describe('a message', () => {
  it('waits for the commit, and without a service is kept to be read in the app', async () => {
    const failing = inTransaction(server.db, async (trx) => {
      await sendMessage(trx, reset);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const id = await send();
    expect((await stored(id)).state).toBe('waiting');
    await server.app.jobs.runDue();
    expect((await stored(id)).state).toBe('kept');

    const as = await server.signInAs('administrator');
    const list = await server.call<Record<string, unknown>[]>('GET', '/messages', { as });
    expect(list.body.map((message) => message.id)).toEqual([id]);
    expect(list.body[0]).toMatchObject({ recipient: 'ana@example.test', state: 'kept' });
    expect(JSON.stringify(list.body)).not.toContain(LINK);
    const opened = await server.call('GET', `/messages/${id}`, { as });
    expect(opened.body).toMatchObject({ subject: 'Choose a new password' });
    expect(String(opened.body.text)).toContain(LINK);
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'record_id'])
      .where('user_id', '=', as.user_id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'read', record_id: id });
  });

  it('speaks the reader’s language', async () => {
    const id = await send({ ...reset, language: 'es' });
    const as = await server.signInAs('administrator');
    const opened = await server.call('GET', `/messages/${id}`, { as });
    expect(opened.body.subject).toBe('Elija una contraseña nueva');
  });

  it('loses its link once it has been sent', async () => {
    const id = await send();
    const sent: string[] = [];
    await deliverWith(async ({ text }) => {
      sent.push(text);
      return TAKEN;
    });
    expect(sent[0]).toContain(LINK);
    const message = await stored(id);
    expect(message).toMatchObject({ state: 'sent', attempts: 1, error: null });
    expect(message.sent_at).not.toBeNull();
    expect(JSON.stringify(message.args)).not.toContain('token');
  });

  it('is tried as often and as late as the settings say, and its failure is told to administrators', async () => {
    const { user_id } = await server.signInAs('administrator');
    const id = await send();
    let tries = 0;
    const deliver = () =>
      deliverWith(async () => {
        tries += 1;
        throw Object.assign(new Error('connect ECONNREFUSED ana@example.test'), { code: 'ECONNREFUSED' });
      });
    await deliver();
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 1, error: 'ECONNREFUSED' });
    server.clock.advance(9 * MINUTE_MS);
    await deliver();
    expect(tries).toBe(1);
    server.clock.advance(2 * MINUTE_MS);
    await deliver();
    server.clock.advance(11 * MINUTE_MS);
    await deliver();
    expect(tries).toBe(3);
    expect(await stored(id)).toMatchObject({ state: 'failed', attempts: 3 });
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'json_body'])
      .where('user_id', '=', user_id)
      .execute();
    expect(told).toEqual([
      {
        type: 'message_failed',
        json_body: {
          message_id: id,
          conversation_id: null,
          channel: 'email',
          news: 'passwordReset',
          error: 'ECONNREFUSED',
        },
      },
    ]);
  });

  it('that the service will never take is given up at once, and can be tried again by hand', async () => {
    const id = await send();
    await deliverWith(async () => {
      throw new NeverDelivered('SMTP 550');
    });
    expect(await stored(id)).toMatchObject({ state: 'failed', error: 'SMTP 550' });

    const as = await server.signInAs('administrator');
    expect((await server.call('POST', `/messages/${id}/retry`, { as })).status).toBe(200);
    await server.app.jobs.runDue();
    expect(await stored(id)).toMatchObject({ state: 'kept', error: null });
    await server.db.updateTable('messages').set({ state: 'sent' }).where('id', '=', id).execute();
    const again = await server.call('POST', `/messages/${id}/retry`, { as });
    expect([again.status, again.body.status_code]).toEqual([409, 'state001']);
  });

  it('to a patient does not show where it went', async () => {
    const id = await send({ ...reset, to: 'patient@example.test', is_private: true });
    const as = await server.signInAs('administrator');
    const list = await server.call('GET', '/messages', { as });
    const opened = await server.call('GET', `/messages/${id}`, { as });
    for (const answer of [list, opened]) {
      expect(JSON.stringify(answer.body)).not.toContain('patient@');
      expect(JSON.stringify(answer.body)).toContain('p•••@example.test');
    }
  });
});

it('is for administrators only', async () => {
  const as = await server.signInAs('dispatcher');
  expect((await server.call('GET', '/messages', { as })).status).toBe(403);
  expect((await server.call('GET', '/messages/1', { as })).status).toBe(403);
});

it.each([
  ['ana@example.test', 'a•••@example.test'],
  ['6195550100', '••• 0100'],
])('masks %s as %s', (recipient, masked) => expect(maskRecipient(recipient)).toBe(masked));
