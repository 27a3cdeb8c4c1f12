import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { exportDatabase } from '../../server/platform/database/exportDatabase';
import { embeddedTestDatabase, testDatabase, testDatabaseUrl } from '../support/database';

const AWKWARD = 'tab\there, line\nthere, back\\slash, \\N, \\., "quotes" and Łódź';

let source: Database;
let target: Database;
beforeAll(async () => {
  [source, target] = await Promise.all([embeddedTestDatabase(), testDatabase()]);
  for (const { db } of [source, target]) {
    await sql`
      create table a_child (id bigserial primary key, parent_id int not null, text text, at timestamptz, raw bytea,
        doc jsonb, tags text[], length int generated always as (char_length(text)) stored);
      create table a_parent (id int primary key);
      alter table a_child add foreign key (parent_id) references a_parent (id)`.execute(db);
  }
  await sql`insert into a_parent values (7)`.execute(source.db);
  await sql`
    insert into a_child (parent_id, text, at, raw, doc, tags)
    select 7, ${AWKWARD}::text, '2026-11-20 09:30:00.123456-08', '\\x00ff5c', ${{ a: AWKWARD }}::jsonb, ${['a,b', AWKWARD]}
    from generate_series(1, 2500)`.execute(source.db);
  await sql`insert into a_child (parent_id) values (7)`.execute(source.db);
});
afterAll(() => Promise.all([source.close(), target.close()]));

async function exported(): Promise<string> {
  const pieces: string[] = [];
  await exportDatabase(source.db, async (piece) => void pieces.push(piece));
  return pieces.join('');
}

describe('exportDatabase', () => {
  it('writes what others refer to first, leaves out computed columns and sets the sequences', async () => {
    const text = await exported();
    expect(text.indexOf('copy "a_parent"')).toBeLessThan(text.indexOf('copy "a_child"'));
    expect(text).toContain(
      'copy "a_child" ("id", "parent_id", "text", "at", "raw", "doc", "tags") from stdin;',
    );
    expect(text).toContain(`select setval('public."a_child_id_seq"', 2501, true);`);
    expect(text).toContain('2501\t7\t\\N\t\\N\t\\N\t\\N\t\\N\n\\.');
    expect(text).not.toContain('kysely_migration');
  });

  it.runIf(testDatabaseUrl)('restores into a PostgreSQL server with psql, value for value', async () => {
    const name = await sql<{ name: string }>`select current_database() as name`.execute(target.db);
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${name.rows[0]?.name ?? ''}`;
    const psql = spawn('psql', ['--quiet', '--no-psqlrc', url.href], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    psql.stdin.end(await exported());
    expect(await once(psql, 'close')).toEqual([0, null]);
    const digest = sql<{
      digest: string;
    }>`select md5(string_agg(c::text, '|' order by id)) as digest from a_child c`;
    const [before, after] = await Promise.all([digest.execute(source.db), digest.execute(target.db)]);
    expect(after.rows).toEqual(before.rows);
    const next = await sql`insert into a_child (parent_id) values (7) returning id`.execute(target.db);
    expect(next.rows).toEqual([{ id: 2502 }]);
  });
});
