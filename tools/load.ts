import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { apiBase, ApiSession, NoSession } from '../server/demo/drivers/apiSession';
import { loadOrders, type LoadResult } from './load/loadOrders';
import { readOrderFile, UnreadableFile } from './load/readOrderFile';

class WrongUse extends Error {}

const USE = 'npm run load -- FILE.csv [--url http://127.0.0.1:4000/api] [--email …] [--password …]';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Posts an order file through the public API onto the runs of today. */
async function load(): Promise<LoadResult> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4000/api' },
      email: { type: 'string', default: 'dispatcher@example.test' },
      password: { type: 'string', default: 'Demo-1234!' },
    },
  });
  const [file] = positionals;
  if (!file) throw new WrongUse(`Name the file: ${USE}`);
  const bytes = await readFile(file).catch(() => {
    throw new WrongUse(`Cannot read ${file}.`);
  });
  const rows = readOrderFile(bytes);
  const session = new ApiSession(apiBase(values.url));
  await session.signIn(values.email, values.password);
  print(`${rows.length} rows in ${file}.`);
  const result = await loadOrders(
    rows,
    (body) => session.post('/orders', body),
    (done) => {
      if (done % 100 === 0) print(`${done} of ${rows.length}`);
    },
  );
  await session.signOut();
  return result;
}

/** Meant for a person: a sentence, no stack. */
const EXPECTED = [WrongUse, UnreadableFile, NoSession];

try {
  const { onRuns, inPool, existing, refused } = await load();
  for (const { line, reason } of refused) print(`line ${line}: ${reason}`);
  print(
    `${onRuns} on today's runs, ${inPool} unassigned, ${existing} known already, ${refused.length} refused.`,
  );
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Error) || !EXPECTED.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
