import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/database';
import type { CommandBefore } from '../../../../platform/database/tables/day';
import type { Commander } from '../../../../platform/plugins/actor';

interface CommandRecord {
  id: string;
  name: string;
  actor: Commander;
  rows: CommandBefore['rows'];
  now: Date;
  undoUntil: Date;
  dates: readonly string[];
  stopCount: number;
  undoesId: string | null;
}

/** Keeps the state before a command, for its undo. Items of a bulk command add theirs to the same record. */
export async function recordCommand(
  trx: Trx,
  { id, name, actor, rows, now, undoUntil, dates, stopCount, undoesId }: CommandRecord,
): Promise<void> {
  await trx
    .insertInto('commands')
    .values({
      id,
      name,
      user_id: actor.user_id,
      user_name: actor.full_name,
      before: JSON.stringify({ rows } satisfies CommandBefore),
      created_at: now,
      undo_until: undoUntil,
      dates: [...dates],
      stop_count: stopCount,
      undoes_id: undoesId,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        before: sql<string>`jsonb_set(commands.before, '{rows}', commands.before -> 'rows' || (excluded.before -> 'rows'))`,
        undo_until: undoUntil,
        stop_count: sql<number>`commands.stop_count + excluded.stop_count`,
        dates: sql<string[]>`array(select distinct unnest(commands.dates || excluded.dates))`,
      }),
    )
    .execute();
}
