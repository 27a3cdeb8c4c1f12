import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { assertCommitted } from '../commitCheck';
import { ConnectionLost, sqlStateOf } from '../databaseErrors';
import { toParameter } from '../parameters';

// The driver says these in words alone.
const LOST = /^Connection terminated|not queryable/;
const READ_ONLY = '25006';

/**
 * A connection of pg's pool, with our own reading of parameters and our check of commits, for Kysely's dialect.
 *
 * @param onLost is called when the connection broke, or its server has become a replica: the pool does not get it back
 */
export function kyselyClient(client: pg.PoolClient, onLost: () => void): PostgresPoolClient {
  let isLost = false;
  const lose = () => {
    isLost = true;
    onLost();
  };
  return {
    async query<R>(sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
      const answer: unknown = await client.query(sql, parameters.map(toParameter)).catch((error: unknown) => {
        const isBroken = error instanceof Error && LOST.test(error.message);
        if (isBroken || sqlStateOf(error) === READ_ONLY) lose();
        throw isBroken
          ? new ConnectionLost('The connection to the database was lost', { cause: error })
          : error;
      });
      // A text with several statements has one result each; the last one counts, as on the embedded database.
      const result = (Array.isArray(answer) ? answer.at(-1) : answer) as PostgresQueryResult<R>;
      assertCommitted(sql, result.command);
      return result;
    },
    release: () => client.release(isLost),
  } as PostgresPoolClient;
}
