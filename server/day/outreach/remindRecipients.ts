import { sql } from 'kysely';
import { dayToRemindOf } from '../../../src/domain/messages/quietHours';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { readRules } from './readRules';
import { tellRecipients } from './tellRecipients';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);

/** Runs of the place's next day that are published: before that, nothing is promised. */
async function runsToRemindOf({ db }: ServerContext, cdpId: number, date: string): Promise<number[]> {
  const runs = await db
    .selectFrom('delivery_manifest')
    .select('id')
    .where('close_door_pharmacy_id', '=', cdpId)
    .where('delivery_date', '=', date)
    .where('delivery_manifest_status_id', '=', MANIFEST_STATUS.scheduled)
    .execute();
  return runs.map(({ id }) => id);
}

/** Reminds the recipients of tomorrow's runs, where it is evening now. Safe to run at any time, and again. */
export async function remindRecipients(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  if ((await readRules(db)).isOff) return;
  const cdps = await db
    .selectFrom('cdps')
    .select(['id', 'time_zone'])
    .where('is_active', '=', true)
    .execute();
  for (const { id, time_zone } of cdps) {
    const date = dayToRemindOf(now, time_zone);
    if (date === null) continue;
    // A run at a time: a household is never larger, and boards do not wait for long.
    for (const run of await runsToRemindOf(context, id, date)) {
      await inTransaction(db, async (trx) => {
        const stops = await trx
          .selectFrom('delivery_events')
          .select('id')
          .where('delivery_manifest_id', '=', run)
          .where('participant_id', 'is not', null)
          .where(sql<boolean>`delivery_event_status_id = any(${OPEN}::int[])`)
          .execute();
        await tellRecipients(trx, [{ event: 'reminder', ids: stops.map((stop) => stop.id) }], { now });
      });
    }
  }
}
