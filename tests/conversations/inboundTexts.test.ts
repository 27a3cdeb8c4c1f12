import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';
import { newSid, postAsTwilio, textFrom, textsTo, TWILIO_CONFIG } from './conversationsSupport';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let run: TestRun;
let phone = '';
let counter = 0;

const stopOf = (index: number) =>
  server.db
    .selectFrom('delivery_events')
    .selectAll()
    .where('id', '=', run.stops[index] ?? 0)
    .executeTakeFirstOrThrow();
const conversation = () =>
  server.db
    .selectFrom('conversations')
    .selectAll()
    .where('phone_number', '=', phone)
    .executeTakeFirstOrThrow();

/** Participant 0 has the phone alone; with `count`, so many deliveries of the run are theirs. */
async function givePhone(count = 1) {
  const [first = 0] = run.participants;
  await server.db
    .updateTable('participants')
    .set({ mobile_phone_number: phone, language: 'en' })
    .where('id', '=', first)
    .execute();
  await server.db
    .updateTable('delivery_events')
    .set({ participant_id: first, delivery_start_time: '09:00:00', delivery_end_time: '12:00:00' })
    .where('id', 'in', run.stops.slice(0, count))
    .execute();
}

beforeAll(async () => {
  server = await testServer({ clock, config: TWILIO_CONFIG });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 17:00:00');
  run = await makeRun(server.db);
  counter += 1;
  phone = `61955${String(51_000 + counter)}`;
  await givePhone();
});

describe('a text message of a recipient', () => {
  it('C confirms the delivery, is answered, and stands in the history as theirs', async () => {
    const answer = await textFrom(server, phone, 'C');
    expect(answer).toMatchObject({ status: 200, type: 'text/xml' });
    expect(answer.body).toContain('<Response/>');
    expect(await stopOf(0)).toMatchObject({ recipient_confirmed_at: '2026-11-20 17:00:00', version: 2 });
    expect(await textsTo(server, phone)).toEqual([
      'Thank you. Your delivery is confirmed: Fri, Nov 20, 9:00 AM - 12:00 PM.',
    ]);
    const audit = await server.db
      .selectFrom('audit_entries')
      .select(['user_id', 'user_name', 'action'])
      .where('record_id', '=', run.stops[0] ?? 0)
      .execute();
    expect(audit).toEqual([{ user_id: null, user_name: 'Recipient', action: 'recipientConfirm' }]);
    expect(await conversation()).toMatchObject({
      unread: 0,
      delivery_event_id: run.stops[0],
      close_door_pharmacy_id: run.cdp_id,
      language: 'en',
    });
  });

  it('words are for a person: unread, no answer by itself, people of the CDP are told', async () => {
    const ana = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    await textFrom(server, phone, 'Please ring twice 🙂');
    expect((await conversation()).unread).toBe(1);
    expect(await textsTo(server, phone)).toEqual([]);
    const told = await server.db
      .selectFrom('notifications')
      .select('type')
      .where('user_id', '=', ana.user_id)
      .execute();
    expect(told).toEqual([{ type: 'text_received' }]);
  });

  it('of two open deliveries asks which one, and takes the number; one under way alone is meant', async () => {
    await givePhone(2);
    await textFrom(server, phone, 'yes');
    const [question = ''] = await textsTo(server, phone);
    expect(question.split('\n')).toEqual([
      'Which delivery? Reply with its number.',
      '1: Fri, Nov 20, 9:00 AM - 12:00 PM',
      '2: Fri, Nov 20, 9:00 AM - 12:00 PM',
    ]);
    await textFrom(server, phone, '2');
    expect((await stopOf(0)).recipient_confirmed_at).toBeNull();
    expect((await stopOf(1)).recipient_confirmed_at).not.toBeNull();
  });

  it('a number answers no question that is too old', async () => {
    await givePhone(2);
    await textFrom(server, phone, 'C');
    await server.db
      .updateTable('conversations')
      .set({ asked: sql`jsonb_set(asked, '{until}', '"2026-11-20 16:59:59"')` })
      .where('phone_number', '=', phone)
      .execute();
    await textFrom(server, phone, '2');
    expect((await stopOf(1)).recipient_confirmed_at).toBeNull();
    expect((await conversation()).unread).toBe(1);
  });

  it('R offers windows and the page; a number moves the delivery by the rules of every reschedule', async () => {
    await textFrom(server, phone, 'R');
    const offer = await server.db
      .selectFrom('messages')
      .select(['template', 'args'])
      .where('recipient', '=', phone)
      .executeTakeFirstOrThrow();
    expect(offer.template).toBe('recipientTextLink');
    expect(offer.args.text).toContain('1: Fri, Nov 20, 11:00 AM - 2:00 PM');
    const token = offer.args.link?.split('/').at(-1) ?? '';
    expect((await server.call('GET', `/tracking/${token}`)).status).toBe(200);
    await textFrom(server, phone, '1');
    expect(await stopOf(0)).toMatchObject({
      delivery_event_status_id: 5,
      delivery_start_time: '11:00:00',
      delivery_end_time: '14:00:00',
      delivery_manifest_id: run.id,
    });
    expect((await textsTo(server, phone)).at(-1)).toBe(
      'Done. Your new time: Fri, Nov 20, 11:00 AM - 2:00 PM.',
    );
    const lines = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['source', 'actor_user_id', 'verb'])
      .where('delivery_event_id', '=', run.stops[0] ?? 0)
      .execute();
    expect(lines).toEqual([{ source: 'recipient', actor_user_id: null, verb: 'recipientWindow' }]);
  });

  it('a wish that is not possible any more is answered, kept, and shown to a person', async () => {
    await textFrom(server, phone, 'R');
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 3 })
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    await textFrom(server, phone, '1');
    expect((await textsTo(server, phone)).at(-1)).toMatch(/^That is not possible any more/);
    expect((await conversation()).unread).toBe(1);
  });

  it('a client can switch answers off: nothing is done by itself', async () => {
    await server.db
      .updateTable('funding_sources')
      .set({ recipient_requests: false })
      .where('id', 'in', (eb) =>
        eb.selectFrom('participants').select('funding_source_id').where('mobile_phone_number', '=', phone),
      )
      .execute();
    await textFrom(server, phone, 'C');
    expect((await stopOf(0)).recipient_confirmed_at).toBeNull();
    expect((await conversation()).unread).toBe(1);
  });

  it('of an unknown number waits in the inbox of the whole operation', async () => {
    phone = '2025550199';
    await textFrom(server, phone, 'Where is my order?');
    expect(await conversation()).toMatchObject({
      participant_id: null,
      close_door_pharmacy_id: null,
      unread: 1,
    });
    const ofCdp = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    const ofAll = await server.signInAs('dispatcher');
    const list = (as: typeof ofAll) =>
      server.call<{ phone_number: string }[]>('GET', '/conversations?filter=unknown', { as });
    expect((await list(ofAll)).body.map((each) => each.phone_number)).toContain(phone);
    expect((await list(ofCdp)).body).toEqual([]);
  });

  it('takes 1,600 characters, a picture without words, and a number from abroad', async () => {
    await textFrom(server, phone, 'é'.repeat(1700));
    await textFrom(server, phone, '', newSid(), { NumMedia: '1' });
    const texts = await server.db
      .selectFrom('inbound_texts')
      .innerJoin('conversations', 'conversations.id', 'conversation_id')
      .select('text')
      .where('phone_number', '=', phone)
      .orderBy('inbound_texts.id')
      .execute();
    expect(texts.map(({ text }) => text.length)).toEqual([1600, 0]);
    const abroad = { MessageSid: newSid(), From: '+526641234567', To: '+16195550100', Body: 'hola' };
    expect((await postAsTwilio(server, '/twilio/messages', abroad)).status).toBe(200);
  });

  it('keeps the order of several texts within one second', async () => {
    const ana = await server.signInAs('dispatcher');
    for (const text of ['First', 'Second', 'Third']) await textFrom(server, phone, text);
    const { id } = await conversation();
    const { body } = await server.call<{ texts: { text: string }[] }>('GET', `/conversations/${id}`, {
      as: ana,
    });
    expect(body.texts.map(({ text }) => text)).toEqual(['First', 'Second', 'Third']);
  });

  it('two machines that answer each other are stopped', async () => {
    for (let count = 0; count < 25; count++) await textFrom(server, phone, 'HELP');
    expect(await textsTo(server, phone)).toHaveLength(20);
    expect((await conversation()).unread).toBe(5);
  });
});

