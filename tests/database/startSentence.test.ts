import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testDatabaseUrl } from '../support/database';
import { startProgram } from '../support/program';

/** What the server says, whose start fails. */
async function said(env: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rx-start-'));
  await writeFile(join(folder, 'a-file'), '');
  const program = await startProgram({
    DATA_DIR: join(folder, 'data'),
    ...Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value.replace('FOLDER', folder)]),
    ),
  });
  expect(await program.exit).toBe(1);
  await rm(folder, { recursive: true });
  return program.output();
}

const databaseAt = (change: (url: URL) => void) => {
  const url = new URL(testDatabaseUrl ?? 'postgres://nobody@127.0.0.1:1/none');
  change(url);
  return url.href;
};

it.each<[string, Record<string, string>, string]>([
  ['a file as DATA_DIR', { DATA_DIR: 'FOLDER/a-file' }, 'is no folder: correct DATA_DIR.'],
  ['DATA_DIR below a file', { DATA_DIR: 'FOLDER/a-file/data' }, 'is no folder: correct DATA_DIR.'],
  ['an address of another machine', { HOST: '192.0.2.1' }, 'This machine has no address 192.0.2.1'],
  [
    'a database that is off',
    { DATABASE_URL: 'postgres://rx@127.0.0.1:1/rx' },
    'No PostgreSQL server answers',
  ],
  ['an unknown machine', { DATABASE_URL: 'postgres://rx@rx.invalid/rx' }, 'Nobody knows the machine'],
])('%s is said in a sentence, without a stack', async (_what, env, sentence) => {
  const text = await said(env);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/\n\s+at /);
});

it.runIf(testDatabaseUrl)('so is who is not let in, and what is not there', async () => {
  const stranger = databaseAt((url) => {
    url.username = 'rx_stranger';
    url.password = 'hunter2';
  });
  const wrong = await said({ DATABASE_URL: stranger });
  // A server that asks for no password tells of the name.
  expect(wrong).toMatch(/refuses user and password of DATABASE_URL|does not let the user of DATABASE_URL in/);
  expect(wrong).not.toMatch(/hunter2|\n\s+at /);
  const missing = await said({ DATABASE_URL: databaseAt((url) => (url.pathname = '/no_such_database')) });
  expect(missing).toContain('does not exist: create it, or correct the name');
});
