import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvLine } from '../../server/records/resources/csvCells';
import { reachOf } from '../../server/outside/webhooks/targetAddress';
import { transportsOf } from '../../server/outside/messages/transports';
import { readConfig } from '../../server/config';
import { hashPassword } from '../../server/records/accounts/passwords';
import { MOST_STREAMS } from '../../server/platform/plugins/live';
import { bindingToken } from '../../server/platform/plugins/sessionTokens';
import { startSmtpServer } from '../support/smtpServer';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('a stranger with many addresses', () => {
  const ask = (remoteAddress: string) =>
    server.app
      .inject({ url: '/api/tracking/00000000000000000000000000000000', remoteAddress })
      .then(({ statusCode }) => statusCode);

  it('has one limit for a network of IPv6, which is what one customer is given', async () => {
    const statuses = [];
    for (let each = 1; each <= 80; each++) statuses.push(await ask(`2001:db8:1:2::${each.toString(16)}`));
    expect(statuses).toContain(429);
    // The neighbours' network, and IPv4 addresses, each have their own.
    expect([await ask('2001:db8:1:3::1'), await ask('192.0.2.1'), await ask('192.0.2.2')]).not.toContain(429);
  });

  it('and one for guesses of passwords', async () => {
    const guess = (each: number) =>
      server.app
        .inject({
          method: 'POST',
          url: '/api/users/sign_in',
          remoteAddress: `2001:db8:9:9::${each.toString(16)}`,
          payload: { email: `nobody${each}@example.test`, password: 'Wrong-1234!' },
        })
        .then(({ statusCode }) => statusCode);
    const statuses = [];
    for (let each = 1; each <= 52; each++) statuses.push(await guess(each));
    expect(statuses.slice(0, 50)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a page or program gone wild', () => {
  it('gets a number of live streams, then is refused, and gets one again when another has ended', async () => {
    const address = await server.listen();
    const as = await server.signInAs('dispatcher');
    const headers = server.headersOf(as);
    const open = async () => {
      const ending = new AbortController();
      const response = await fetch(`${address}/api/live?topics=session`, { headers, signal: ending.signal });
      return { response, end: () => ending.abort() };
    };
    // Each response is held: `fetch` ends the stream of one that the garbage collector takes.
    const streams = [];
    for (let each = 0; each < MOST_STREAMS + 2; each++) streams.push(await open());
    expect(streams.filter(({ response }) => response.status === 429)).toHaveLength(2);
    // Of this person alone.
    const other = server.headersOf(await server.signInAs('dispatcher'));
    const theirs = new AbortController();
    const { status } = await fetch(`${address}/api/live?topics=session`, {
      headers: other,
      signal: theirs.signal,
    });
    expect(status).toBe(200);
    theirs.abort();
    streams[0]?.end();
    await expect.poll(async () => (await open()).response.status).toBe(200);
    for (const { end } of streams) end();
  });

  it('is not answered with more than it has sent', async () => {
    const body = `{"results":[${'"\\u0000",'.repeat(100_000)}"\\u0000"]}`;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/deliveries_inbox',
      headers: { 'content-type': 'application/json', 'x-client-key': 'rx_nobody' },
      payload: body,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body.length).toBeLessThan(20_000);
  });
});

describe('cells of exports', () => {
  it.each(['=1+1', '+1', '-1+1', '@x', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠x'])(
    'that begin with %j run in no spreadsheet',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/);
    },
  );

  it('that are amounts below zero stay numbers', () => {
    expect(csvLine(['-12.50', '-3', '-1e5', '--1', '-1+1'])).toBe("-12.50,-3,'-1e5,'--1,'-1+1\r\n");
  });
});

describe('addresses of webhooks', () => {
  it.each(['168.63.129.16', '169.254.169.254', '100.100.100.200', '::ffff:169.254.169.254', 'fd00:ec2::254'])(
    '%s, where clouds tell secrets of a machine, is never called',
    (address) => expect(reachOf(address, [])).toBe('refused'),
  );
});

describe('e-mails', () => {
  it('have no headers but ours, whatever the subject and the receiver say', async () => {
    const smtp = await startSmtpServer();
    const config = readConfig({
      MESSAGES_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MESSAGES_FROM: 'Rx Dispatch <no-reply@example.test>',
      MESSAGES_SMTP_TLS: 'off',
    });
    const { email } = transportsOf(config);
    if (!email) throw new Error('no transport');
    const send = (to: string, subject: string) => email.send({ id: 1, to, subject, text: 'x' });
    await send('ana@example.test', 'Hello\r\nBcc: thief@example.test\r\n\r\nAnother text');
    await send('ana@example.test\r\nRCPT TO:<thief@example.test>', 'Hello').catch(() => undefined);
    await send('ana@example.test, thief@example.test', 'Hello').catch(() => undefined);
    await smtp.close();
    const [first] = smtp.received;
    expect(first?.data.split(/\n\s*\n/)[0]).not.toMatch(/^Bcc:/im);
    expect(smtp.received.flatMap(({ to }) => to).filter((line) => line.includes('thief'))).toEqual([]);
  });
});

describe('letters that look alike', () => {
  it('open no account and send no link elsewhere: the message goes to the stored address', async () => {
    const password_hash = await hashPassword('Right-1234!');
    const person = await server.signInAs('nobody', { email: 'kim@example.test', password_hash });
    // U+212A, the sign of Kelvin, is a small k in lower case.
    const body = { email: '\u212aim@example.test' };
    await server.call('POST', '/users/reset_password', { body });
    const sent = await server.db.selectFrom('messages').select('recipient').execute();
    expect(sent.every(({ recipient }) => recipient === person.email)).toBe(true);
  });
});

describe('names that objects have by themselves', () => {
  it.each(['{"__proto__":{"is_admin":true}}', '{"constructor":{"prototype":{"is_admin":true}}}'])(
    '%s is no field',
    async (payload) => {
      const as = await server.signInAs('administrator');
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/vehicles',
        headers: { ...server.headersOf(as), 'content-type': 'application/json' },
        payload,
      });
      expect([400, 422]).toContain(answer.statusCode);
      expect(({} as Record<string, unknown>).is_admin).toBeUndefined();
    },
  );

  it('a binding token of another session opens nothing', async () => {
    const [mine, theirs] = [await server.signInAs('administrator'), await server.signInAs('administrator')];
    const { status } = await server.call('GET', '/users/second_factor', {
      headers: {
        cookie: `rx_session=${mine.token}`,
        authorization: bindingToken(theirs.token, server.clock.now()),
      },
    });
    expect(status).toBe(401);
  });
});
