import { sql } from 'kysely';
import { startRounds, workOnRetention } from '../../server/day/keeping/retention';
import { fileStoreOf } from '../../server/outside/files/openStore';
import type { OldDataCount } from '../../src/contract/keeping/keptData';
import { RETENTION_SETTING, type RetentionKind } from '../../src/domain/keeping/retention';
import { addDays } from '../../src/domain/time/dates';
import { settingOf } from '../../src/domain/wire/settings';
import { DAY, type TestRun } from './dispatchDay';
import type { TestServer, TestSession } from './server';

const daysOf = (kind: RetentionKind) => Number(settingOf(RETENTION_SETTING[kind])?.default);
/** A moment that is so many days older than a kind is kept. */
export const before = (kind: RetentionKind, more: number) => `${addDays(DAY, -daysOf(kind) - more)} 12:00:00`;

/** A key of the store's own shape. */
const keyOf = (name: string) => `evidence-0-${Buffer.from(name).toString('hex').padEnd(32, '0')}.png`;

/** What tests of kept data ask of a server. */
export function keptData(server: TestServer, admin: TestSession) {
  const { db } = server;
  const file = async (name: string): Promise<string> => {
    const key = keyOf(name);
    await fileStoreOf(server.context).create(key, Buffer.from('x'), 'image/png');
    return key;
  };
  return {
    file,
    kept: (name: string) => fileStoreOf(server.context).read(keyOf(name)),
    count: async (kind: RetentionKind) =>
      (await server.call<OldDataCount>('GET', `/kept_data/${kind}/old`, { as: admin })).body.count,
    numberOf: async (table: string, where = 'true') => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
        where ${sql.raw(where)}`.execute(db);
      return rows[0]?.n;
    },
    night: async (): Promise<void> => {
      await startRounds(server.context);
      await workOnRetention(server.context);
    },
    fill: (run: TestRun, kinds: readonly RetentionKind[]) => fill(server, admin, file, run, kinds),
  };
}

/** One row of every kind that is too old by two days, and one that is not, of this run. */
async function fill(
  server: TestServer,
  admin: TestSession,
  file: (name: string) => Promise<string>,
  run: TestRun,
  kinds: readonly RetentionKind[],
): Promise<void> {
  const { db } = server;
  const [stop = 0] = run.stops;
  const [participant_id = 0] = run.participants;
  for (const old of [true, false]) {
    const at = (kind: RetentionKind) => (old ? before(kind, 2) : `${DAY} 12:00:00`);
    const of = (kind: RetentionKind) => kinds.includes(kind);
    if (of('positions'))
      await db
        .insertInto('positions')
        .values({
          employee_id: run.employee_id,
          recorded_at: at('positions'),
          latitude: 32.7,
          longitude: -117,
        })
        .execute();
    if (of('messages')) {
      const row = { created_at: at('messages'), state: 'sent', language: 'en', is_private: true } as const;
      await db
        .insertInto('messages')
        .values({
          ...row,
          channel: 'sms',
          recipient: '6195550199',
          template: 'x',
          args: '{}',
          participant_id,
          delivery_event_id: stop,
        } as never)
        .execute();
      const conversation = await db
        .insertInto('conversations')
        .values({
          phone_number: `61955501${old ? '01' : '02'}`,
          participant_id,
          last_text_at: at('messages'),
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('inbound_texts')
        .values({
          conversation_id: conversation.id,
          provider_id: `SM${old}${stop}`,
          text: 'hello',
          meaning: 'other',
          received_at: at('messages'),
        } as never)
        .execute();
      await db
        .insertInto('calls')
        .values({
          created_at: at('messages'),
          provider: 'embedded',
          direction: 'out',
          state: 'ended',
          outcome: 'answered',
          ended_at: at('messages'),
          phone_number: '6195550199',
          party: 'participant',
          party_name: 'ANA',
          participant_id,
        } as never)
        .execute();
    }
    if (of('notifications'))
      await db
        .insertInto('notifications')
        .values({
          user_id: admin.user_id,
          type: 'delivery_failed',
          json_body: JSON.stringify({ event_id: stop }),
          created_at: at('notifications'),
        } as never)
        .execute();
    if (of('files'))
      await sql`insert into async_requests (uuid, user_id, kind, state, file_key, created_at) values
        (gen_random_uuid(), ${admin.user_id}, 'report', 'done', ${await file(`${old}-${stop}`)}, ${at('files')})`.execute(
        db,
      );
  }
}
