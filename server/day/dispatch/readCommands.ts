import { sql } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import { commandStack } from '../../../src/domain/runs/commandStack';
import type { CommandOnStack } from '../../../src/domain/runs/dispatchView';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';

/** Upper limit of the list. No user goes further back by hand. */
const MOST = 200;

/** A person's own commands on a day that can be undone or redone now, newest first. One query. */
export async function readCommands(db: Db, actor: Actor, date: string, now: Date): Promise<CommandOnStack[]> {
  const rows = await db
    .selectFrom('commands as c')
    // The first record that the command changed describes it.
    .leftJoin('delivery_events as e', (join) =>
      join.on(
        sql<boolean>`c.before -> 'rows' -> 0 ->> 'kind' not in ('run', 'runAdded', 'runRemoved') and e.id = (c.before -> 'rows' -> 0 ->> 'id')::bigint`,
      ),
    )
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .leftJoin('delivery_manifest as m', (join) =>
      join.on(
        sql<boolean>`c.before -> 'rows' -> 0 ->> 'kind' in ('run', 'runAdded', 'runRemoved') and m.id = (c.before -> 'rows' -> 0 ->> 'id')::bigint`,
      ),
    )
    .select(['c.id', 'c.name', 'c.undoes_id', 'c.undone_at', 'c.created_at', 'c.undo_until', 'c.stop_count'])
    .select(['p.participant_full_name', 'm.name as run_name'])
    .where('c.user_id', '=', actor.user_id)
    .where(sql<boolean>`${date}::date = any(c.dates)`)
    .where('c.undo_until', '>=', toWire(now))
    .orderBy('c.created_at', 'desc')
    .limit(MOST)
    .execute();
  return commandStack(rows).map(({ command, origin, can }) => ({
    command_id: command.id,
    can,
    name: origin.name,
    stop_count: origin.stop_count,
    participant_name: origin.stop_count === 1 ? origin.participant_full_name : null,
    run_name: origin.run_name,
    created_at: command.created_at,
    undo_until: command.undo_until,
  }));
}
