import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { transportsOf } from '../../server/outside/messages/transports';
import { textFailureOf } from '../../src/domain/messages/twilioErrors';

const SID = `AC${'0'.repeat(32)}`;
const ENV = { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+16195550100' };
const MESSAGE = { id: 7, to: '6195550142', subject: '', text: '¡Hola! 1 < 2 & más' };

interface Asked {
  method: string | undefined;
  path: string | undefined;
  type: string | undefined;
  authorization: string | undefined;
  form: URLSearchParams;
}

/** Answers as the vendor documents, and refuses what the vendor refuses. */
function answerTo(request: IncomingMessage, form: URLSearchParams): [number, object] {
  const wanted = `Basic ${Buffer.from(`${SID}:token`).toString('base64')}`;
  if (request.headers.authorization !== wanted) return [401, { code: 20003, message: 'Authenticate' }];
  if (!form.get('To')?.startsWith('+')) return [400, { code: 21211, message: 'Invalid To' }];
  if (!form.get('From') && !form.get('MessagingServiceSid')) return [400, { code: 21603, message: 'From' }];
  return [201, { sid: `SM${'1'.repeat(32)}`, status: 'queued' }];
}

describe('text messages by Twilio', () => {
  const asked: Asked[] = [];
  let next: [number, object | string] | null = null;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      const { 'content-type': type, authorization } = request.headers;
      asked.push({ method: request.method, path: request.url, type, authorization, form });
      const [status, body] = next ?? answerTo(request, form);
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  const sms = (env: object = {}) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({ ...ENV, TWILIO_URL: url, PUBLIC_URL: 'https://rx.example.test', ...env });
    const transport = transportsOf(config).sms;
    if (!transport) throw new Error('No SMS transport was made');
    return transport;
  };

  it('posts the documented form and answers the service’s number of the message', async () => {
    expect(await sms().send(MESSAGE)).toEqual({ provider_id: `SM${'1'.repeat(32)}` });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: `/2010-04-01/Accounts/${SID}/Messages.json`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      To: '+16195550142',
      From: '+16195550100',
      Body: MESSAGE.text,
      StatusCallback: 'https://rx.example.test/api/twilio/message_status',
    });
  });

  it('names a messaging service instead of a number', async () => {
    const service = `MG${'a'.repeat(32)}`;
    await sms({ TWILIO_FROM: service }).send(MESSAGE);
    const form = asked.at(-1)?.form;
    expect([form?.get('MessagingServiceSid'), form?.has('From')]).toEqual([service, false]);
  });

  it('names the service alone, or one of its numbers, by variables of their own', async () => {
    const service = `MG${'b'.repeat(32)}`;
    await sms({ TWILIO_FROM: '', TWILIO_MESSAGING_SERVICE_SID: service }).send(MESSAGE);
    expect(Object.fromEntries(asked.at(-1)?.form ?? [])).not.toHaveProperty('From');
    expect(asked.at(-1)?.form.get('MessagingServiceSid')).toBe(service);
    await sms({ TWILIO_MESSAGING_SERVICE_SID: service }).send(MESSAGE);
    expect(Object.fromEntries(asked.at(-1)?.form ?? [])).toMatchObject({
      From: '+16195550100',
      MessagingServiceSid: service,
    });
  });

  it('is refused for good with a wrong token', async () => {
    const refused = sms({ TWILIO_AUTH_TOKEN: 'other' }).send(MESSAGE);
    await expect(refused).rejects.toMatchObject({ name: 'NeverDelivered', message: 'Twilio 20003' });
  });

  it.each([
    [400, { code: 21610 }, 'NeverDelivered', 'Twilio 21610', 'unsubscribed'],
    [400, { code: 21211 }, 'NeverDelivered', 'Twilio 21211', 'wrongNumber'],
    [400, { code: 21614 }, 'NeverDelivered', 'Twilio 21614', 'landline'],
    [429, { code: 20429 }, 'Error', 'Twilio 20429', 'tooMany'],
    [400, { code: 30001 }, 'Error', 'Twilio 30001', 'tooMany'],
    [400, { code: 99999 }, 'NeverDelivered', 'Twilio 99999', null],
    [503, '<html>down</html>', 'Error', 'HTTP 503', null],
    [400, '<html>proxy</html>', 'NeverDelivered', 'HTTP 400', null],
  ] as const)('an answer of %i %j: %s', async (status, body, name, message, reason) => {
    next = [status, body];
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name, message });
    expect(textFailureOf(message)).toBe(reason);
    next = null;
  });
});

describe('its configuration', () => {
  const MG = (letter: string) => `MG${letter.repeat(32)}`;
  const CALLS = { ...ENV, TWILIO_FROM: '' };

  it.each([
    ['masked calls alone', { ...CALLS, TWILIO_DRIVER_NUMBER: '+16195550111' }],
    [
      'masked calls beside texts of another service',
      { ...CALLS, TWILIO_DRIVER_NUMBER: '+16195550111', MESSAGES_SMS_URL: 'https://sms.example.test' },
    ],
  ])('%s need no sender of text messages', (_, env) => {
    const config = readConfig(env);
    expect(config.twilio).toMatchObject({ sender: null, driverNumber: '+16195550111' });
    expect(transportsOf(config).sms === null).toBe(!('MESSAGES_SMS_URL' in env));
  });

  it('automatic calls alone need none either', () => {
    const config = readConfig({ ...CALLS, TWILIO_VOICE_FROM: '+16195550100' });
    expect([config.twilio, config.messages.voice?.from]).toEqual([null, '+16195550100']);
  });

  it.each([
    [
      { ...ENV, TWILIO_AUTH_TOKEN: '' },
      'TWILIO_FROM needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN beside it.',
    ],
    [{ ...ENV, TWILIO_FROM: '619' }, 'TWILIO_FROM must be a number such as +16195550100'],
    [{ ...ENV, MESSAGES_SMS_URL: 'https://sms.example.test' }, 'one service sends text messages'],
    [{ ...ENV, TWILIO_DRIVER_NUMBER: '555' }, 'TWILIO_DRIVER_NUMBER must be a number'],
    [{ ...ENV, TWILIO_MESSAGING_SERVICE_SID: 'MG1' }, 'must be a messaging service'],
    [{ ...ENV, TWILIO_FROM: MG('a'), TWILIO_MESSAGING_SERVICE_SID: MG('b') }, 'name two messaging services'],
    [{ ...ENV, TWILIO_FROM: '' }, 'TWILIO_ACCOUNT_SID is set, but nothing uses it'],
    [
      { TWILIO_DRIVER_NUMBER: '+16195550111' },
      'TWILIO_DRIVER_NUMBER needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN beside it.',
    ],
  ])('%j is refused', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
