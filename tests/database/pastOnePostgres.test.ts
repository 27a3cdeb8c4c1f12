import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { embeddedTestDatabase } from '../support/database';

const PAGE = 'docs/growing.md';

/** Where the page puts a table on Citus. */
type Place = 'distributed' | 'reference' | 'local';
const HEADINGS: Readonly<Record<string, Place>> = {
  'Distributed by CDP': 'distributed',
  'Reference tables': 'reference',
  'Local tables': 'local',
};

/** Tables by place, as the page's headings list them. */
function placesOf(page: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const section of page.split('\n### ')) {
    const place = HEADINGS[section.slice(0, section.indexOf('\n'))];
    if (!place) continue;
    for (const [, table = ''] of section.matchAll(/`([a-z_]+)`/g)) {
      if (places.has(table)) throw new Error(`${table} has two places in ${PAGE}`);
      places.set(table, place);
    }
  }
  return places;
}

/** `| what | 12 | … |` */
function countsOf(page: string): Map<string, number> {
  const rows = page.matchAll(/^\| ([^|]+?) \| (\d+) \|/gm);
  return new Map([...rows].map(([, what = '', count]) => [what, Number(count)]));
}

/** Occurrences in the server's source, migrations among it. */
function inSource(pattern: RegExp): number {
  return readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [...readFileSync(`server/${file}`, 'utf8').matchAll(pattern)].length)
    .reduce((sum, each) => sum + each, 0);
}

describe(`what ${PAGE} says of other databases`, () => {
  const page = readFileSync(PAGE, 'utf8');
  const places = placesOf(page);
  let database: Database;
  beforeAll(async () => {
    database = await embeddedTestDatabase();
  });
  afterAll(() => database.close());

  async function count(question: string): Promise<number> {
    const { rows } = await sql
      .raw<{ count: number }>(`select count(*) as count ${question}`)
      .execute(database.db);
    return Number(rows[0]?.count);
  }

  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not like 'kysely%' order by relname`.execute(database.db);
    return rows.map(({ name }) => name);
  }

  /** Foreign keys from tables of one place to tables of another. */
  async function references(from: Place, to: Place): Promise<number> {
    const { rows } = await sql<{ from: string; to: string }>`
      select f.conrelid::regclass::text as from, f.confrelid::regclass::text as to from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not c.relispartition`.execute(
      database.db,
    );
    return rows.filter((row) => places.get(row.from) === from && places.get(row.to) === to).length;
  }

  /** Unique keys of distributed tables that do not contain the column by which these would be distributed. */
  async function keysWithoutCdp(): Promise<number> {
    const { rows } = await sql<{ name: string; has_cdp: boolean }>`
      select t.relname as name, exists (
        select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          and a.attname = 'close_door_pharmacy_id') as has_cdp
      from pg_index i join pg_class t on t.oid = i.indrelid
      where i.indisunique and t.relnamespace = 'public'::regnamespace and not t.relispartition`.execute(
      database.db,
    );
    return rows.filter(({ name, has_cdp }) => places.get(name) === 'distributed' && !has_cdp).length;
  }

  async function withoutCdpColumn(): Promise<number> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'close_door_pharmacy_id')`.execute(
      database.db,
    );
    const having = new Set(rows.map(({ name }) => name));
    return [...places].filter(([table, place]) => place === 'distributed' && !having.has(table)).length;
  }

  async function triggersAt(place: Place): Promise<number> {
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger where not tgisinternal`.execute(database.db);
    return rows.filter(({ name }) => places.get(name) === place).length;
  }

  const inPublic = `connamespace = 'public'::regnamespace`;
  const COUNTED: Readonly<Record<string, () => Promise<number>>> = {
    tables: async () => (await tables()).length,
    'foreign keys': () => count(`from pg_constraint where contype = 'f' and ${inPublic}`),
    'distributed tables without the column of the CDP': withoutCdpColumn,
    'unique keys of distributed tables without the CDP': keysWithoutCdp,
    'foreign keys between distributed tables': () => references('distributed', 'distributed'),
    'foreign keys from distributed to local tables': () => references('distributed', 'local'),
    'foreign keys from reference to distributed tables': () => references('reference', 'distributed'),
    'foreign keys from local to distributed tables': () => references('local', 'distributed'),
    'deferrable unique keys': () =>
      count(`from pg_constraint where contype in ('u', 'p') and condeferrable and ${inPublic}`),
    'deferrable foreign keys': () =>
      count(`from pg_constraint where contype = 'f' and condeferrable and ${inPublic}`),
    'exclusion constraints': () => count(`from pg_constraint where contype = 'x' and ${inPublic}`),
    triggers: () => count('from pg_trigger where not tgisinternal'),
    'triggers on distributed tables': () => triggersAt('distributed'),
    'deferred triggers': () => count('from pg_trigger where not tgisinternal and tgdeferrable'),
    'triggers with tables of old and new rows': () =>
      count('from pg_trigger where not tgisinternal and (tgoldtable is not null or tgnewtable is not null)'),
    'GiST indexes': () => indexes('gist'),
    'GIN indexes': () => indexes('gin'),
    'generated columns': () =>
      count(`from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attgenerated <> '' and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`),
    sequences: () => count(`from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`),
    'sequences of less than bigint': () =>
      count(`from pg_sequence s join pg_class c on c.oid = s.seqrelid
        where c.relnamespace = 'public'::regnamespace and s.seqtypid <> 'bigint'::regtype`),
    views: () => count(`from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`),
    'places that LISTEN': async () => inSource(/\bdatabase\.listen\(/g),
    'places that NOTIFY': async () => inSource(/pg_notify\(/g),
    'places that take an advisory lock': async () => inSource(/pg_advisory_xact_lock\(/g),
  };

  function indexes(kind: string): Promise<number> {
    return count(`from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
      where c.relnamespace = 'public'::regnamespace and am.amname = '${kind}'`);
  }

  it('gives every table a place, and no table that is not there', async () => {
    expect([...places.keys()].sort()).toEqual((await tables()).sort());
  });

  it('counts what does not fit as the schema and the source have it', async () => {
    const counted = Object.fromEntries(
      await Promise.all(Object.entries(COUNTED).map(async ([what, ask]) => [what, await ask()] as const)),
    );
    expect(Object.fromEntries(countsOf(page))).toEqual(counted);
  });
});
