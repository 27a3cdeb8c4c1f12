import { sql } from 'kysely';
import { openDatabase } from '../../server/platform/database/database';
import { inTransaction } from '../../server/platform/database/transaction';
import { embeddedTemplate, silentLog } from '../support/database';

// A process to be killed: writes rows into the folder of its first argument until then, and prints each number once it
// has been acknowledged.
const { db } = await openDatabase(
  { dataDir: process.argv[2] ?? '', template: await embeddedTemplate() },
  silentLog,
);
await sql`create table if not exists acknowledged (n int primary key)`.execute(db);
for (let n = 1; ; n++) {
  await inTransaction(db, (trx) => sql`insert into acknowledged values (${n})`.execute(trx));
  process.stdout.write(`${n}\n`);
}
