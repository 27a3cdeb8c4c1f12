import { pino } from 'pino';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/platform/database/database';
import { databaseTarget } from '../server/platform/database/databaseTarget';
import { migrateToLatest, readSchemaState } from '../server/platform/database/migrate';

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
    const isNewer = (await readSchemaState(database.db)).kind === 'newer';
    const nothing = isNewer
      ? 'A newer version has migrated this database; this one runs beside it.'
      : 'The database is up to date.';
    process.stdout.write(ran === 0 ? `${nothing}\n` : `Done: ${ran} migrations.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
