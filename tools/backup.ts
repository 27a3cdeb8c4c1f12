import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pino } from 'pino';
import { readConfig, type Config } from '../server/config';
import { askForCopy } from '../server/platform/backup/backupRequests';
import { copyEmbedded } from '../server/platform/backup/embeddedCopy';
import { releaseLog } from '../server/platform/backup/embeddedLog';
import { isPublicKey } from '../server/platform/backup/publicKeys';
import { keptInBucket } from '../server/outside/files/keptInBucket';
import { DataFolderInUse } from '../server/platform/database/databaseErrors';
import { copyPostgres } from './backup/copyPostgres';
import { followPostgres } from './backup/followPostgres';
import { openExisting } from './openExisting';
import { readOptions } from './readOptions';

// `npm run backup [-- --to FOLDER] [--recipient age1…]`: one whole, encrypted copy of everything, also while the server runs.
// `npm run backup -- --new-key FILE`: a key pair; the file belongs on another machine.
// `npm run backup -- --follow`: for PostgreSQL, copies the log too until it is stopped. An embedded database's server does
// that by itself when BACKUP_DIR is set.

const OPTIONS = {
  to: { type: 'string' },
  recipient: { type: 'string', multiple: true },
  'new-key': { type: 'string' },
  follow: { type: 'boolean' },
} as const;
type Options = ReturnType<typeof readOptions<{ options: typeof OPTIONS }>>['values'];

const say = (text: string) => process.stdout.write(`${text}\n`);
const log = pino({ level: 'warn' }, pino.destination(2));

async function makeKey(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  // Never over another key: the copies that were made for it could not be read any more.
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(
      code === 'EEXIST'
        ? `${file} is there already, and copies may need it: name another file.`
        : `${file} cannot be written (${code}).`,
    );
  }
  say(`BACKUP_RECIPIENT=${recipient}`);
  say(`The private key is in ${file}. Keep it on another machine: without it no copy can be read.`);
}

async function copyEmbeddedOnce(
  config: Config,
  folder: string,
  recipients: readonly string[],
): Promise<string> {
  const { dataDir, backup } = config;
  try {
    const database = await openExisting({ ...config, databaseUrl: null }, log);
    try {
      const bucket = keptInBucket(config);
      const source = { db: database.db, dataDir, bucket, recipients, clock: () => new Date() };
      const copy = await copyEmbedded(folder, source);
      if (!backup) await releaseLog(database.db);
      return copy;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return askForCopy(dataDir, { folder, recipients });
  }
}

async function copy(values: Options): Promise<void> {
  const config = readConfig();
  const folder = values.to ? resolve(values.to) : config.backup?.folder;
  const recipients = values.recipient ?? config.backup?.recipients ?? [];
  if (!folder) throw new Error('--to must name the folder for the copy, as BACKUP_DIR is not set.');
  if (recipients.length === 0)
    throw new Error(
      '--recipient must be the public key that the copy is encrypted for; --new-key makes one.',
    );
  if (!recipients.every(isPublicKey))
    throw new Error('--recipient must be a public key that begins with age1, as --new-key prints one.');
  // A pooler carries no replication.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (values.follow) {
    if (!databaseUrl) throw new Error('--follow is for a PostgreSQL server (DATABASE_URL).');
    const stopping = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
    await followPostgres({ config, folder, recipients, databaseUrl, say }, { signal: stopping.signal });
    return;
  }
  const made = databaseUrl
    ? await copyPostgres({ config, folder, recipients, databaseUrl })
    : await copyEmbeddedOnce(config, folder, recipients);
  say(`Copied and read back: ${made}`);
}

try {
  const { values } = readOptions({ options: OPTIONS });
  await (values['new-key'] ? makeKey(values['new-key']) : copy(values));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
