import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database';
import { bad, type Finding } from './finding';

const NAMED = 5;

/** Tables and sequences that this user lacks a right to, of those that `applicationRole.sql` gives. */
async function lackingRights(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S') and not c.relispartition
      -- What an extension has made is its own.
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      and not case
        when c.relkind = 'S' then has_sequence_privilege(c.oid, 'usage')
        when c.relname = 'audit_chain' then has_table_privilege(c.oid, 'select')
        when c.relname = 'audit_entries' then has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
        else has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')
      end
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Nothing to say of a user who may do what the server does. A migration brings tables that nobody has been let to yet. */
export async function lookAtGrants(db: Db): Promise<Finding[]> {
  const names = await lackingRights(db);
  if (names.length === 0) return [];
  const list = names.slice(0, NAMED).join(', ');
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return [
    bad(
      `This user lacks rights to ${list}${more}: what needs them fails.`,
      'Run applicationRole.sql as the owner after each migration, and let the server sign in as a member of rx_app.',
    ),
  ];
}
