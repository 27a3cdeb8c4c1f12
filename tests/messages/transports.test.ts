import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { transportsOf } from '../../server/outside/messages/transports';
import { startSmtpServer, type SmtpServer } from '../support/smtpServer';

const MESSAGE = {
  id: 7,
  to: 'ana@example.test',
  subject: 'Elija una contraseña',
  text: 'Hola, Ana:\n\nenlace',
};

describe('e-mail over SMTP', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.close());

  const emailOver = (tls: string) => {
    const config = readConfig({
      MESSAGES_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MESSAGES_FROM: 'Rx Dispatch <no-reply@example.test>',
      MESSAGES_SMTP_TLS: tls,
    });
    const { email } = transportsOf(config);
    if (!email) throw new Error('No e-mail transport was made');
    return email;
  };

  it('hands over envelope, headers and text, with the same number at every try', async () => {
    await emailOver('off').send(MESSAGE);
    const [mail] = smtp.received;
    expect(mail?.from).toMatch(/^MAIL FROM:<no-reply@example\.test>/);
    expect(mail?.to).toEqual(['RCPT TO:<ana@example.test>']);
    expect(mail?.data).toContain('From: Rx Dispatch <no-reply@example.test>');
    expect(mail?.data).toContain('To: ana@example.test');
    expect(mail?.data).toContain('Message-ID: <rx-dispatch-7@example.test>');
    expect(mail?.data).toMatch(/Subject: =\?UTF-8\?/);
  });

  it('does not speak to a server without TLS when TLS is required, which is the default', async () => {
    const before = smtp.received.length;
    await expect(emailOver('').send(MESSAGE)).rejects.toThrow();
    expect(smtp.said.filter((line) => line.toUpperCase() === 'STARTTLS').length).toBeGreaterThan(0);
    expect(smtp.received).toHaveLength(before);
  });

  it('tells "never" (5xx) from "not now" (4xx)', async () => {
    smtp.answerRecipients('550 no such mailbox');
    await expect(emailOver('off').send(MESSAGE)).rejects.toMatchObject({
      name: 'NeverDelivered',
      message: 'SMTP 550',
    });
    smtp.answerRecipients('451 later');
    await expect(emailOver('off').send(MESSAGE)).rejects.not.toMatchObject({ name: 'NeverDelivered' });
    smtp.answerRecipients('250 fine');
  });
});

describe('text messages over HTTP', () => {
  const asked: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let status = 202;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status).end();
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  const sms = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
    const transport = transportsOf(readConfig({ MESSAGES_SMS_URL: url, MESSAGES_SMS_TOKEN: 'secret' })).sms;
    if (!transport) throw new Error('No SMS transport was made');
    return transport;
  };

  it('posts number and text with the token and a key that stays the same', async () => {
    await sms().send({ ...MESSAGE, to: '6195550100' });
    expect(asked[0]?.body).toEqual({ to: '+16195550100', text: MESSAGE.text });
    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'rx-dispatch-7',
    });
  });

  it.each([
    [400, 'NeverDelivered'],
    [429, 'Error'],
    [503, 'Error'],
  ])('an answer of %i is a failure: %s', async (answer, name) => {
    status = answer;
    await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name });
    status = 202;
  });
});

describe('configuration', () => {
  it('needs nothing: without a service there is no transport', () => {
    expect(transportsOf(readConfig({}))).toEqual({ email: null, sms: null, voice: null });
  });

  it.each([
    [
      { MESSAGES_SMTP_URL: 'http://mail' },
      'MESSAGES_SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [{ MESSAGES_SMTP_URL: 'smtp://mail' }, 'MESSAGES_FROM must be the address that e-mails come from'],
    [{ MESSAGES_SMTP_TLS: 'maybe' }, 'MESSAGES_SMTP_TLS is "maybe"'],
    [
      { MESSAGES_SMS_URL: 'ftp://sms' },
      'MESSAGES_SMS_URL must be an address that starts with http:// or https://.',
    ],
  ])('stops the start with a sentence for %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
