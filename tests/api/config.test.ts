import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
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
  [{}, true, null],
  [{ HOST: '127.0.0.2' }, true, null],
  [{ HOST: '::1', PUBLIC_URL: 'http://rx.test' }, true, null],
  [{ HOST: 'localhost', DATABASE_URL: '' }, true, null],
  [{ HOST: '0.0.0.0' }, false, 'HOST is 0.0.0.0'],
  [{ HOST: '127.evil.test' }, false, 'HOST is 127.evil.test'],
  [{ PUBLIC_URL: 'https://rx.test' }, false, 'PUBLIC_URL starts with https'],
  [{ DATABASE_URL: 'postgres://u:p@db/rx' }, false, 'DATABASE_URL is set'],
  [{ DATABASE_URL: 'postgres://u:p@db/rx', HOST: '::', DEMO: '1' }, true, null],
  [{ DATABASE_URL: 'postgres://u:p@db/rx', DEMO: '0' }, false, null],
])(
  'makes demo accounts only where nobody else comes in, or when it is told to: %o',
  (env, demo, demoWithheld) => {
    expect(readConfig(env)).toMatchObject({ demo, demoWithheld });
  },
);

it('keeps pictures in a bucket when one is named', () => {
  const env = {
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_ACCESS_KEY_ID: 'key',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
    FILES_S3_ENDPOINT: 'http://minio.test:9000/',
  };
  expect(readConfig(env).files).toEqual({
    bucket: 'pictures',
    region: 'us-west-2',
    endpoint: 'http://minio.test:9000',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  expect(readConfig({}).files).toBeNull();
});

it.each([
  [{}, { path: resolve('.data/map.pmtiles'), isNamed: false }],
  [{ DATA_DIR: '/srv/rx' }, { path: '/srv/rx/map.pmtiles', isNamed: false }],
  [{ MAP_FILE: 'area.pmtiles' }, { path: resolve('area.pmtiles'), isNamed: true }],
  [{ MAP_FILE: 'https://maps.test/a.pmtiles' }, { url: 'https://maps.test/a.pmtiles' }],
])('finds the streets of the map: %o', (env, file) => {
  expect(readConfig(env).maps.file).toEqual(file);
});

it('asks VROOM for automatic plans when it is told where one listens', () => {
  const env = { ROUTING_SERVICE: 'vroom', ROUTING_URL: 'http://vroom.test:3000', ROUTING_TIMEOUT: '9' };
  expect(readConfig(env).routing).toEqual({
    service: 'vroom',
    url: 'http://vroom.test:3000/',
    timeoutMs: 9_000,
  });
  expect(readConfig({}).routing).toEqual({ service: 'embedded' });
});

it.each([
  [{ PORT: 'http' }, 'PORT is "http", but it must be a whole number from 0 to 65535.'],
  [{ MAP_FILE: 'ftp://maps.test/a' }, 'MAP_FILE must be an address that starts with http:// or https://.'],
  [{ PORT: '70000' }, 'PORT is "70000", but it must be a whole number from 0 to 65535.'],
  [{ DEMO_SIMULATION: 'yes' }, 'DEMO_SIMULATION is "yes", but it must be 1 (yes) or 0 (no).'],
  [{ DEMO: 'yes' }, 'DEMO is "yes", but it must be 1 (yes) or 0 (no).'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL is "loud", but it must be one of: fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { DATABASE_URL: 'mysql://u:secret@db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [
    { FILES_S3_BUCKET: 'pictures' },
    'FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY beside it.',
  ],
  [
    {
      FILES_S3_BUCKET: 'pictures',
      FILES_S3_ACCESS_KEY_ID: 'k',
      FILES_S3_SECRET_ACCESS_KEY: 's',
      FILES_S3_ENDPOINT: 'minio:9000',
    },
    'FILES_S3_ENDPOINT must be an address that starts with http:// or https://.',
  ],
  [{ ROUTING_SERVICE: 'vroom' }, 'ROUTING_SERVICE is "vroom", so ROUTING_URL must say where it listens.'],
])('stops the start with a sentence for %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

describe('TELEPHONY_SERVICE', () => {
  const TWILIO = {
    TELEPHONY_SERVICE: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+16195550100',
    TWILIO_API_KEY: 'SK1',
    TWILIO_API_SECRET: 'secret',
    TWILIO_APP_SID: 'AP1',
    TWILIO_CALLER_ID: '(619) 555-0100',
  };

  it('is the browsers’ own by default, and can be off', () => {
    expect(readConfig({}).telephony).toEqual({ service: 'embedded' });
    expect(readConfig({ TELEPHONY_SERVICE: 'off' }).telephony).toEqual({ service: 'off' });
  });

  it('is Twilio with everything that it needs', () => {
    expect(readConfig(TWILIO).telephony).toMatchObject({
      service: 'twilio',
      url: 'https://api.twilio.com',
      callerId: '6195550100',
    });
  });

  it.each([
    ['TWILIO_API_KEY', '', /TWILIO_API_KEY/],
    ['TWILIO_API_SECRET', ' ', /TWILIO_API_SECRET/],
    ['TWILIO_APP_SID', '', /TWILIO_APP_SID/],
    ['TWILIO_CALLER_ID', '12345', /TWILIO_CALLER_ID/],
    ['TELEPHONY_SERVICE', 'landline', /embedded, twilio, off/],
  ])('%s "%s" stops the start with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ ...TWILIO, [name]: value })).toThrow(sentence);
  });
});
