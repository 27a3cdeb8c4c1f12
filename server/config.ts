import { join, resolve } from 'node:path';
import { choiceOf, flagOf, integerOf, urlOf, WrongConfiguration, type Environment } from './environment';
import { withSecretFiles, WrongSecretFile } from './secretFiles';
import type { MessageChannel } from '../src/domain/messages/channels';
import { readTelephony, type TelephonyConfig } from './telephonyConfig';
import { readTwilio, readTwilioVoice, type TwilioConfig, type TwilioVoiceConfig } from './twilioConfig';
import { databaseOf, type DatabaseConfig } from './databaseConfig';
import { backupOf, type BackupConfig } from './backupConfig';
import { pushOf, type PushConfig } from './pushConfig';
import { scannerOf, type ScannerConfig } from './scannerConfig';
import { webhookNetworksOf, type Network } from './webhookConfig';

/** Everything that the environment decides. The configuration table of README.md has the same order. */
export interface Config extends DatabaseConfig {
  /** 0 lets the system choose a free one. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database and of files. */
  dataDir: string;
  /** Calls a minute of each signed-in person: at a desk, on a driver's phone, and those that make a file. 0: no limit. */
  callLimits: { person: number; phone: number; costly: number };
  /** Looks for viruses in uploads; null: nothing does. */
  scanner: ScannerConfig | null;
  /** Lists of leaked passwords, asked with a part of a hash; null: none is asked. */
  passwordLeaksUrl: string | null;
  /** What seals the server's own keys in the database: the first seals, each opens. None: they stand there as they are. */
  serverKeys: readonly string[];
  /** Load demo data into an empty database, and print its accounts. */
  demo: boolean;
  /** The demo's drivers drive by themselves; false leaves its runs as they are. */
  demoSimulation: boolean;
  /** Why there is no demo although nobody has refused it: others than this machine may come in. Null: there is, or it was refused. */
  demoWithheld: string | null;
  /** Where people reach the app, without a slash at the end: links in messages, and whether cookies are `Secure`. */
  publicUrl: string;
  /** Take the client's address from `X-Forwarded-For`: only behind a proxy that overwrites it. */
  trustProxy: boolean;
  logLevel: LogLevel;
  /** With less room than this in `dataDir` the server is not ready. MiB. */
  diskReserveMb: number;
  /** Where OpenTelemetry's traces go, by OTLP over HTTP; null: none are made. */
  tracesUrl: string | null;
  /** What a Prometheus says to read `/metrics`; null: there are none. */
  metricsToken: string | null;
  /** Services that carry messages to people; null: the message is kept, and read on the page `/outbox`. */
  messages: {
    smtp: { url: string; from: string; tls: (typeof TLS_CHOICES)[number] } | null;
    sms: { url: string; token: string | null } | null;
    /** Automatic calls to land lines, by Twilio. */
    voice: TwilioVoiceConfig | null;
    /** What each service takes: messages a second. */
    perSecond: Readonly<Record<MessageChannel, number>>;
  };
  push: PushConfig;
  /** The telephony service that carries text messages; null: another one, or none. */
  twilio: TwilioConfig | null;
  /** A bucket instead of the folder in `DATA_DIR`. */
  files: FilesConfig;
  /** Absolute folder of the built browser app. */
  webRoot: string;
  geocoding: GeocodingConfig;
  routing: RoutingConfig;
  /** Absolute path of the file of roads; there need not be one. */
  roadsFile: string;
  maps: MapsConfig;
  telephony: TelephonyConfig;
  /** Networks of our own that calls to clients' systems may reach; without any they reach the internet alone. */
  webhookNetworks: readonly Network[];
  /** Copies of everything, made while the server runs; null: nobody has asked for them. */
  backup: BackupConfig | null;
}

/** Which optimizer makes automatic plans; the embedded one needs no network and answers when the other does not. */
export type RoutingConfig =
  | { service: 'embedded' }
  | {
      service: 'vroom';
      /** Of vroom-express: the problem is posted there. */
      url: string;
      /** What it may take beyond the seconds that it was given to search. */
      timeoutMs: number;
    };

/** Which service knows the world's addresses; the embedded one needs no network. */
export type GeocodingConfig =
  | { service: 'embedded' }
  | { service: 'nominatim'; url: string; email: string | null }
  | { service: 'google'; url: string; key: string };