describe('STOP, START and HELP', () => {
  const consents = () =>
    server.db
      .selectFrom('consents')
      .select(['state', 'source', 'note'])
      .where('contact', '=', phone)
      .orderBy('id')
      .execute();

  it('are kept with their source and their words; nothing goes out to a phone that has said STOP', async () => {
    await textFrom(server, phone, 'Stop');
    await textFrom(server, phone, 'STOP');
    expect(await textsTo(server, phone)).toEqual([]);
    await textFrom(server, phone, 'start');
    expect(await textsTo(server, phone)).toHaveLength(1);
    expect(await consents()).toEqual([
      { state: 'stopped', source: 'text', note: 'Stop' },
      { state: 'given', source: 'text', note: 'start' },
    ]);
  });

  it('what the service has answered itself is not answered again', async () => {
    await textFrom(server, phone, 'START', newSid(), { OptOutType: 'START' });
    await textFrom(server, phone, 'HELP', newSid(), { OptOutType: 'HELP' });
    expect(await consents()).toHaveLength(1);
    expect(await textsTo(server, phone)).toEqual([]);
  });

  it('the office cannot write to a phone that has said STOP', async () => {
    await textFrom(server, phone, 'STOP');
    const ana = await server.signInAs('dispatcher');
    const { id } = await conversation();
    const answer = await server.call('POST', `/conversations/${id}/texts`, {
      as: ana,
      body: { text: 'Hello' },
      headers: { 'idempotency-key': '7b6f6f2e-0000-4000-8000-000000000001' },
    });
    expect(answer.status).toBe(409);
    expect(answer.body.args).toMatchObject({ reason: 'consentStopped' });
  });
});
