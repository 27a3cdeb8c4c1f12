import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTarget, type TargetCall } from '../../server/outside/webhooks/callTarget';
import { reachOf } from '../../server/outside/webhooks/targetAddress';
import { webhookNetworksOf } from '../../server/webhookConfig';
import { pauseAfter } from '../../src/domain/webhooks/webhookRetries';
import { Receiver } from './receiver';

const allowed = webhookNetworksOf({ WEBHOOK_NETWORKS: '127.0.0.0/8, ::1/128' });
let receiver: Receiver;
beforeAll(async () => {
  receiver = await new Receiver().start();
});
afterAll(() => receiver.stop());

const call = (changes: Partial<TargetCall>) =>
  callTarget({ url: receiver.url, headers: {}, body: '{}', allowed, ...changes });

describe('an address on a network of our own is refused', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.7',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.7',
    '64:ff9b::a00:7',
    '2002:a00:7::',
    'nothing',
  ])('%s', (address) => expect(reachOf(address, [])).toBe('refused'));

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is of the internet', (address) =>
    expect(reachOf(address, [])).toBe('public'),
  );

  it('unless the configuration names the network', () => {
    const own = webhookNetworksOf({ WEBHOOK_NETWORKS: '10.1.2.0/24' });
    expect([reachOf('10.1.2.9', own), reachOf('10.1.3.9', own), reachOf('::ffff:10.1.2.9', own)]).toEqual([
      'allowed',
      'refused',
      'allowed',
    ]);
    expect(() => webhookNetworksOf({ WEBHOOK_NETWORKS: '10.1.2' })).toThrow('WEBHOOK_NETWORKS has "10.1.2"');
  });

  it.each([
    ['by its number', () => receiver.url],
    ['by an odd spelling of its number', () => receiver.url.replace('127.0.0.1', '2130706433')],
    ['by a name', () => receiver.url.replace('127.0.0.1', 'localhost')],
    ['by IPv6', () => receiver.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
  ])('%s, and nothing arrives', async (_, url) => {
    const before = receiver.took.length;
    expect(await call({ url: url(), allowed: [] })).toMatchObject({
      http_status: null,
      error: 'privateAddress',
    });
    expect(receiver.took).toHaveLength(before);
  });

  it('http is for such networks alone', async () => {
    expect(await call({ url: 'http://93.184.216.34/' })).toMatchObject({ error: 'notHttps' });
  });
});

describe('what comes of a call', () => {
  it('is taken by any 2xx', async () => {
    receiver.answer = () => ({ status: 202 });
    expect(await call({})).toMatchObject({ http_status: 202, error: null });
  });

  it('a name is looked up and connected to as checked', async () => {
    expect(await call({ url: receiver.url.replace('127.0.0.1', 'localhost') })).toMatchObject({
      error: null,
    });
  });

  it('a slow system is left after its time', async () => {
    receiver.answer = () => 'silence';
    const answer = await call({ patienceMs: 150 });
    expect(answer).toMatchObject({ http_status: null, error: 'timeout' });
    expect(answer.duration).toBeLessThan(2_000);
  });

  it('a system that is down, a name that is nobody’s, and no TLS', async () => {
    const gone = await new Receiver().start();
    const { url } = gone;
    await gone.stop();
    expect((await call({ url })).error).toBe('connection');
    expect((await call({ url: 'https://nobody.invalid/' })).error).toBe('dns');
    expect((await call({ url: receiver.url.replace('http:', 'https:') })).error).toBe('tls');
  });
});

it('pauses grow, for about three days', () => {
  const pauses = Array.from({ length: 11 }, (_, index) => pauseAfter(index + 1, 0));
  expect(pauses.at(-1)).toBeNull();
  const known = pauses.flatMap((pause) => pause ?? []);
  expect(known).toEqual([...known].sort((a, b) => a - b));
  expect(known.reduce((sum, pause) => sum + pause, 0) / 86_400_000).toBeGreaterThan(2.5);
});