/** Where the archive of streets (PMTiles) is. */
export type MapFileConfig =
  | { url: string }
  /** Absolute. A file that nobody named may be missing. */
  | { path: string; isNamed: boolean };

export interface MapsConfig {
  file: MapFileConfig;
  /** Attribution of a file that names none, as its licence requires it. */
  attribution: string;
  /** Lets the page load Google Maps (built with VITE_GOOGLE_MAPS_KEY). */
  google: boolean;
}

/** Pictures in S3, or in a server that is compatible with it; null keeps them in `DATA_DIR`. */
export type FilesConfig = {
  bucket: string;
  region: string;
  /** Only for servers other than Amazon's. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
} | null;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TLS_CHOICES = ['required', 'opportunistic', 'off'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

function secretsOf(env: Environment): Environment {
  try {
    return withSecretFiles(env);
  } catch (error) {
    throw error instanceof WrongSecretFile ? new WrongConfiguration(error.message) : error;
  }
}

function messagesOf(env: Environment): Config['messages'] {
  const smtpUrl = urlOf(env, 'MESSAGES_SMTP_URL', ['smtp:', 'smtps:']);
  const smsUrl = urlOf(env, 'MESSAGES_SMS_URL', ['http:', 'https:']);
  const from = env.MESSAGES_FROM?.trim() ?? '';
  if (smtpUrl && !/@[^@\s]+$/.test(from.replace(/>$/, ''))) {
    throw new WrongConfiguration(
      'MESSAGES_FROM must be the address that e-mails come from, with MESSAGES_SMTP_URL.',
    );
  }
  const tls = choiceOf(env, 'MESSAGES_SMTP_TLS', 'required', TLS_CHOICES);
  return {
    smtp: smtpUrl && { url: smtpUrl.href, from, tls },
    sms: smsUrl && { url: smsUrl.href, token: env.MESSAGES_SMS_TOKEN?.trim() || null },
    voice: readTwilioVoice(env),
    perSecond: {
      email: integerOf(env, 'MESSAGES_EMAIL_RATE', 20, 1, 1_000),
      sms: integerOf(env, 'MESSAGES_SMS_RATE', 100, 1, 1_000),
      voice: integerOf(env, 'MESSAGES_VOICE_RATE', 1, 1, 100),
    },
  };
}

function filesOf(env: Environment): FilesConfig {
  const bucket = env.FILES_S3_BUCKET?.trim();
  if (!bucket) return null;
  const accessKeyId = env.FILES_S3_ACCESS_KEY_ID?.trim();
  const secretAccessKey = env.FILES_S3_SECRET_ACCESS_KEY?.trim();
  if (!accessKeyId || !secretAccessKey) {
    throw new WrongConfiguration(
      'FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY beside it.',
    );
  }
  const endpoint = urlOf(env, 'FILES_S3_ENDPOINT', ['http:', 'https:']);
  return {
    bucket,
    region: env.FILES_S3_REGION?.trim() || 'us-west-2',
    endpoint: endpoint ? endpoint.href.replace(/\/$/, '') : null,
    accessKeyId,
    secretAccessKey,
  };
}

function geocodingOf(env: Environment): GeocodingConfig {
  const service = choiceOf(env, 'GEOCODING_SERVICE', 'embedded', ['embedded', 'nominatim', 'google']);
  const url = urlOf(env, 'GEOCODING_URL', ['http:', 'https:'])?.href.replace(/\/$/, '');
  if (service === 'nominatim') {
    const email = env.GEOCODING_EMAIL?.trim() || null;
    return { service, url: url ?? 'https://nominatim.openstreetmap.org', email };
  }
  if (service === 'embedded') return { service };
  const key = env.GEOCODING_KEY?.trim();
  if (key) return { service, url: url ?? 'https://maps.googleapis.com', key };
  throw new WrongConfiguration('GEOCODING_SERVICE is "google", so GEOCODING_KEY must hold its key.');
}

function routingOf(env: Environment): RoutingConfig {
  const service = choiceOf(env, 'ROUTING_SERVICE', 'embedded', ['embedded', 'vroom']);
  const url = urlOf(env, 'ROUTING_URL', ['http:', 'https:']);
  const seconds = integerOf(env, 'ROUTING_TIMEOUT', 5, 1, 120);
  if (service === 'embedded') return { service };
  if (url) return { service, url: url.href, timeoutMs: seconds * 1000 };
  throw new WrongConfiguration('ROUTING_SERVICE is "vroom", so ROUTING_URL must say where it listens.');
}

function mapFileOf(env: Environment, dataDir: string): MapFileConfig {
  const given = env.MAP_FILE?.trim();
  if (!given) return { path: join(dataDir, 'map.pmtiles'), isNamed: false };
  if (!/^\w+:\/\//.test(given)) return { path: resolve(given), isNamed: true };
  const url = urlOf(env, 'MAP_FILE', ['http:', 'https:']);
  return { url: url ? url.href : given };
}

function mapsOf(env: Environment, dataDir: string): MapsConfig {
  return {
    file: mapFileOf(env, dataDir),
    attribution: env.MAP_ATTRIBUTION?.trim() || '© OpenStreetMap contributors',
    google: flagOf(env, 'MAP_GOOGLE', false),
  };
}

const SERVER_KEY_LETTERS = 32;

/** A line each, the newest first, so that a vault's key can be replaced too. */
function serverKeysOf(env: Environment): string[] {
  const lines = (env.SERVER_KEY ?? '').split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '');
  if (keys.every((key) => key.length >= SERVER_KEY_LETTERS)) return keys;
  throw new WrongConfiguration(
    `SERVER_KEY must have ${SERVER_KEY_LETTERS} letters at least, such as openssl rand -base64 32 makes.`,
  );
}

