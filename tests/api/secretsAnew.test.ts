import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { fileStoreOf } from '../../server/outside/files/openStore';
import { transportsOf } from '../../server/outside/messages/transports';
import { followSecretFiles } from '../../server/reloadSecrets';
import { testServer, type TestServer } from '../support/server';

const folder = mkdtempSync(join(tmpdir(), 'secrets-anew-'));
const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
/** The SMS service: takes one token alone. */
let token = 'first';
const sms = createServer((request, response) => {
  response.statusCode = request.headers.authorization === `Bearer ${token}` ? 200 : 401;
  response.end('{}');
});
let env: Record<string, string>;
let server: TestServer;
let stop = () => {};

beforeAll(async () => {
  sms.listen(0, '127.0.0.1');
  await once(sms, 'listening');
  env = {
    LOG_LEVEL: 'silent',
    METRICS_TOKEN_FILE: write('metrics', 'old-token'),
    MESSAGES_SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}/`,
    MESSAGES_SMS_TOKEN_FILE: write('sms', 'first'),
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_ENDPOINT: 'http://127.0.0.1:9',
    FILES_S3_ACCESS_KEY_ID: 'id',
    FILES_S3_SECRET_ACCESS_KEY_FILE: write('s3', 'old'),
  };
  server = await testServer({ config: readConfig(env) });
  stop = followSecretFiles(server.context, env);
});
afterEach(() => {
  expect(process.listenerCount('SIGHUP')).toBe(1);
});
afterAll(async () => {
  stop();
  await server.close();
  sms.close();
  rmSync(folder, { recursive: true });
});

const figures = async (given: string) =>
  (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${given}` } })).statusCode;
const hangUp = () => process.emit('SIGHUP', 'SIGHUP');

it('a new token counts from SIGHUP on, without a restart', async () => {
  expect([await figures('old-token'), await figures('new-token')]).toEqual([200, 404]);
  write('metrics', 'new-token\n');
  hangUp();
  expect([await figures('old-token'), await figures('new-token')]).toEqual([404, 200]);
});

it('messages leave with the new token of their service, by the transport that is there', async () => {
  const transports = transportsOf(server.context.config);
  const send = () =>
    transports.sms?.send({ id: 1, to: '+16195550100', subject: '', text: 'hello' }).then(
      () => 'sent',
      () => 'refused',
    );
  expect(await send()).toBe('sent');
  token = 'second';
  expect(await send()).toBe('refused');
  write('sms', 'second');
  hangUp();
  expect(await send()).toBe('sent');
});

it('the bucket is asked with new keys, and a store whose keys are the same stays', () => {
  const before = fileStoreOf(server.context);
  hangUp();
  expect(fileStoreOf(server.context)).toBe(before);
  write('s3', 'new');
  hangUp();
  expect(fileStoreOf(server.context)).not.toBe(before);
  expect(server.context.config.files).toMatchObject({ secretAccessKey: 'new' });
});

it('a file that is empty or gone changes nothing', async () => {
  write('metrics', '');
  hangUp();
  rmSync(join(folder, 's3'));
  hangUp();
  expect(await figures('new-token')).toBe(200);
  expect(server.context.config.files).toMatchObject({ secretAccessKey: 'new' });
});
