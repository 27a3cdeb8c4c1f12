import { sql } from 'kysely';
import { HOUR_MS } from '../../../src/domain/time/durations';
import { MANIFEST_STATUS, STALLED_AFTER_MINUTES } from '../../../src/domain/runs/manifestStatus';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { writeAudits } from '../../platform/plugins/audit';
import { tell, type News } from '../../platform/notifications/tell';
import { publish } from '../../platform/plugins/outbox';
import { driverWhoKnows } from '../../records/runs/runScope';

const { running, stalled } = MANIFEST_STATUS;
/** A driver who falls silent again is told of again after so long. */
const SILENT_AGAIN_MS = HOUR_MS;
/** Older runs are ignored, even if they were never ended. */
const DAYS_BACK = sql`interval '2 days'`;
const SYSTEM = { user_id: null, full_name: 'Rx Dispatch' };

interface Turned {
  id: number;
  version: number;
  status: number;
  delivery_date: string;
  close_door_pharmacy_id: number;
  employee_id: number | null;
  name: string;
  driver_name: string | null;
}

/** Runs without news of the driver, or with news again, with their new state; locked by id. */
async function turnRuns(trx: Trx, now: Date): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    with heard as (
      select m.id, greatest(
        (select max(e.datetime) from delivery_events e where e.delivery_manifest_id = m.id),
        (select max(p.recorded_at) from positions p
          where p.employee_id = m.employee_id and p.recorded_at >= m.start_at and p.recorded_at <= ${now})) as news
      from delivery_manifest m
      where m.delivery_manifest_status_id in (${running}, ${stalled}) and m.start_at > ${now}::timestamptz - ${DAYS_BACK}
      order by m.id for update of m
    ), turned as (
      select id, case when news < ${now}::timestamptz - make_interval(mins => ${STALLED_AFTER_MINUTES}::int)
        then ${stalled}::int else ${running}::int end as status
      from heard where news is not null
    )
    update delivery_manifest m
    set delivery_manifest_status_id = turned.status, version = m.version + 1, updated_at = ${now}
    from turned where turned.id = m.id and turned.status <> m.delivery_manifest_status_id
    returning m.id, m.version, turned.status, m.delivery_date, m.close_door_pharmacy_id, m.employee_id,
      m.name, (select d.full_name from employees d where d.id = m.employee_id) as driver_name
  `.execute(trx);
  return rows;
}

/** What is told of a run whose driver has fallen silent; null: there is news again. */
function silenceOf(run: Turned, now: Date): News | null {
  if (run.status !== stalled) return null;
  return {
    type: 'driver_silent',
    key: `silent ${run.id} ${Math.floor(now.getTime() / SILENT_AGAIN_MS)}`,
    cdp_id: run.close_door_pharmacy_id,
    facts: {
      driver_name: run.driver_name ?? run.name,
      run: run.name,
      delivery_manifest_id: run.id,
      date: run.delivery_date,
      minutes: STALLED_AFTER_MINUTES,
    },
  };
}

/** Marks runs without news for too long as stalled, and as running again when there is news (spec §4). */
export async function markStalledRuns({ db, clock }: ServerContext): Promise<void> {
  await inTransaction(db, async (trx) => {
    const turned = await turnRuns(trx, clock());
    await writeAudits(
      trx,
      SYSTEM,
      turned.map(({ id, version, status }) => ({
        action: status === stalled ? 'stalled' : 'heardAgain',
        resource: 'delivery_manifest',
        record_id: id,
        before: { delivery_manifest_status_id: status === stalled ? running : stalled, version: version - 1 },
        after: { delivery_manifest_status_id: status, version },
      })),
    );
    for (const { id, version, status, delivery_date, close_door_pharmacy_id, employee_id } of turned) {
      await publish(trx, {
        topic: `dispatch:${delivery_date}`,
        event: 'manifest.changed',
        body: { manifest_id: id, version, event_ids: [], events: [] },
        cdp_id: close_door_pharmacy_id,
        driver_ids: [
          driverWhoKnows({ close_door_pharmacy_id, employee_id, delivery_manifest_status_id: status }),
        ],
      });
    }
    await tell(
      trx,
      turned.flatMap((run) => silenceOf(run, clock()) ?? []),
      clock(),
    );
  });
}
