import { sql } from 'kysely';
import type { ServerContext } from '../../context';

/** Milliseconds by which this server's clock is ahead of the database's. What the question takes is no drift. */
export async function clockDrift({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  const before = clock().getTime();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  const after = clock().getTime();
  const now = rows[0]?.now ?? before;
  if (now >= before && now <= after) return 0;
  return now < before ? before - now : after - now;
}
