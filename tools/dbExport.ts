import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { pino } from 'pino';
import { readConfig } from '../server/config';
import { exportDatabase } from '../server/platform/database/exportDatabase';
import { pendingMigrations } from '../server/platform/database/migrate';
import { openExisting } from './openExisting';
import { readOptions, WrongUse } from './readOptions';

// `npm run db:export -- FILE.sql`: writes all data for a PostgreSQL server. To move up:
//   npm run db:export -- data.sql
//   DATABASE_URL=postgres://… npm run db:migrate
//   psql "$DATABASE_URL" -f data.sql

function readFileName(): string {
  const { positionals } = readOptions({ options: {}, allowPositionals: true });
  const [file = 'rx-dispatch-data.sql', ...more] = positionals;
  if (more.length > 0) throw new WrongUse('Name one file: npm run db:export -- FILE.sql');
  return file;
}

/** The file, open: names and addresses of patients, for the eyes of the one who exports. */
async function openFile(file: string): Promise<WriteStream> {
  const out = createWriteStream(file, { mode: 0o600 });
  try {
    await once(out, 'open');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new WrongUse(`${file} cannot be written (${code}).`);
  }
  return out;
}

try {
  const file = readFileName();
  const database = await openExisting(readConfig(), pino({ level: 'warn' }, pino.destination(2)));
  try {
    if ((await pendingMigrations(database.db)).length > 0) {
      throw new Error('This database is older than the program: run `npm run db:migrate` first.');
    }
    const out = await openFile(file);
    const written = finished(out);
    const filled = exportDatabase(database.db, async (piece) => {
      // A full disk ends the wait: nothing drains any more.
      if (!out.write(piece)) await Promise.race([once(out, 'drain'), written]);
    }).then(() => out.end());
    await Promise.all([written, filled]);
    process.stdout.write(
      `Written: ${file}. Restore it with psql into a database on which \`npm run db:migrate\` has run.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
