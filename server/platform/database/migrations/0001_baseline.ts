import { sql, type Kysely } from 'kysely';
import { ACCOUNTS } from './baseline/accounts';
import { AUDIT } from './baseline/audit';
import { CUSTODY } from './baseline/custody';
import { DISPATCH } from './baseline/dispatch';
import { FUNCTIONS } from './baseline/functions';
import { IMPORTS } from './baseline/imports';
import { PEOPLE } from './baseline/people';
import { PLACES } from './baseline/places';
import { PLATFORM } from './baseline/platform';
import { ROWS } from './baseline/rows';
import { RUNS } from './baseline/runs';
import { SCHEDULING } from './baseline/scheduling';
import { VEHICLES } from './baseline/vehicles';
import { showDeliveryEvents } from './deliveryEventsView';

/** In the order of their foreign keys. */
const TABLES = [
  PLACES,
  VEHICLES,
  PEOPLE,
  ACCOUNTS,
  PLATFORM,
  AUDIT,
  RUNS,
  DISPATCH,
  CUSTODY,
  SCHEDULING,
  IMPORTS,
  ROWS,
];

const statementsOf = (text: string) => text.split(/;\s*\n/).filter((statement) => statement.trim() !== '');

/** The schema of the first release. Every later change is a migration of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES.flatMap(statementsOf), ...FUNCTIONS])
    await sql.raw(statement).execute(db);
  await showDeliveryEvents(db);
}
