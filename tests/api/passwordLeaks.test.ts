import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { isLeakedPassword } from '../../server/outside/passwordLeaks';
import { hashPassword } from '../../server/records/accounts/passwords';
import { silentLog } from '../support/database';
import { testServer, type TestServer } from '../support/server';

const OLD = 'Lantern-Quill-34!';
const LEAKED = 'Marmot-Kettle-88!';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const PADDING = '0'.repeat(35);

/** The range API as it is documented: endings of the hashes that begin with five letters, each with a count. */
const asked: string[] = [];
let state: 'works' | 'fails' | 'redirects' = 'works';
const service = createServer((request, response) => {
  asked.push(String(request.url));
  const prefix = /^\/leaks\/range\/([0-9A-F]{5})$/.exec(request.url ?? '')?.[1];
  if (state === 'redirects') return void response.writeHead(302, { location: '/leaks/range/00000' }).end();
  if (state === 'fails' || !prefix || request.headers['add-padding'] !== 'true') {
    return void response.writeHead(503).end();
  }
  const known = hashOf(LEAKED).startsWith(prefix) ? [`${hashOf(LEAKED).slice(5)}:42`] : [];
  response.end([`${'F'.repeat(35)}:3`, ...known, `${PADDING}:0`].join('\r\n'));
});

let server: TestServer;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/leaks/`;
  const { passwordLeaksUrl } = readConfig({ PASSWORD_LEAKS_URL: url });
  server = await testServer({ config: { passwordLeaksUrl } });
});
afterAll(async () => {
  await server.close();
  service.close();
});

async function change(new_password: string) {
  const as = await server.signInAs('dispatcher', { password_hash: await hashPassword(OLD) });
  return server.call<{ errors?: unknown }>('PUT', `/users/reset_password/${as.user_id}`, {
    as,
    body: { old_password: OLD, new_password },
  });
}

it('a password of a leak is refused with a sentence, and five letters of its hash alone go out', async () => {
  asked.length = 0;
  expect(await change(LEAKED)).toMatchObject({
    status: 422,
    body: { errors: { new_password: { message: 'validation.passwordLeaked' } } },
  });
  expect(asked).toEqual([`/leaks/range/${hashOf(LEAKED).slice(0, 5)}`]);
  expect((await change('Cobalt-Heron-52!')).status).toBe(204);
});

it('a line of padding is no leak', async () => {
  expect(await isLeakedPassword(server.context, 'Cobalt-Heron-53!')).toBe(false);
});

it.each(['fails', 'redirects'] as const)('a service that %s keeps nobody from a password', async (how) => {
  state = how;
  expect((await change(LEAKED)).status).toBe(204);
  state = 'works';
});

it('nothing is asked where no service is configured', async () => {
  asked.length = 0;
  const config = readConfig({});
  expect(await isLeakedPassword({ config, log: silentLog as never }, LEAKED)).toBe(false);
  expect(asked).toEqual([]);
});
