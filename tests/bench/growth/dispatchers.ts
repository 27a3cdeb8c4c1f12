import { pino } from 'pino';
import { sql } from 'kysely';
import { continueIds, insertRows, type SeedRow } from '../../../server/demo/insertRows';
import { roleId } from '../../../server/demo/roles';
import { openDatabase } from '../../../server/platform/database/database';
import { bindingToken, hashOfToken, newToken } from '../../../server/platform/plugins/sessionTokens';
import { toWire } from '../../../src/domain/time/dates';
import { DAY_MS } from '../../../src/domain/time/durations';

/**
 * Adds dispatchers to a demo's database, each with an open session, and answers the headers of their calls: a person may
 * have some thirty pages open, not a thousand.
 */
export async function addDispatchers(url: string, count: number): Promise<Record<string, string>[]> {
  const database = await openDatabase({ url }, pino({ level: 'warn' }, pino.destination(2)));
  const { db } = database;
  try {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from users`.execute(db);
    const first = (rows[0]?.id ?? 0) + 1;
    const now = new Date();
    const people = Array.from({ length: count }, (_, place) => ({ id: first + place, token: newToken() }));
    const users: SeedRow[] = people.map(({ id }) => ({
      id,
      email: `board${id}@example.test`,
      full_name: `BENCH DISPATCHER ${id}`,
      password_hash: 'none',
      user_type_id: roleId('Dispatcher'),
    }));
    const sessions: SeedRow[] = people.map(({ id, token }) => ({
      token_hash: hashOfToken(token),
      user_id: id,
      client: 'web',
      created_at: toWire(now),
      expires_at: toWire(new Date(now.getTime() + DAY_MS)),
    }));
    await insertRows(db, 'users', users);
    await continueIds(db, 'users');
    await insertRows(db, 'sessions', sessions);
    return people.map(({ token }) => ({
      cookie: `rx_session=${token}`,
      authorization: bindingToken(token, now),
    }));
  } finally {
    await database.close();
  }
}
