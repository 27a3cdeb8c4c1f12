import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { pino } from 'pino';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/platform/database/database';
import { databaseTarget } from '../server/platform/database/databaseTarget';
import { exportDatabase } from '../server/platform/database/exportDatabase';
import { pendingMigrations } from '../server/platform/database/migrate';

// `npm run db:export -- FILE.sql`: writes all data for a PostgreSQL server. To move up:
//   npm run db:export -- data.sql
//   DATABASE_URL=postgres://… npm run db:migrate
//   psql "$DATABASE_URL" -f data.sql

const file = process.argv[2] ?? 'rx-dispatch-data.sql';

try {
  const database = await openDatabase(
    databaseTarget(readConfig()),
    pino({ level: 'warn' }, pino.destination(2)),
  );
  try {
    if ((await pendingMigrations(database.db)).length > 0) {
      throw new Error('This database is older than the program: run `npm run db:migrate` first.');
    }
    // Names and addresses of patients: for the eyes of the one who exports.
    const out = createWriteStream(file, { mode: 0o600 });
    await exportDatabase(database.db, async (piece) => {
      if (!out.write(piece)) await once(out, 'drain');
    });
    out.end();
    await finished(out);
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
