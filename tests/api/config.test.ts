import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config';

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    demo: true,
    publicUrl: 'http://127.0.0.1:4000',
    trustProxy: false,
  });
});

it('takes what the environment says', () => {
  const env = {
    PORT: '8080',
    DEMO: '0',
    DATABASE_URL: 'postgres://u:p@db/rx',
    PUBLIC_URL: 'https://rx.example.test/',
  };
  expect(readConfig(env)).toMatchObject({
    port: 8080,
    demo: false,
    databaseUrl: 'postgres://u:p@db/rx',
    publicUrl: 'https://rx.example.test',
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT is "http", but it must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", but it must be a whole number from 0 to 65535.'],
  [{ DEMO: 'yes' }, 'DEMO is "yes", but it must be 1 (yes) or 0 (no).'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud", but it must be one of: fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { DATABASE_URL: 'mysql://u:secret@db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
])('stops the start with a sentence for %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
