import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { deliverMessage } from '../../server/outside/messages/deliverMessage';
import { NeverDelivered, type NewMessage, type Transport } from '../../server/outside/messages/message';
import { sendMessage } from '../../server/outside/messages/sendMessage';
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
const deliverWith = (send: Transport['send']) =>
  deliverMessage(server.context, { email: { send }, sms: null, voice: null });

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
      return { provider_id: 'SM1' };
    })({ message_id: id });
    expect(sent[0]).toContain(LINK);
    const message = await stored(id);
    expect(message).toMatchObject({ state: 'sent', attempts: 1, error: null, provider_id: 'SM1' });
    expect(message.sent_at).not.toBeNull();
    expect(JSON.stringify(message.args)).not.toContain('token');
  });

  it('is tried again later, given up after 8 times, and its failure told to administrators', async () => {
    const { user_id } = await server.signInAs('administrator');
    const id = await send();
    const deliver = deliverWith(async () => {
      throw Object.assign(new Error('connect ECONNREFUSED ana@example.test'), { code: 'ECONNREFUSED' });
    });
    for (let n = 1; n < 8; n++) await expect(deliver({ message_id: id })).rejects.toThrow();
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 7, error: 'ECONNREFUSED' });
    await deliver({ message_id: id });
    expect(await stored(id)).toMatchObject({ state: 'failed', attempts: 8 });
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'json_body'])
      .where('user_id', '=', user_id)
      .execute();
    expect(told).toEqual([{ type: 'message_failed', json_body: { message_id: id, channel: 'email' } }]);
  });

  it('that the service will never take is given up at once, and can be tried again by hand', async () => {
    const id = await send();
    await deliverWith(async () => {
      throw new NeverDelivered('SMTP 550');
    })({ message_id: id });
    expect(await stored(id)).toMatchObject({ state: 'failed', error: 'SMTP 550' });

    const as = await server.signInAs('administrator');
    expect((await server.call('POST', `/messages/${id}/retry`, { as })).status).toBe(200);
    await server.app.jobs.runDue();
    expect(await stored(id)).toMatchObject({ state: 'kept', error: null });
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
