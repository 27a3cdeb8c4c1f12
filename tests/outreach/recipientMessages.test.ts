import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  PreviewValues,
  RecipientMessages,
  RecipientRule,
  RecipientTemplate,
} from '../../src/contract/messages/recipientMessages';
import type { TemplateWords } from '../../src/domain/messages/templateText';
import { makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let admin: TestSession;
let run: TestRun;
beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
});
afterAll(() => server.close());

const read = async () =>
  (await server.call<RecipientMessages>('GET', '/recipient_messages', { as: admin })).body;
const put = <T>(path: string, body: unknown, version: number | null, as = admin) =>
  server.call<T>('PUT', `/recipient_messages/${path}`, {
    as,
    body,
    headers: {
      'idempotency-key': randomUUID(),
      ...(version === null ? {} : { 'if-match': `"${version}"` }),
    } as Record<string, string>,
  });
const rule = (values: object = {}) => ({
  close_door_pharmacy_id: null,
  funding_source_id: null,
  channels: { next: ['sms'] },
  daily_budget: null,
  ...values,
});

describe('rules', () => {
  it('begin with nothing: nobody is told anything before somebody turns it on', async () => {
    const { rules, connected } = await read();
    expect(rules).toEqual([
      { version: 1, close_door_pharmacy_id: null, funding_source_id: null, channels: {}, daily_budget: null },
    ]);
    expect(connected).toEqual([]);
  });

  it('are stored for the operation and for a CDP, each with its version and its entry in the log', async () => {
    const saved = await put<RecipientRule>('rules', rule({ daily_budget: '25.50', sms_price: '0.0083' }), 1);
    expect([saved.status, saved.headers.etag]).toEqual([200, '"2"']);
    const own = rule({ close_door_pharmacy_id: run.cdp_id, channels: { next: [] } });
    expect((await put('rules', own, 1)).status).toBe(200);
    const now = await read();
    expect(now.rules).toHaveLength(2);
    expect(now).toMatchObject({ sms_price: '0.0083', rules: [{ daily_budget: '25.50' }, { version: 2 }] });
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'recipient_rules')
      .orderBy('id')
      .execute();
    expect(entries[0]?.changes).toMatchObject({ next: { to: 'sms' }, sms_price: { to: '0.0083' } });
  });

  it('that somebody else has changed are not overwritten', async () => {
    expect((await put('rules', rule(), 1)).status).toBe(412);
    expect((await put('rules', rule(), null)).status).toBe(428);
  });

  it.each([
    ['an unknown event', { channels: { tomorrow: ['sms'] } }, 'channels'],
    ['an unknown way', { channels: { next: ['pigeon'] } }, 'channels'],
    ['the same way twice', { channels: { next: ['sms', 'sms'] } }, 'channels'],
    ['no list', { channels: [] }, 'channels'],
    ['a budget in words', { daily_budget: 'much' }, 'daily_budget'],
    ['a budget below nothing', { daily_budget: '-1' }, 'daily_budget'],
    ['a price with five digits', { sms_price: '0.00831' }, 'sms_price'],
    ['a CDP and a client at once', { close_door_pharmacy_id: 1, funding_source_id: 1 }, 'funding_source_id'],
    ['a CDP that is not there', { close_door_pharmacy_id: 999_999 }, 'close_door_pharmacy_id'],
    ['a client that is not there', { funding_source_id: 999_999 }, 'funding_source_id'],
    ['a price of a client', { funding_source_id: 1, voice_price: '1' }, 'voice_price'],
  ])('with %s are refused, and the field is named', async (_what, values, field) => {
    const answer = await put<Problem>('rules', rule(values), 2);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});

describe('words', () => {
  const ours = async () => {
    const template = (await read()).templates.find(({ event }) => event === 'next');
    if (!template) throw new Error('There is no template');
    return template.words;
  };
  const withSms = (words: TemplateWords, sms: string) => ({ ...words, es: { ...words.es, sms } });

  it('are ours until somebody writes others, and ours again on request', async () => {
    const words = await ours();
    const changed = await put<RecipientTemplate>(
      'templates/next',
      { words: withSms(words, ' Ya va, {first_name} ') },
      1,
    );
    expect([changed.status, changed.body.words.es.sms]).toEqual([200, 'Ya va, {first_name}']);
    expect((await ours()).es.sms).toBe('Ya va, {first_name}');
    expect((await put('templates/next', { words: null }, 2)).status).toBe(200);
    expect(await ours()).toEqual(words);
  });

  it.each([
    ['an unknown variable', 'Hola {nombre}', 'recipientMessages.problems.unknownVariable'],
    ['more than 1,600 characters', 'x'.repeat(1601), 'validation.maxLength'],
    ['nothing', '', 'validation.required'],
  ])('with %s are refused by language and field', async (_what, sms, message) => {
    const answer = await put<Problem>('templates/next', { words: withSms(await ours(), sms) }, 3);
    expect(answer.status).toBe(422);
    expect(answer.body.errors['es.sms']).toMatchObject({ message });
  });

  it('in one language are refused', async () => {
    const { en } = await ours();
    const answer = await put<Problem>('templates/next', { words: { en } }, 3);
    expect(Object.keys(answer.body.errors)).toContain('es.sms');
  });

  it.each([['words'], [[]], [{ en: 'x' }], [7]])('%j are no words', async (words) => {
    expect((await put('templates/next', { words }, 3)).status).toBe(422);
  });

  it('of no event are not found', async () => {
    expect((await put('templates/never', { words: null }, 1)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a preview', () => {
  it('has the values of a real delivery in both languages, and the look at a name is logged', async () => {
    const order = await server.db
      .selectFrom('delivery_events')
      .select(['id', 'order_number'])
      .where('id', '=', run.stops[0] ?? 0)
      .executeTakeFirstOrThrow();
    const answer = await server.call<PreviewValues>(
      'GET',
      `/recipient_messages/preview_values?order_number=${order.order_number}`,
      { as: admin },
    );
    expect(answer.body).toMatchObject({
      delivery_event_id: order.id,
      values: {
        en: { first_name: 'ANA0', what: 'delivery', date: '11/20/2026', phone: '(619) 555-0100' },
        es: { what: 'entrega' },
      },
    });
    expect(answer.body.values.en.when).toMatch(/^between \d+:\d\d AM and \d+:\d\d AM$/);
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'record_id'])
      .where('resource', '=', 'delivery_events')
      .where('user_id', '=', admin.user_id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'read', record_id: order.id });
  });

  it('of an unknown order is nothing', async () => {
    const path = '/recipient_messages/preview_values?order_number=NONE';
    expect((await server.call('GET', path, { as: admin })).body).toBeNull();
  });
});
