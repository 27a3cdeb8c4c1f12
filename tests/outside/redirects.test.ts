import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { smsTransport } from '../../server/outside/messages/smsTransport';

const ROOT = join(import.meta.dirname, '..', '..');
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(() => resolve(null)))),
  );
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Calls of other programs, with their options. */
function callsIn(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return text
    .split('await fetch(')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(');')));
}

it('a number and its text go to the service alone: a redirection is a failure', async () => {
  let heard = 0;
  const stranger = await listening(
    createServer((_request, answer) => {
      heard++;
      answer.end();
    }),
  );
  const service = await listening(
    createServer((_request, answer) => {
      answer.writeHead(307, { location: stranger }).end();
    }),
  );
  const transport = smsTransport({ url: service, token: 'secret' });
  const message = { id: 1, to: '6195550100', subject: '', text: 'Your delivery', html: null };
  await expect(transport.send(message)).rejects.toThrow();
  expect(heard).toBe(0);
});

it('each call of another program says what it does with a redirection', () => {
  const sources = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `server/${name.replaceAll('\\', '/')}`);
  const calls = sources.flatMap((path) => callsIn(path).map((call) => ({ path, call })));
  expect(calls.length).toBeGreaterThan(8);
  expect(
    calls.filter(({ call }) => !/redirect: '(error|follow)'/.test(call)).map(({ path }) => path),
  ).toEqual([]);
});
