/**
 * Which databases a program may run on. An older program knows nothing of a migration but its name, which the database keeps,
 * so the name says it: `0031_contract_of_0027_old_names` takes away what no program with 0027 uses any more, and every other
 * migration only adds (docs/upgrading.md).
 */

/** What a program makes of a database. */
export type SchemaState =
  /** It runs these first; none: the database is its own. */
  | { kind: 'own'; pending: readonly string[] }
  /** A newer program has migrated it, and this one may run beside. */
  | { kind: 'newer'; beyond: readonly string[] }
  | { kind: 'refused'; sentence: string };

/** The database is too new or too old for this program; the message says what to do. */
export class SchemaRefused extends Error {
  override name = 'SchemaRefused';
}

const CONTRACT = /^\d{4}_contract_of_(\d{4})_/;
const ANOTHER =
  'Use that version, or a new database (DATABASE_URL) or data folder (DATA_DIR); docs/upgrading.md says more.';

/** `0020` of `0020_arabic`. */
export function numberOf(migration: string): string {
  return migration.slice(0, 4);
}

/** Number of the migration that a program must know where this one has run; null for one that only adds. */
export function contractOf(migration: string): string | null {
  return CONTRACT.exec(migration)?.[1] ?? null;
}

/** Judges a database by the names of the migrations that it has run, against those that the program knows; both in order. */
export function judgeSchema(known: readonly string[], executed: readonly string[]): SchemaState {
  const newest = numberOf(known.at(-1) ?? '');
  const beyond = executed.filter((name) => !known.includes(name));
  const stranger = beyond.find((name) => numberOf(name) <= newest);
  if (stranger)
    return refused(
      `The database was made by another version of the program: it has the migration ${stranger}, which this version does not have.`,
    );
  const tooNew = beyond.find((name) => (contractOf(name) ?? '') > newest);
  if (tooNew)
    return refused(
      `The database is too new for this version: ${tooNew} took away what it needs. The oldest version that runs on it has the migration ${contractOf(tooNew)}; this one ends at ${newest}.`,
    );
  const pending = known.filter((name) => !executed.includes(name));
  const last = executed.at(-1) ?? '';
  const skipped = pending.find((name) => name < last);
  if (skipped)
    return refused(
      `The database cannot be brought to this version: it is at ${last} and was made without ${skipped}.`,
    );
  return beyond.length > 0 ? { kind: 'newer', beyond } : { kind: 'own', pending };
}

function refused(what: string): SchemaState {
  return { kind: 'refused', sentence: `${what} ${ANOTHER}` };
}

/** What may still use what a pending migration takes away: programs by the number of their newest migration. */
export function tooOldFor(pending: readonly string[], running: readonly string[]): readonly string[] {
  const least = pending.map((name) => contractOf(name) ?? '').reduce((a, b) => (a > b ? a : b), '');
  return running.filter((newest) => newest < least);
}
