import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { isUnanswered } from '../../server/outside/messages/unanswered';
import { transportsOf } from '../../server/outside/messages/transports';
import { readAloud, TWIML_MAX } from '../../server/outside/messages/twiml';
import { startVoiceService } from '../support/voiceService';

type Service = Awaited<ReturnType<typeof startVoiceService>>;
let service: Service;
beforeAll(async () => {
  service = await startVoiceService();
});
afterAll(() => service.close());

const voice = (env: object = {}) => {
  const transport = transportsOf(readConfig({ ...service.env, ...env })).voice;
  if (!transport) throw new Error('No transport for calls was made');
  return transport;
};
const MESSAGE = {
  id: 7,
  to: '6195550142',
  subject: '',
  text: 'Hola, Ana & José: <3',
  language: 'es' as const,
};

describe('automatic calls', () => {
  it('read the text twice, in the language of the person, and keep the number of the call', async () => {
    expect(await voice().send(MESSAGE)).toEqual({ provider_id: service.calls[0]?.sid });
    const [call] = service.calls;
    expect(call).toMatchObject({
      to: '+16195550142',
      said: ['Hola, Ana & José: <3', 'Hola, Ana & José: <3'],
      statusCallback: 'http://127.0.0.1:4000/api/twilio/call_status',
    });
    expect(call?.twiml).toContain('<Say language="es-MX">');
  });

  it.each([
    ['a number that is none', { to: '0000000000' }, {}, 'Twilio 21211'],
    ['a wrong token', {}, { TWILIO_AUTH_TOKEN: 'other' }, 'Twilio 20003'],
    ['a number of somebody else', {}, { TWILIO_VOICE_FROM: '+16195550199' }, 'Twilio 21210'],
  ])('to %s are given up', async (_what, message, env, code) => {
    const sending = voice(env).send({ ...MESSAGE, ...message });
    await expect(sending).rejects.toMatchObject({ name: 'NeverDelivered', message: code });
  });

  it('whose answer was lost are found again, and not made twice', async () => {
    const since = new Date();
    service.fallSilent(true);
    const lost = await voice()
      .send({ ...MESSAGE, to: '6195550143' })
      .catch((error: unknown) => error);
    service.fallSilent(false);
    expect(isUnanswered(lost)).toBe(true);
    const found = await voice().find?.({ ...MESSAGE, to: '6195550143' }, since);
    expect(found?.provider_id).toBe(service.calls.at(-1)?.sid);
    expect(await voice().find?.({ ...MESSAGE, to: '6195550144' }, since)).toBeNull();
    const later = new Date(Date.now() + 60_000);
    expect(await voice().find?.({ ...MESSAGE, to: '6195550143' }, later)).toBeNull();
  });
});

it('a document for a call is never too long, and has no control characters', () => {
  expect(readAloud('x'.repeat(1_600), 'en').length).toBeLessThanOrEqual(TWIML_MAX);
  expect(readAloud('a\u0000b\u0007', 'en')).toContain('>ab</Say>');
});

it.each([
  [{ TWILIO_VOICE_FROM: '619' }, 'TWILIO_VOICE_FROM must be a number'],
  [{ TWILIO_VOICE_FROM: '+16195550100' }, 'needs TWILIO_ACCOUNT_SID'],
  [{ MESSAGES_SMS_RATE: '0' }, 'MESSAGES_SMS_RATE is "0"'],
])('stops the start with a sentence for %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it.each([
  ['a timeout', Object.assign(new Error('x'), { name: 'TimeoutError' }), true],
  [
    'a broken connection',
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }),
    true,
  ],
  [
    'nobody there',
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }),
    false,
  ],
  ['an unknown host', Object.assign(new Error('x'), { code: 'ENOTFOUND' }), false],
  ['a refusal', Object.assign(new Error('x'), { code: 'HTTP 429' }), false],
  ['a failure of the service', Object.assign(new Error('x'), { code: 'HTTP 502' }), true],
  [
    'a mail server out of reach',
    Object.assign(new Error('x'), { code: 'ETIMEDOUT', command: 'CONN' }),
    false,
  ],
  ['a mail cut off', Object.assign(new Error('x'), { code: 'ETIMEDOUT', command: 'DATA' }), true],
  [
    'a word of the mail server',
    Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 451 }),
    false,
  ],
])('%s: open is %s', (_what, error, open) => expect(isUnanswered(error)).toBe(open));
