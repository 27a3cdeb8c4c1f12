import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { assertCommitted } from '../commitCheck';
import { toParameter } from '../parameters';

/** A connection of pg's pool, with our own reading of parameters and our check of commits, for Kysely's dialect. */
export function kyselyClient(client: pg.PoolClient): PostgresPoolClient {
  return {
    async query<R>(sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
      const answer: unknown = await client.query(sql, parameters.map(toParameter));
      // A text with several statements has one result each; the last one counts, as on the embedded database.
      const result = (Array.isArray(answer) ? answer.at(-1) : answer) as PostgresQueryResult<R>;
      assertCommitted(sql, result.command);
      return result;
    },
    release: () => client.release(),
  } as PostgresPoolClient;
}
