import { sql } from 'kysely';
import type { Following } from '../../../src/domain/notifications/following';
import type { Db, Trx } from '../database/database';

interface About {
  /** The run that it is about; null: none. */
  run_id: number | null;
  cdp_id: number | null;
}

type Row = { user_id: number; delivery_manifest_id: number | null; close_door_pharmacy_id: number | null };

/** Answers who looks after a run or a CDP. One query for all of them; without anybody who is choosy, none. */
export class Followers {
  private constructor(
    private readonly rows: readonly Row[],
    private readonly onlyFollowed: ReadonlySet<number>,
  ) {}

  static async read(trx: Trx, about: readonly About[], now: Date): Promise<Followers> {
    const choosy = await trx.selectFrom('follow_only').select('user_id').execute();
    if (choosy.length === 0) return new Followers([], new Set());
    const runs = about.flatMap(({ run_id }) => run_id ?? []);
    const cdps = about.flatMap(({ cdp_id }) => cdp_id ?? []);
    return new Followers(
      await followersIn(trx, runs, cdps, now),
      new Set(choosy.map(({ user_id }) => user_id)),
    );
  }

  of({ run_id, cdp_id }: About, named: readonly number[]): Following {
    const rows = this.rows.filter(
      (row) =>
        (run_id !== null && row.delivery_manifest_id === run_id) ||
        (cdp_id !== null && row.close_door_pharmacy_id === cdp_id),
    );
    return {
      followers: new Set(rows.map(({ user_id }) => user_id)),
      onlyFollowed: this.onlyFollowed,
      named: new Set(named),
    };
  }
}

/** Who follows one of these runs or CDPs and is signed in: a person who has gone home looks after nothing. */
async function followersIn(
  trx: Trx,
  runs: readonly number[],
  cdps: readonly number[],
  now: Date,
): Promise<Row[]> {
  return trx
    .selectFrom('followed as f')
    .select(['f.user_id', 'f.delivery_manifest_id', 'f.close_door_pharmacy_id'])
    .where(
      sql<boolean>`(f.delivery_manifest_id = any(${[...runs]}::bigint[])
        or f.close_door_pharmacy_id = any(${[...cdps]}::bigint[]))`,
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessions as s')
          .select('s.id')
          .whereRef('s.user_id', '=', 'f.user_id')
          .where('s.ended_at', 'is', null)
          .where('s.expires_at', '>', sql<string>`${now}::timestamptz`),
      ),
    )
    .execute();
}

/** People who follow these runs, by run: told of moves as who has the run open is. */
export async function followersOfRuns(db: Db | Trx, runs: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (runs.length === 0) return found;
  const rows = await db
    .selectFrom('followed')
    .select(['user_id', 'delivery_manifest_id'])
    .where(sql<boolean>`delivery_manifest_id = any(${[...runs]}::bigint[])`)
    .execute();
  for (const { user_id, delivery_manifest_id: run } of rows)
    if (run !== null) found.set(run, [...(found.get(run) ?? []), user_id]);
  return found;
}
