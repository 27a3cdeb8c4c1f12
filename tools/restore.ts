import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig } from '../server/config';
import { keptInBucket } from '../server/outside/files/keptInBucket';
import { chooseCopy } from './restore/chooseCopy';
import { restoreEmbedded, restorePictures } from './restore/restoreEmbedded';
import { restorePostgres } from './restore/restorePostgres';
import { readOptions } from './readOptions';

// `npm run restore -- --key FILE [--from BACKUP_DIR] [--to 2026-11-26T10:31:00Z] [--pgdata FOLDER]`: brings back the newest
// copy, or the last state not after --to. An embedded database goes to DATA_DIR, which must have none; a PostgreSQL server's
// to --pgdata, an empty folder that a server of the same version then starts on.

const OPTIONS = {
  key: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  pgdata: { type: 'string' },
} as const;

function momentOf(given: string | undefined): Date | null {
  if (given === undefined) return null;
  const moment = new Date(given);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(given) || Number.isNaN(+moment))
    throw new Error('--to takes a moment with its zone, as 2026-11-26T10:31:00-08:00 or …Z.');
  return moment;
}

const isPrivateKey = (line: string) => line.startsWith('AGE-SECRET-KEY-');

/** The private keys of an age key file: its lines that are no comments. */
async function keysIn(file: string | undefined): Promise<readonly string[]> {
  if (!file) throw new Error('--key must name the file with the private key that the copies were made for.');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`--key names a file that cannot be read (${error.code ?? 'unknown'}).`);
  });
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const keys = lines.filter((line) => line && !line.startsWith('#'));
  if (keys.length > 0 && keys.every(isPrivateKey)) return keys;
  throw new Error('--key must name the file with the private key, a line that begins with AGE-SECRET-KEY-.');
}

try {
  const { values } = readOptions({ options: OPTIONS });
  const config = readConfig();
  const folder = values.from ? resolve(values.from) : config.backup?.folder;
  if (!folder) throw new Error('--from must name the folder of the copies, as BACKUP_DIR is not set.');
  const to = momentOf(values.to);
  const identities = await keysIn(values.key);
  const bucket = keptInBucket(config);
  const place = bucket ? 'the bucket' : config.dataDir;
  const chosen = await chooseCopy(folder, to);
  if (chosen.manifest.kind === 'postgres') {
    if (!values.pgdata)
      throw new Error('These copies are of a PostgreSQL server: --pgdata must name an empty folder.');
    const lines = await restorePostgres(resolve(values.pgdata), { folder, chosen, bucket, identities }, to);
    const pictures = await restorePictures(config.dataDir, { folder, chosen, bucket, identities });
    process.stdout.write(`${lines.join('\n')}\n${pictures} pictures are put back into ${place}.\n`);
  } else {
    const { at, chain, pictures } = await restoreEmbedded(config.dataDir, {
      folder,
      chosen,
      bucket,
      identities,
    });
    process.stdout.write(
      `${config.dataDir} is as it was at ${at}; ${pictures} pictures are put back into ${place}.\n`,
    );
    process.stdout.write(
      chain.isWhole
        ? `The log of changes is whole: ${chain.count} entries.\n`
        : 'The log of changes is NOT whole: run `npm run audit:verify` on it before you use it.\n',
    );
    process.exitCode = chain.isWhole ? 0 : 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
