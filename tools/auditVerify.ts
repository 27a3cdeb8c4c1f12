import { pino } from 'pino';
import { verifyChain, type Anchor, type ChainFault } from '../server/platform/audit/verifyChain';
import { readConfig } from '../server/config';
import { openExisting } from './openExisting';
import { readOptions } from './readOptions';

// `npm run audit:verify [-- --anchor SEQ:HASH]`: proves that no line of the log of changes was changed, removed or slipped in,
// or names the first one that was, with exit code 1. On the embedded database stop the server first. The anchor is a
// line that this tool, or the server's log, has printed earlier: only with one can it be seen that the newest lines
// were cut off.

function readAnchor(): Anchor | undefined {
  const { anchor } = readOptions({ options: { anchor: { type: 'string' } } }).values;
  if (anchor === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(anchor) ?? [];
  if (!seq || !hash) throw new Error('--anchor takes SEQ:HASH, as this tool prints it.');
  return { seq: Number(seq), hash };
}

const WORDS: Record<ChainFault['kind'], string> = {
  changed: 'is not as it was written',
  removed: 'is gone',
  inserted: 'was slipped in past the log',
};

function sentenceOf({ kind, entryId, seq }: ChainFault): string {
  const entry = entryId === null ? 'An entry' : `Entry ${entryId}`;
  const place = seq === null ? '' : ` (place ${seq} of the chain)`;
  return `${entry}${place} ${WORDS[kind]}.`;
}

try {
  const anchor = readAnchor();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openExisting(readConfig(), log);
  try {
    const report = await verifyChain(database.db, anchor);
    if (report.isWhole) {
      const { count, last, cut, redacted } = report;
      process.stdout.write(`OK: ${count} entries.${last ? ` Anchor ${last.seq}:${last.hash}` : ''}\n`);
      if (cut)
        process.stdout.write(
          `The log begins behind place ${cut.seq}: what was older was removed by age, as a later entry says.\n`,
        );
      if (cut && anchor && anchor.seq < cut.seq)
        process.stdout.write('The anchor is older than that: it proves nothing of what is left.\n');
      if (redacted > 0)
        process.stdout.write(
          `${redacted} entries have lost the values of erased people, as later entries say.\n`,
        );
    } else {
      process.stdout.write(`${sentenceOf(report.fault)} The ${report.count} entries before it are whole.\n`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
