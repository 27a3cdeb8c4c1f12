import { pino } from 'pino';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/platform/database/database';
import { databaseTarget } from '../server/platform/database/databaseTarget';
import { migrateToLatest } from '../server/platform/database/migrate';

// `npm run db:migrate`: brings the configured database (DATABASE_URL or DATA_DIR) to the newest schema. The server does
// the same at its start; this is for a deployment that migrates first.

try {
  const database = await openDatabase(
    databaseTarget(readConfig()),
    pino({ level: 'warn' }, pino.destination(2)),
  );
  try {
    let ran = 0;
    await migrateToLatest(database, (done, total, name) => {
      if (name) process.stdout.write(`${done}/${total} ${name}\n`);
      ran = done;
    });
    process.stdout.write(ran === 0 ? 'The database is up to date.\n' : `Done: ${ran} migrations.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
