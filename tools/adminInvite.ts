import { hostname, userInfo } from 'node:os';
import { pino } from 'pino';
import { inviteAdministrator } from '../server/records/accounts/inviteAdministrator';
import { buildApp } from '../server/app';
import { readConfig, type Config } from '../server/config';
import { DataFolderInUse } from '../server/platform/database/databaseErrors';
import { pendingMigrations } from '../server/platform/database/migrate';
import { inTransaction } from '../server/platform/database/transaction';
import { routePermissions } from '../server/platform/plugins/access';
import { startSentence } from '../server/startSentence';
import { EMAIL } from '../src/domain/wire/formats';
import { openExisting } from './openExisting';
import { readOptions, WrongUse } from './readOptions';

// `npm run admin:invite -- --email ana@company.com [--name "ANA RUIZ"]`: prints a single-use link with which this person
// chooses a password and is an administrator; also for an account that exists, and for one that is blocked. On the
// embedded database stop the server first; with DATABASE_URL it may run.

function readArguments(): { email: string; full_name: string } {
  const { values } = readOptions({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  const email = values.email?.trim() ?? '';
  if (!EMAIL.test(email))
    throw new WrongUse('Say who: npm run admin:invite -- --email ana@company.com --name "ANA RUIZ"');
  return { email, full_name: values.name?.trim() || email };
}

async function invite(config: Config): Promise<string> {
  const given = readArguments();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openExisting(config, log);
  try {
    if ((await pendingMigrations(database.db)).length > 0)
      throw new WrongUse('This database is older than the program: run `npm run db:migrate` first.');
    // Never listens: it is built only because its routes say which rights there are.
    const context = { config, database, db: database.db, clock: () => new Date(), log };
    const app = await buildApp(context);
    const pairs = routePermissions(app);
    const author = { user_id: null, full_name: `admin:invite (${userInfo().username}@${hostname()})` };
    const { link, expires_at } = await inTransaction(database.db, (trx) =>
      inviteAdministrator(context, trx, { ...given, pairs, author }),
    );
    await app.close();
    return `${given.email} chooses a password and is an administrator by this link. It works once, until ${expires_at.toISOString()}:\n${link}\n`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(await invite(readConfig()));
} catch (error) {
  if (error instanceof DataFolderInUse)
    process.stderr.write(
      `${error.message}\nThe server runs and holds the database: stop it, then ask again.\n`,
    );
  else {
    const sentence = error instanceof WrongUse ? error.message : startSentence(error, undefined);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
  }
  process.exitCode = 1;
}
