import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { SECRETS, withSecretFiles } from '../../server/secretFiles';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const written = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true }));

it.each(SECRETS)('%s comes from the file that its _FILE names, without the line end', (name) => {
  const env = withSecretFiles({ [`${name}_FILE`]: written(name, 'postgres://u:p@db/rx\n') });
  expect(env[name]).toBe('postgres://u:p@db/rx');
});

it('reaches the configuration', () => {
  const env = { DATABASE_URL_FILE: written('url', 'postgres://u:p@db/rx\n'), DEMO: '0' };
  expect(readConfig(env).databaseUrl).toBe('postgres://u:p@db/rx');
});

it('leaves files alone that are no secrets', () => {
  expect(readConfig({ MAP_FILE: '/maps/county.pmtiles' }).maps.file).toMatchObject({ isNamed: true });
});

it.each([
  [
    'is missing',
    { GEOCODING_KEY_FILE: join(folder, 'none') },
    'GEOCODING_KEY_FILE names a file that cannot be read (ENOENT).',
  ],
  [
    'is a folder',
    { GEOCODING_KEY_FILE: folder },
    'GEOCODING_KEY_FILE names a file that cannot be read (EISDIR).',
  ],
  ['is empty', { GEOCODING_KEY_FILE: written('empty', '\n') }, 'GEOCODING_KEY_FILE names an empty file.'],
  [
    'stands beside a value',
    { GEOCODING_KEY: 'a', GEOCODING_KEY_FILE: written('key', 'b') },
    'GEOCODING_KEY and GEOCODING_KEY_FILE are both set: keep one of them.',
  ],
])('a file that %s stops the start with a sentence', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('never repeats what a file holds', () => {
  const env = { DATABASE_URL_FILE: written('bad', 'mysql://root:hunter2@db') };
  expect(() => readConfig(env)).toThrow(/^(?!.*hunter2).*DATABASE_URL must be an address/);
});
