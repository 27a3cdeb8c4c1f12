import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOnErasures } from '../../server/day/keeping/erasure/erasureJob';
import { receiveText } from '../../server/day/conversations/receiveText';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { DAY_MS } from '../../src/domain/time/durations';
import { command, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { PERSON, placesOf, spreadPerson, WORDS } from '../support/spreadPerson';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
const FULL = `${PERSON.first_name} ${PERSON.last_name}`;
let server: TestServer;
let admin: TestSession;
let run: TestRun;
let id = 0;

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
  [id = 0] = run.participants;
  await spreadPerson(server, admin, run);
  await sql`update delivery_event_rows set delivery_event_status_id = ${EVENT_STATUS.successful} where participant_id = ${id}`.execute(
    server.db,
  );
});
afterAll(() => server.close());

const view = async () => (await server.call('GET', `/erasures/${id}`, { as: admin })).body;
const look = async (days: number) => {
  clock.advance(days * DAY_MS);
  admin = await server.signInAs('administrator');
  await workOnErasures(server.context);
};
const search = (participant_full_name: string) =>
  server.call('POST', '/participants/search', { as: admin, body: { participant_full_name } });
const lotOf = async (state: string) => {
  await sql`insert into import_lots (file_name, origin, state, funding_source_id, close_door_pharmacy_id, delivery_date, samples, created_by, created_by_name)
    select 'late.csv', 'file', ${state}, p.funding_source_id, ${run.cdp_id}, '2026-11-20', '[]', ${admin.user_id}, 'X'
    from participants p where p.id = ${id}`.execute(server.db);
};

describe('what comes while a person is erased, and after', () => {
  it('an erasure waits for a file of the same client whose rows nobody has seen yet', async () => {
    await lotOf('mapping');
    expect((await view()).obstacle).toBe('openImports');
    await sql`update import_lots set state = 'cancelled' where file_name = 'late.csv'`.execute(server.db);
    expect((await view()).obstacle).toBeNull();
  });

  it('a text, a call and a message of the number in between stop no search, and are answered', async () => {
    await search(PERSON.last_name);
    const asked = await server.call(
      'POST',
      `/erasures/${id}`,
      command(admin, null, { name: FULL, reason: 'asked for it' }),
    );
    expect(asked.status).toBe(202);
    // The log of reads is written a moment later than what was read.
    await receiveText(server.context, {} as never, {
      provider_id: 'SM-late',
      phone: PERSON.phone_number,
      text: `Hello from ${FULL}`,
      isAnswered: false,
    });
    await sql`insert into calls (created_at, provider, direction, state, outcome, ended_at, phone_number, party, party_name)
      values (now(), 'embedded', 'in', 'ended', 'missed', now(), ${PERSON.phone_number}, 'unknown', '')`.execute(
      server.db,
    );
    await workOnErasures(server.context);
    await server.app.reads.flushed();
    expect((await view()).finished_at).toBe('2026-11-20 17:00:00');
    const { rows } = await sql<{ phone: string; text: string }>`
      select c.phone_number as phone, t.text from conversations c join inbound_texts t on t.conversation_id = c.id
      where t.provider_id = 'SM-late'`.execute(server.db);
    expect(rows).toEqual([{ phone: PERSON.phone_number, text: 'Hello from [erased]' }]);
  });

  it('a name that is written afterwards goes at the next look, with a line in the log', async () => {
    await search(`${PERSON.last_name}, w`);
    await server.app.reads.flushed();
    await sql`update delivery_event_rows set comments = ${`instead of ${FULL}`} where id = ${run.stops[1] ?? 0}`.execute(
      server.db,
    );
    await look(2);
    const texts = WORDS.filter((word) => !word.startsWith('858'));
    expect((await placesOf(server, texts)).filter((place) => !place.startsWith('erasures:'))).toEqual([]);
    const { rows } = await sql<{ changes: unknown }>`
      select changes from audit_entries where action = 'eraseAgain' and record_id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ changes: { found: { from: null, to: expect.any(Number) } } }]);
    expect((await verifyChain(server.db)).isWhole).toBe(true);
  });

  it('somebody else who comes with the same name keeps it, and the words are forgotten at the end', async () => {
    const [, other = 0] = run.participants;
    const named = { first_name: PERSON.first_name, last_name: PERSON.last_name };
    await server.db.updateTable('participants').set(named).where('id', '=', other).execute();
    await sql`update delivery_event_rows set receptor_name = ${FULL} where participant_id = ${other}`.execute(
      server.db,
    );
    await look(8);
    const somebody = await server.db
      .selectFrom('participants')
      .select(['first_name', 'last_name'])
      .where('id', '=', other)
      .executeTakeFirst();
    expect(somebody).toEqual(named);
    const received = await server.db
      .selectFrom('delivery_events')
      .select('receptor_name')
      .where('participant_id', '=', other)
      .execute();
    expect(received).toContainEqual({ receptor_name: FULL });
    const { rows } = await sql<{ words: unknown }>`select words from erasures`.execute(server.db);
    expect(rows).toEqual([{ words: null }]);
    await look(30);
    const lines = await sql`select from audit_entries where action = 'eraseAgain'`.execute(server.db);
    expect(lines.rows).toHaveLength(2);
  });
});
