import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, startBuilt } from '../support/program';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rx-tools-'));
  ({ dataDir } = await makeDataDir());
  await writeFile(join(folder, 'there.key'), 'a key that copies need');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

/** What an operator reads, and the exit code. */
async function run(tool: string, args: readonly string[], env: Record<string, string>) {
  const child = await startBuilt(tool, args, { DATABASE_URL: '', ...env });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said: (await said).join('') };
}

const KEY = 'age1c2cz6kner2w8cdvkfhj30jg7pl7d7pph6e8qe2ctdne8jekq6qssc0r8e5';

it.each<[string, string[], RegExp]>([
  ['backup', ['--too', 'x'], /Unknown option '--too'/],
  ['backup', ['--to'], /Option '--to <value>' argument missing/],
  ['backup', ['--to', 'FOLDER', '--recipient', 'Ana'], /public key that begins with age1/],
  ['backup', ['--new-key', 'FOLDER/there.key'], /is there already, and copies may need it/],
  ['backup', ['--new-key', 'FOLDER/none/backup.key'], /cannot be written \(ENOENT\)/],
  ['restore', ['--key', 'FOLDER/none', '--from', 'FOLDER'], /cannot be read \(ENOENT\)/],
  ['restore', ['--key', 'package.json', '--from', 'FOLDER'], /begins with AGE-SECRET-KEY-/],
  ['restore', ['--pg', 'x'], /Unknown option '--pg'/],
  ['keys', ['list', '--all'], /Unknown option '--all'/],
  ['auditVerify', ['--anchr', '3:ab'], /Unknown option '--anchr'/],
  ['dbExport', ['FOLDER/none/data.sql'], /cannot be written \(ENOENT\)/],
  ['dbExport', ['FOLDER'], /cannot be written \(EISDIR\)/],
  ['dbExport', ['--help'], /Unknown option '--help'/],
])('%s %j ends in one sentence', async (tool, args, sentence) => {
  const { code, said } = await run(
    tool,
    args.map((arg) => arg.replace('FOLDER', folder)),
    { DATA_DIR: dataDir },
  );
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
});

it.each(['backup', 'keys', 'auditVerify', 'dbExport'])(
  '%s makes no database where a mistyped DATA_DIR has none',
  async (tool) => {
    const args = tool === 'keys' ? ['list'] : tool === 'backup' ? ['--to', folder, '--recipient', KEY] : [];
    const { code, said } = await run(tool, args, { DATA_DIR: join(folder, 'mistyped') });
    expect(code).toBe(1);
    expect(said).toContain(`There is no database in ${join(folder, 'mistyped')}`);
    expect(await readdir(folder)).toEqual(['there.key']);
  },
);
