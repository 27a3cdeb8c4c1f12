import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, resourceNamed, type Row } from '../resources/conformance/house';

/** More than a search puts in order by itself (`crudRepository`). */
const MANY = 10_050;

describe('lists of many participants', () => {
  let house: House;
  const participants = resourceNamed('participants');
  const names = (rows: Row[]) => rows.map((row) => row.participant_full_name);
  const search = (body: Record<string, unknown>) =>
    house.call<Row[]>('POST', '/participants/search', { body }).then((answer) => answer.body);

  beforeAll(async () => {
    house = await House.open();
    const zulu = await house.add(resourceNamed('funding_sources'), { name: 'ZULU CARE' });
    const alpha = await house.add(resourceNamed('funding_sources'), { name: 'ALPHA CARE' });
    await sql`insert into participants (first_name, last_name, client_code, gender, status, language, funding_source_id)
      select 'CROWD', lpad(n::text, 5, '0'), 'CRO' || lpad(n::text, 6, '0'), 'female', 'active', 'en',
        case when n % 2 = 0 then ${zulu.id}::bigint else ${alpha.id}::bigint end
      from generate_series(1, ${MANY}::int) as n`.execute(house.server.db);
    for (const last_name of ['OAK', 'ELM', 'ASH'])
      await house.add(participants, {
        first_name: 'RARE',
        middle_name: null,
        last_name,
        funding_source_id: last_name === 'ELM' ? alpha.id : zulu.id,
      });
  });
  afterAll(() => house.close());

  test('a search that finds many is paged in order, and counted', async () => {
    const found = await search({ all: 'crowd', sort: 'participant_full_name', per_page: 3, page: 2 });
    expect(names(found)).toEqual(['CROWD 00004', 'CROWD 00005', 'CROWD 00006']);
    const last = await search({ all: 'crowd', sort: '-participant_full_name', per_page: 1 });
    expect(names(last)).toEqual([`CROWD ${MANY}`]);
    const total = await house.call('POST', '/participants/search/total_items', { body: { all: 'crowd' } });
    expect(total.body).toEqual({ total_items: MANY });
    const byClient = await search({ all: 'crowd', sort: 'funding_source_id', per_page: 2 });
    expect(names(byClient)).toEqual(['CROWD 00001', 'CROWD 00003']);
  });

  test('a search that finds few too, in any order', async () => {
    expect(names(await search({ all: 'rare', sort: 'participant_full_name' }))).toEqual([
      'RARE ASH',
      'RARE ELM',
      'RARE OAK',
    ]);
    expect(names(await search({ all: 'rare', sort: 'funding_source_id' }))).toEqual([
      'RARE ELM',
      'RARE OAK',
      'RARE ASH',
    ]);
    expect(
      names(await search({ all: 'rare', sort: '-participant_full_name', per_page: 1, page: 3 })),
    ).toEqual(['RARE ASH']);
    expect(await search({ all: 'rare', page: 9 })).toEqual([]);
    expect(await search({ all: 'nobody at all' })).toEqual([]);
  });

  test('an order by client goes on from page to page, one client after the other', async () => {
    const pages = await Promise.all(
      [1, 2, 8, 40].map((page) => search({ sort: 'funding_source_id', per_page: 100, page })),
    );
    const ids = pages.flat().map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    const whole = await search({ sort: 'funding_source_id', per_page: 1000 });
    expect(pages[0]?.map((row) => row.id)).toEqual(whole.slice(0, 100).map((row) => row.id));
    expect(pages[1]?.map((row) => row.id)).toEqual(whole.slice(100, 200).map((row) => row.id));
    expect(pages[2]?.map((row) => row.id)).toEqual(whole.slice(700, 800).map((row) => row.id));
  });

  test('who refers to nothing comes last, or first the other way round', async () => {
    const facility = await house.add(resourceNamed('facilities'), { name: 'ACORN HOUSE' });
    const housed = await house.add(participants, { facility_id: facility.id });
    const up = await search({ sort: 'facility_id', per_page: 1 });
    expect(up.map((row) => row.id)).toEqual([housed.id]);
    const down = await search({ sort: '-facility_id', per_page: 1 });
    expect(down[0]?.facility_id).toBeNull();
  });

  test('a code of several finds everybody who has it', async () => {
    const both = await house.add(participants, { needs: ['AMB', 'deaf'], wheelchair_type: null });
    const { body } = await house.list(participants, { needs: 'deaf', per_page: '1000' });
    expect(body.map((row) => row.id)).toContain(both.id);
    expect((await house.call('GET', '/participants?needs=fly')).status).toBe(400);
    expect(both.needs).toEqual(['AMB', 'deaf']);
  });
});
