import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { rotateKeys, unwrapKeys, wrapKeys } from '../../server/platform/keys/manageKeys';
import { isSigned, sign } from '../../server/platform/plugins/signing';
import { StoppedClock } from '../support/factorPeople';
import { makeDataDir, startBuilt } from '../support/program';
import { testServer, type TestServer } from '../support/server';

const author = { user_id: null, full_name: 'keys (test)' };
const clock = new StoppedClock();
let server: TestServer;
beforeEach(async () => {
  server = await testServer({ clock });
});
afterEach(() => server.close());

describe('keys that SERVER_KEY seals', () => {
  const SERVER_KEY = 'a vault’s key of more than thirty-two letters';
  const NEWER = 'another key of the vault, which replaces it one day';
  const withKeys = (...serverKeys: string[]) => ({
    ...server.context,
    config: { ...server.context.config, serverKeys },
  });
  const stored = () =>
    server.db.selectFrom('server_keys').select(['secret', 'sealed_secret']).orderBy('id').execute();

  it('are not in the database, and work as before', async () => {
    const before = await sign(server.context, 'vehicle', 'x');
    const sealed = withKeys(SERVER_KEY);
    expect(await inTransaction(server.db, (trx) => wrapKeys(sealed, trx, author))).toBe(1);
    expect(await inTransaction(server.db, (trx) => wrapKeys(sealed, trx, author))).toBe(0);
    expect(await stored()).toEqual([
      { secret: null, sealed_secret: expect.stringMatching(/^w1\./) as string },
    ]);
    expect(await sign(withKeys(SERVER_KEY), 'vehicle', 'x')).toBe(before);
    await inTransaction(server.db, (trx) => rotateKeys(sealed, trx, author, 0));
    expect((await stored()).every(({ secret }) => secret === null)).toBe(true);

    // The vault's key is replaced: the former stands below it until all is sealed by the newer.
    const both = withKeys(NEWER, SERVER_KEY);
    expect(await inTransaction(server.db, (trx) => wrapKeys(both, trx, author))).toBe(2);
    await expect(sign(withKeys(SERVER_KEY), 'vehicle', 'x')).rejects.toThrow('is not the key');
    await inTransaction(server.db, (trx) => unwrapKeys(withKeys(NEWER), trx, author));
    expect((await stored()).every(({ secret }) => secret !== null)).toBe(true);
    expect(await isSigned(withKeys(), 'vehicle', 'x', before)).toBe(true);
  });

  it('stop the start of a server without it', async () => {
    await inTransaction(server.db, (trx) => wrapKeys(withKeys(SERVER_KEY), trx, author));
    const { database } = server.context;
    await expect(testServer({ clock, database })).rejects.toThrow('SERVER_KEY or SERVER_KEY_FILE must hold');
    await expect(testServer({ clock, database, config: { serverKeys: [NEWER] } })).rejects.toThrow(
      'is not the key',
    );
    const opened = await testServer({ clock, database, config: { serverKeys: [SERVER_KEY] } });
    await opened.app.close();
  });
});

it('npm run keys rotates, lists and retires on the server’s own machine', async () => {
  const { dataDir } = await makeDataDir();
  const run = async (...args: string[]) => {
    const child = await startBuilt('keys', args, { DATABASE_URL: '', DATA_DIR: dataDir });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
    return `${code} ${text}`;
  };
  expect(await run('turn')).toMatch(/^1 npm run keys -- list/);
  expect(await run('rotate')).toMatch(/^0 Key 2 signs from now; 0 texts/);
  expect(await run('list')).toMatch(
    /^0 Key 1 .* opens what it has made: links to proofs until .*\nKey 2 .* in the database, signs now: nothing/,
  );
  expect(await run('retire', '1')).toMatch(/^1 Key 1 is still needed by links to proofs, until/);
  expect(await run('retire', '1', '--end-all')).toBe('0 Key 1 is forgotten.\n');
  expect(await run('wrap')).toMatch(/^1 SERVER_KEY must hold/);
  await rm(dataDir, { recursive: true });
});
