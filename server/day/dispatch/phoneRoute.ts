import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { stopsByPhoneCall } from '../../../src/contract/board/day';
import { phoneDigits } from '../../../src/domain/people/phoneSearch';
import { readBy } from '../../platform/audit/logReads';
import type { ServerContext } from '../../context';
import type { Db } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { invalid } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';

/** Maximum number of results per day. A search with more results is too general. */
const MOST = 500;

/** Stops of a day whose recipient has a number with these digits. `cdpId` keeps those of one CDP. */
async function stopsByPhone(
  db: Db,
  { date, digits, cdpId }: { date: string; digits: string; cdpId: number | null },
) {
  const like = `%${digits}%`;
  return db
    .selectFrom('delivery_events as e')
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['e.id', 'p.id as participant_id'])
    .where('e.delivery_date', '=', date)
    .where((eb) =>
      eb.or([
        eb('p.phone_number', 'like', like),
        eb('p.mobile_phone_number', 'like', like),
        eb.exists(
          eb
            .selectFrom('participant_phones as f')
            .select('f.id')
            .whereRef('f.participant_id', '=', 'p.id')
            .where('f.phone_number', 'like', like),
        ),
      ]),
    )
    .$if(cdpId !== null, (query) =>
      query.where(sql<boolean>`coalesce(m.close_door_pharmacy_id, e.close_door_pharmacy_id) = ${cdpId}`),
    )
    .orderBy('e.id')
    .limit(MOST)
    .execute();
}

/**
 * The board's search by phone (field-notes 25). Boards hold no phone numbers, so they query the server for the stops.
 * The request is a POST, because a number in the URL would appear in logs. Drivers cannot search.
 */
export function phoneRoute(app: FastifyInstance, { db, clock }: ServerContext): void {
  const config = { access: { as: ['GET', '/delivery_manifest'] }, scope: 'run' } as const;
  serve(app, stopsByPhoneCall, config, async (request) => {
    const { is_driver, cdp_id: cdpId } = actorOf(request);
    if (is_driver) return { delivery_event_ids: [] };
    const { date, phone } = request.body;
    const digits = phoneDigits(phone);
    if (digits === null) throw invalid({ phone: { message: 'validation.phoneSearch' } });
    app.reads.assertRoom();
    const found = await stopsByPhone(db, { date, digits, cdpId });
    app.reads.add(
      readBy(request, clock(), 'delivery_manifest', {
        action: 'search',
        changes: {
          asked: { from: null, to: { date, phone: digits } },
          rows: { from: null, to: found.length },
        },
        patient_ids: [...new Set(found.map((stop) => stop.participant_id))],
        delivery_event_id: null,
      }),
    );
    return { delivery_event_ids: found.map((stop) => stop.id) };
  });
}
