import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/platform/database/database';
import { lookAtDatabase } from '../../tools/doctor/databaseCheck';
import { lookAtAddress, lookAtFolder, lookAtPort } from '../../tools/doctor/machine';
import { lookAtBucket, lookAtEmail, lookAtMap, lookAtRoads, lookAtSms } from '../../tools/doctor/services';
import { lookAtTwilio } from '../../tools/doctor/twilio';
import { silentLog, testDatabaseUrl } from '../support/database';
import { postgresTestDatabase } from '../support/postgresDatabase';
import { makeDataDir } from '../support/program';
import { startSmtpServer } from '../support/smtpServer';

const statesOf = (findings: readonly { state: string }[]) => findings.map(({ state }) => state);

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('what people reach', () => {
  it.each([
    ['this machine alone', {}, ['good']],
    ['https behind a proxy', { PUBLIC_URL: 'https://rx.test', TRUST_PROXY: '1', DEMO: '0' }, ['good']],
    ['https, the proxy not trusted', { PUBLIC_URL: 'https://rx.test', DEMO: '0' }, ['good', 'warning']],
    ['http in a network', { PUBLIC_URL: 'http://rx.test', HOST: '0.0.0.0', DEMO: '0' }, ['warning']],
    ['a demo for everybody', { PUBLIC_URL: 'https://rx.test', TRUST_PROXY: '1', DEMO: '1' }, ['good', 'bad']],
  ])('%s', async (_what, env, expected) => {
    expect(statesOf(await lookAtAddress(readConfig(env)))).toEqual(expected);
  });
});

describe('the port', () => {
  it('is free, or another program has it', async () => {
    const port = await freePort();
    const config = readConfig({ PORT: String(port) });
    expect(statesOf(await lookAtPort(config))).toEqual(['good']);
    const other = createServer((socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n')).listen(
      port,
      '127.0.0.1',
    );
    await once(other, 'listening');
    const [finding] = await lookAtPort(config);
    other.close();
    expect(finding).toMatchObject({
      state: 'bad',
      sentence: `Another program uses port ${port} on 127.0.0.1.`,
    });
  });
});

describe('the disk', () => {
  it('is looked at without making the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
    const dataDir = join(folder, 'not', 'there');
    const [finding] = await lookAtFolder(readConfig({ DATA_DIR: dataDir }));
    expect(finding?.sentence).toContain(`are free for ${dataDir}`);
    await expect(rm(dataDir)).rejects.toThrow('ENOENT');
    await rm(folder, { recursive: true });
  });

  it('has to keep what the server keeps free, and to be a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
    expect(await lookAtFolder(readConfig({ DATA_DIR: folder, DISK_RESERVE_MB: '1000000' }))).toMatchObject([
      { state: 'bad', advice: expect.stringContaining('DISK_RESERVE_MB') as string },
    ]);
    expect(await lookAtFolder(readConfig({ DATA_DIR: 'package.json' }))).toMatchObject([
      { state: 'bad', sentence: expect.stringContaining('is a file') as string },
    ]);
    await rm(folder, { recursive: true });
  });
});

describe('the embedded database', () => {
  it('is not made, is opened, and may be in use', async () => {
    expect(await lookAtDatabase(readConfig({ DATA_DIR: '/nowhere/data' }), silentLog)).toMatchObject([
      { sentence: 'There is no database yet: the first start makes one.' },
    ]);
    const { dataDir, target } = await makeDataDir();
    const config = readConfig({ DATA_DIR: dataDir });
    expect(await lookAtDatabase(config, silentLog)).toMatchObject([
      { state: 'good', sentence: 'The embedded database opens.' },
      { state: 'good', sentence: 'The tables are those of this version.' },
    ]);
    const sealing = await openDatabase(target, silentLog);
    await sealing.db
      .updateTable('server_keys')
      .set({ secret: null, sealed_secret: 'w1.00000000.a.b.c' })
      .execute();
    await sealing.close();
    expect(await lookAtDatabase(config, silentLog)).toMatchObject([
      { state: 'good' },
      { state: 'good' },
      { state: 'bad', sentence: expect.stringContaining('SERVER_KEY or SERVER_KEY_FILE') as string },
    ]);
    const held = await openDatabase(target, silentLog);
    expect(await lookAtDatabase(config, silentLog)).toMatchObject([
      { state: 'good', sentence: 'The embedded database is in use by a running server.' },
    ]);
    await held.close();
    await rm(dataDir, { recursive: true });
  });
});

