import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { migrations } from '../../server/platform/database/migrations/all';
import { RELEASES } from '../../server/platform/database/migrations/releases';
import { contractOf, numberOf } from '../../server/platform/database/schemaRange';
import { silentLog } from '../support/database';
import { readCatalog } from './readCatalog';
import { whatBreaks } from './whatBreaks';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true }, silentLog);
});
afterAll(() => database.close());

const RELEASED = `
  create table people (id bigserial primary key, name text not null, nick varchar(20), age integer, kind text not null default 'a',
    constraint people_kind check (kind in ('a', 'b')));
  create view names as select id, name from people;
  create function twice(n integer) returns integer language sql as 'select n * 2'`;

describe('what a step takes from the version before', () => {
  it.each([
    ['alter table people drop column age', ['people.age is gone']],
    ['alter table people rename column age to years', ['people.age is gone']],
    ['alter table people rename to persons', ['people is gone']],
    ['drop view names', ['names is gone']],
    ['drop function twice(integer)', ['twice(n integer) is gone']],
    ['alter table people alter column age type text', ['people.age was integer and is text']],
    [
      'alter table people alter column nick type varchar(10)',
      ['people.nick was character varying(20) and is character varying(10)'],
    ],
    ['alter table people alter column age set not null', ['people.age must have a value']],
    ['alter table people alter column kind drop default', ['people.kind has no default']],
    ['alter table people add column city text not null', ['people.city is new and must have a value']],
    [
      'alter table people add constraint grown check (age > 17)',
      ['people grown refuses more: CHECK ((age > 17))'],
    ],
    [
      'create unique index once on people (name)',
      ['people once refuses more: CREATE UNIQUE INDEX once ON public.people USING btree (name)'],
    ],
    [
      "alter table people drop constraint people_kind, add constraint people_kind check (kind in ('a', 'c'))",
      [expect.stringMatching(/^people people_kind refuses more/)],
    ],
  ])('%s', async (step, expected) => {
    expect(await breaksBy(step)).toEqual(expected);
  });

  it.each([
    'create table pets (id bigserial primary key, owner_id bigint not null references people)',
    "alter table people add column city text not null default ''",
    'alter table people add column city text, add constraint city check (city is null or age is not null)',
    'alter table people alter column nick type varchar(40)',
    'alter table people alter column nick type text',
    'alter table people alter column age type bigint',
    'alter table people alter column name drop not null',
    'alter table people drop constraint people_kind',
    "alter table people drop constraint people_kind, add constraint people_kind check (kind in ('a', 'b', 'c'))",
    'create index by_age on people (age)',
    'create or replace view names as select id, name, age from people',
  ])('%s takes nothing', async (step) => {
    expect(await breaksBy(step)).toEqual([]);
  });
});

async function breaksBy(step: string): Promise<string[]> {
  return database.db.transaction().execute(async (trx) => {
    await sql`drop schema public cascade`.execute(trx);
    await sql`create schema public`.execute(trx);
    await sql.raw(RELEASED).execute(trx);
    const released = await readCatalog(trx);
    await sql.raw(step).execute(trx);
    return whatBreaks(released, await readCatalog(trx));
  });
}

describe('migrations behind the last release', () => {
  const names = Object.keys(migrations).sort();
  const last = RELEASES.at(-1)?.lastMigration ?? '';

  it('run beside it: what they take away is a contract step of what it already knows', async () => {
    const own = await openDatabase({ memory: true }, silentLog);
    const steps = names.map((name) => ({ name, up: migrations[name]?.up }));
    for (const { name, up } of steps) if (name <= last) await up?.(own.db);
    const released = await readCatalog(own.db);
    let known: readonly string[] = [];
    const wrong: string[] = [];
    for (const { name, up } of steps.filter((step) => step.name > last)) {
      await up?.(own.db);
      const broken = whatBreaks(released, await readCatalog(own.db));
      const mayTake = (contractOf(name) ?? '9999') <= numberOf(last);
      if (!mayTake)
        wrong.push(...broken.filter((each) => !known.includes(each)).map((each) => `${name}: ${each}`));
      known = broken;
    }
    await own.close();
    expect(wrong).toEqual([]);
  });

  it('are told in the changelog, which has a section for every release', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const sections = [...changelog.matchAll(/^## (\S+)/gm)].map(([, title]) => title);
    const released = RELEASES.map(({ version }) => version).reverse();
    expect(sections).toEqual(sections[0] === 'Next' ? ['Next', ...released] : released);
    if (names.at(-1) !== last) expect(sections[0]).toBe('Next');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(released[0]).toBe(version);
    for (const { lastMigration } of RELEASES) expect(names).toContain(lastMigration);
  });

  it('are numbered, and a contract step names an earlier one', () => {
    for (const name of names) expect(name).toMatch(/^\d{4}_[a-z0-9_]+$/);
    for (const name of names.filter((each) => each.includes('contract')))
      expect([name, names.some((each) => numberOf(each) === contractOf(name) && each < name)]).toEqual([
        name,
        true,
      ]);
  });
});
