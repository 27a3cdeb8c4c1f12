import type { Db } from '../../server/platform/database/database';
import { programsInTheWay, readSchemaState } from '../../server/platform/database/migrate';
import { RELEASES } from '../../server/platform/database/migrations/releases';
import { contractOf } from '../../server/platform/database/schemaRange';
import { bad, good, warning, type Finding } from './finding';

/** The versions that go on running beside a migrated database: those that know `number`. */
function oldestBeside(number: string): string {
  const release = RELEASES.find(({ lastMigration }) => lastMigration.slice(0, 4) >= number);
  return release ? `version ${release.version}` : `a version with the migration ${number}`;
}

function ofContract(pending: readonly string[]): Finding[] {
  const least = pending.flatMap((name) => contractOf(name) ?? []).sort();
  const number = least.at(-1);
  if (number === undefined)
    return [good('Servers of the version before go on running meanwhile, and can come back after it.')];
  return [
    warning(
      `Something old is taken away: afterwards no server older than ${oldestBeside(number)} runs on this database.`,
      'Make a copy first (npm run backup): only the version before can come back.',
    ),
  ];
}

/** What starting this version on the database will do to it, and who may run beside. Changes nothing. */
export async function lookAtUpgrade(db: Db, { mayMigrate }: { mayMigrate: boolean }): Promise<Finding[]> {
  const state = await readSchemaState(db);
  if (state.kind === 'refused') return [bad(state.sentence, 'This version does not start on it.')];
  if (state.kind === 'newer')
    return [
      warning(
        `A newer version has migrated this database (${state.beyond.join(', ')}); this version runs beside it.`,
        'That is meant for the time of an upgrade, or of a step back.',
      ),
    ];
  const { pending } = state;
  if (pending.length === 0) return [good('The tables are those of this version.')];
  const inTheWay = await programsInTheWay(db, pending);
  if (inTheWay.length > 0)
    return [
      bad(
        `Servers still run that are too old for this version (their newest migrations: ${inTheWay.join(', ')}).`,
        'Bring every server to the version before this one first (docs/upgrading.md).',
      ),
    ];
  const list = pending.length > 5 ? `${pending.length}, up to ${pending.at(-1)}` : pending.join(', ');
  if (!mayMigrate)
    return [
      bad(
        `Migrations are missing, and this user may not run them: ${list}.`,
        'Run npm run db:migrate as the owner of the tables, then applicationRole.sql.',
      ),
    ];
  return [good(`The next start runs these migrations: ${list}.`), ...ofContract(pending)];
}