describe('a database server', () => {
  it('that does not answer is named without its address', async () => {
    const port = await freePort();
    const [finding] = await lookAtDatabase(
      readConfig({ DATABASE_URL: `postgres://rx:hunter2@127.0.0.1:${port}/rx` }),
      silentLog,
    );
    expect(finding?.state).toBe('bad');
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });

  it.runIf(testDatabaseUrl)(
    'answers, agrees on the time, has the tables and wakes other servers',
    async () => {
      const database = await postgresTestDatabase(testDatabaseUrl ?? '', silentLog);
      const findings = await lookAtDatabase(readConfig({ DATABASE_URL: database.url }), silentLog);
      await database.close();
      expect(findings.map(({ sentence }) => sentence)).toEqual([
        expect.stringMatching(/^PostgreSQL \d+.* answers\.$/),
        'The clocks of this machine and of the database agree.',
        'The tables are those of this version.',
        // The tests sign in as the owner of everything.
        'This user can change the log of changes.',
        'Servers on this database hear of each other at once.',
      ]);
    },
  );
});

describe('services outside', () => {
  it('are fine while none is configured', async () => {
    const config = readConfig({ DATA_DIR: '/nowhere/data' });
    const looked = [lookAtEmail, lookAtSms, lookAtBucket, lookAtMap, lookAtRoads].map((look) => look(config));
    expect(statesOf((await Promise.all(looked)).flat())).toEqual(['good', 'good', 'good', 'good', 'good']);
  });

  it('a mail server is greeted, and no mail is sent', async () => {
    const smtp = await startSmtpServer();
    const env = {
      MESSAGES_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MESSAGES_FROM: 'rx@example.test',
      MESSAGES_SMTP_TLS: 'off',
    };
    expect(statesOf(await lookAtEmail(readConfig(env)))).toEqual(['good']);
    expect(smtp.received).toEqual([]);
    await smtp.close();
    expect(statesOf(await lookAtEmail(readConfig(env)))).toEqual(['bad']);
  });

  it('an SMS service and a bucket that do not answer are named', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    expect(statesOf(await lookAtSms(readConfig({ MESSAGES_SMS_URL: url })))).toEqual(['bad']);
    const bucket = {
      FILES_S3_BUCKET: 'pictures',
      FILES_S3_ENDPOINT: url,
      FILES_S3_ACCESS_KEY_ID: 'key',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(statesOf(await lookAtBucket(readConfig(bucket)))).toEqual(['bad']);
  });

  describe('Twilio', () => {
    const SID = `AC${'a'.repeat(32)}`;
    /** Answers for the account as the vendor documents, to its own token alone. */
    const account = async (status: string) => {
      const basic = `Basic ${Buffer.from(`${SID}:secret`).toString('base64')}`;
      const server = createHttpServer((request, response) => {
        const isKnown =
          request.url === `/2010-04-01/Accounts/${SID}.json` && request.headers.authorization === basic;
        response
          .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
          .end(JSON.stringify(isKnown ? { sid: SID, status } : { code: 20003 }));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
    };
    const env = (url: string, more: object = {}) => ({
      TWILIO_URL: url,
      TWILIO_ACCOUNT_SID: SID,
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+16195550100',
      TWILIO_VOICE_FROM: '+16195550100',
      PUBLIC_URL: 'https://rx.test',
      ...more,
    });

    it.each([
      ['an account that works', 'active', {}, ['good', 'good']],
      ['one that is suspended', 'suspended', {}, ['good', 'bad']],
      ['a wrong token', 'active', { TWILIO_AUTH_TOKEN: 'other' }, ['good', 'bad']],
      [
        'a product that it cannot call',
        'active',
        { PUBLIC_URL: 'http://rx.test' },
        ['good', 'good', 'warning'],
      ],
    ])('%s', async (_what, status, more, expected) => {
      const service = await account(status);
      const findings = await lookAtTwilio(readConfig(env(service.url, more)));
      service.close();
      expect(statesOf(findings)).toEqual(expected);
      expect(findings[0]?.sentence).toBe('Twilio carries text messages, automatic calls.');
    });

    it('that does not answer is named, and text messages are not said to be kept', async () => {
      const config = readConfig(env(`http://127.0.0.1:${await freePort()}`));
      expect((await lookAtTwilio(config))[1]).toMatchObject({
        state: 'bad',
        sentence: 'Twilio cannot be reached (ECONNREFUSED).',
      });
      expect(await lookAtSms(config)).toEqual([
        { state: 'good', sentence: 'Text messages leave by Twilio.' },
      ]);
      expect(await lookAtTwilio(readConfig({}))).toEqual([]);
    });
  });

  it('files that are no map and no roads are named with what to do', async () => {
    const here = readConfig({ MAP_FILE: 'package.json', ROADS_FILE: 'package.json' });
    expect(await lookAtMap(here)).toMatchObject([
      { state: 'bad', advice: expect.stringContaining('map:get') as string },
    ]);
    expect(statesOf(await lookAtRoads(readConfig({ ROADS_FILE: '/nowhere/roads' })))).toEqual(['bad']);
    expect(await lookAtRoads(here)).toMatchObject([
      { state: 'bad', advice: expect.stringContaining('npm run roads') as string },
    ]);
  });
});