/** OpenTelemetry's own variable; the path is the one that its specification adds. */
function tracesUrlOf(env: Environment): string | null {
  const url = urlOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  return url ? `${url.href.replace(/\/$/, '')}/v1/traces` : null;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** What makes accounts with a known password dangerous here, as the end of a sentence; null on a machine of one's own. */
function exposureOf(host: string, databaseUrl: string | null, publicUrl: URL | null): string | null {
  if (!isLoopback(host)) return `HOST is ${host}`;
  if (publicUrl?.protocol === 'https:') return 'PUBLIC_URL starts with https';
  return databaseUrl ? 'DATABASE_URL is set' : null;
}

/**
 * Reads the configuration: the only place that looks at the environment. Throws a `WrongConfiguration` with a sentence
 * for the first value that cannot be meant.
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = secretsOf(environment);
  const port = integerOf(env, 'PORT', 4000, 0, 65_535);
  const host = env.HOST?.trim() || '127.0.0.1';
  const database = databaseOf(env);
  const publicUrl = urlOf(env, 'PUBLIC_URL', ['http:', 'https:']);
  const dataDir = resolve(env.DATA_DIR?.trim() || './.data');
  const exposure = exposureOf(host, database.databaseUrl, publicUrl);
  return {
    port,
    host,
    dataDir,
    ...database,
    callLimits: {
      person: integerOf(env, 'CALLS_PER_MINUTE', 1_200, 0, 1_000_000),
      phone: integerOf(env, 'PHONE_CALLS_PER_MINUTE', 600, 0, 1_000_000),
      costly: integerOf(env, 'FILES_PER_MINUTE', 30, 0, 1_000_000),
    },
    scanner: scannerOf(env),
    passwordLeaksUrl: urlOf(env, 'PASSWORD_LEAKS_URL', ['http:', 'https:'])?.href.replace(/\/$/, '') ?? null,
    serverKeys: serverKeysOf(env),
    demo: flagOf(env, 'DEMO', exposure === null),
    demoSimulation: flagOf(env, 'DEMO_SIMULATION', true),
    demoWithheld: env.DEMO?.trim() ? null : exposure,
    publicUrl: publicUrl
      ? publicUrl.href.replace(/\/$/, '')
      : `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    trustProxy: flagOf(env, 'TRUST_PROXY', false),
    logLevel: choiceOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    diskReserveMb: integerOf(env, 'DISK_RESERVE_MB', 256, 0, 1_000_000),
    tracesUrl: tracesUrlOf(env),
    metricsToken: env.METRICS_TOKEN?.trim() || null,
    messages: messagesOf(env),
    push: pushOf(env, publicUrl),
    twilio: readTwilio(env),
    files: filesOf(env),
    webRoot: resolve('dist/web'),
    geocoding: geocodingOf(env),
    routing: routingOf(env),
    roadsFile: resolve(env.ROADS_FILE?.trim() || join(dataDir, 'roads')),
    maps: mapsOf(env, dataDir),
    telephony: readTelephony(env),
    webhookNetworks: webhookNetworksOf(env),
    backup: backupOf(env),
  };
}
