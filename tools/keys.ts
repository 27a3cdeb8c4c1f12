import { hostname, userInfo } from 'node:os';
import { pino } from 'pino';
import { readConfig } from '../server/config';
import { WrongConfiguration } from '../server/environment';
import type { Trx } from '../server/platform/database/database';
import { DataFolderInUse } from '../server/platform/database/databaseErrors';
import { pendingMigrations } from '../server/platform/database/migrate';
import { inTransaction } from '../server/platform/database/transaction';
import type { KeyContext } from '../server/platform/keys/keyRing';
import {
  assertAllKnowRings,
  KeyRefused,
  listKeys,
  retireKey,
  rotateKeys,
  unwrapKeys,
  wrapKeys,
  type KeyLine,
} from '../server/platform/keys/manageKeys';
import { sealAgain } from '../server/platform/keys/sealAgain';
import { MINUTE_MS } from '../src/domain/time/durations';
import { openExisting } from './openExisting';
import { readOptions, WrongUse } from './readOptions';

// `npm run keys -- list | rotate | retire NUMBER [--end-all] | wrap | unwrap`: the server's own keys. On the embedded database
// stop the server first; with DATABASE_URL it may run.

const USE = `npm run keys -- list           which keys there are, and what lives by them
npm run keys -- rotate         a new key signs and seals; what older ones have made stays good
npm run keys -- retire NUMBER  forgets a key; --end-all also where something still lives by it
npm run keys -- wrap           seals the keys in the database by SERVER_KEY
npm run keys -- unwrap         opens them again, so that SERVER_KEY can be taken away`;

/** Servers read the keys each 30 s: by then all of them open what the new one makes. */
const NEW_KEY_WAITS_MS = 2 * MINUTE_MS;

const author = { user_id: null, full_name: `keys (${userInfo().username}@${hostname()})` };

function lineOf(key: KeyLine, now: Date): string {
  const { id, createdAt, activeFrom, isWrapped, clientKeys, vehicleCodes, linksUntil } = key;
  const state =
    activeFrom > now
      ? `signs from ${activeFrom.toISOString()}`
      : linksUntil
        ? 'opens what it has made'
        : 'signs now';
  const lives = [
    clientKeys > 0 && `${clientKeys} keys of clients`,
    vehicleCodes > 0 && `${vehicleCodes} codes of vehicles`,
    linksUntil && linksUntil > now && `links to proofs until ${linksUntil.toISOString()}`,
  ].filter((each) => typeof each === 'string');
  const uses = lives.length > 0 ? lives.join(', ') : 'nothing lives by it';
  const kept = isWrapped ? 'sealed by SERVER_KEY' : 'in the database';
  return `Key ${id}  of ${createdAt.toISOString().slice(0, 10)}, ${kept}, ${state}: ${uses}\n`;
}

async function rotate(context: KeyContext, isEmbedded: boolean): Promise<string> {
  // Nobody else has an embedded database open.
  const waitMs = isEmbedded ? 0 : NEW_KEY_WAITS_MS;
  const { id, activeFrom } = await inTransaction(context.db, (trx) =>
    rotateKeys(context, trx, author, waitMs),
  );
  if (!isEmbedded)
    return `Key ${id} signs from ${activeFrom.toISOString()}; servers seal anew within ten minutes of it.\n`;
  return `Key ${id} signs from now; ${await sealAgain(context)} texts are sealed by it.\n`;
}

/** Answers what to print. */
async function answer(context: KeyContext, args: readonly string[], isEmbedded: boolean): Promise<string> {
  const { values, positionals } = readOptions({
    args: [...args],
    allowPositionals: true,
    options: { 'end-all': { type: 'boolean', default: false } },
  });
  const [verb, number, ...more] = positionals;
  const id = Number(number ?? 0);
  const write = <T>(work: (trx: Trx) => Promise<T>) => inTransaction(context.db, work);
  if (more.length > 0 || (verb !== 'retire' && number !== undefined)) throw new WrongUse(USE);
  if (verb === 'list') {
    const keys = await write((trx) => listKeys(trx, context.clock()));
    return keys.map((key) => lineOf(key, context.clock())).join('');
  }
  await assertAllKnowRings(context.db);
  if (verb === 'rotate') return rotate(context, isEmbedded);
  if (verb === 'retire' && Number.isInteger(id) && id > 0) {
    await sealAgain(context);
    await write((trx) => retireKey(context, trx, author, { id, mustEnd: values['end-all'] }));
    return `Key ${id} is forgotten.\n`;
  }
  if (verb === 'wrap')
    return `${await write((trx) => wrapKeys(context, trx, author))} keys are sealed by SERVER_KEY now. Copies made before hold them open: rotate, and retire the old one.\n`;
  if (verb === 'unwrap')
    return `${await write((trx) => unwrapKeys(context, trx, author))} keys stand open in the database.\n`;
  throw new WrongUse(USE);
}

async function run(): Promise<string> {
  const config = readConfig();
  const database = await openExisting(config, pino({ level: 'warn' }, pino.destination(2)));
  try {
    if ((await pendingMigrations(database.db)).length > 0)
      throw new WrongUse('This database is older than the program: run `npm run db:migrate` first.');
    const context = { config, db: database.db, clock: () => new Date() };
    return await answer(context, process.argv.slice(2), config.databaseUrl === null);
  } finally {
    await database.close();
  }
}

/** Meant for a person: a sentence, no stack. */
const EXPECTED = [WrongUse, WrongConfiguration, KeyRefused];

try {
  process.stdout.write(await run());
} catch (error) {
  if (error instanceof DataFolderInUse)
    process.stderr.write(
      `${error.message}\nThe server runs and holds the database: stop it, then ask again.\n`,
    );
  else if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind))
    process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 1;
}
