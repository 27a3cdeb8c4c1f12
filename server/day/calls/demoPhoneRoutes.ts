import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { object, string } from 'yup';
import {
  answerDemoPhoneCall,
  demoLinesCall,
  demoPhoneCall,
  demoPhoneCallsCall,
  endDemoPhoneCall,
  type DemoLine,
} from '../../../src/contract/calls/demoPhone';
import { withSchemas } from '../../../src/contract/call';
import { CALLS_RIGHT } from '../../../src/domain/calls/callRight';
import { toStoredPhone } from '../../../src/domain/people/phone';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { actOnCall } from './actOnCall';
import { answerCall } from './answerCall';
import { callView, legOf } from './callView';
import { findParty } from './findParty';
import { lockCall, publishCall, readCall, turnCall, type LockedCall } from './changeCall';
import { insertCall } from './makeCall';

const MOST_LINES = 40;

const making = withSchemas(demoPhoneCallsCall, {
  body: object({ leg: string().uuid().required(), phone_number: string().required().max(20) }),
});
const answering = withSchemas(answerDemoPhoneCall, { body: object({ leg: string().uuid().required() }) });

/** Whether the demo phone has to do with the call: it rings there, or this person plays it. */
function isAtDemoPhone(call: LockedCall, userId: number): boolean {
  const leg = legOf(call, { userId, isLine: true });
  if (leg) return leg.state !== 'left';
  return call.direction === 'out' && call.phone_number !== null && call.state === 'ringing';
}

/**
 * The phones outside, which a page plays in a demo: numbers that the office calls ring there, and it calls the office as a
 * recipient or a driver of today. Everybody is invented; without a demo there are no such routes' answers.
 */
export const demoPhoneRoutes: RouteModule = (app, context) => {
  const { db, clock, config } = context;
  const guarded = { access: { as: CALLS_RIGHT }, scope: 'self' } as const;
  const assertDemo = () => {
    if (!config.demo || config.telephony.service !== 'embedded') throw notFound();
  };
  const viewFor = (userId: number) => ({ userId, isLine: true });

  serve(app, demoLinesCall, { ...guarded, scope: 'operation' }, async () => {
    assertDemo();
    const { rows } = await sql<DemoLine>`
      (select distinct on (p.id) p.participant_full_name as name, 'participant' as kind, p.phone_number
        from delivery_events e join participants p on p.id = e.participant_id
        join cdps c on c.id = e.close_door_pharmacy_id
        where e.delivery_date = (${clock()}::timestamptz at time zone c.time_zone)::date
          and p.phone_number is not null order by p.id limit ${MOST_LINES})
      union all
      (select d.full_name, 'driver', d.phone_number from employees d where d.type = 'Driver'
        and d.phone_number is not null and exists (select from delivery_manifest m where m.employee_id = d.id
          and m.delivery_date = (${clock()}::timestamptz at time zone m.time_zone)::date)
        order by d.full_name limit ${MOST_LINES})`.execute(db);
    return rows;
  });

  serve(app, demoPhoneCall, guarded, async (request) => {
    assertDemo();
    const { user_id } = actorOf(request);
    const open = await db
      .selectFrom('calls')
      .select('id')
      .where('state', '<>', 'ended')
      .where('phone_number', 'is not', null)
      .where('provider', '=', 'embedded')
      .orderBy('id')
      .execute();
    const views = [];
    for (const { id } of open) {
      const call = await readCall(db, id);
      if (isAtDemoPhone(call, user_id)) views.push(await callView(db, call, viewFor(user_id)));
    }
    return views;
  });

  serve(app, making, guarded, async (request) => {
    assertDemo();
    const { user_id } = actorOf(request);
    const phone = toStoredPhone(request.body.phone_number);
    if (phone === null) throw invalid({ phone_number: { message: VALIDATION.phone } });
    return inTransaction(db, async (trx) => {
      const now = clock();
      const party = await findParty(trx, { phone, now, cdpId: null });
      const line = { id: request.body.leg, role: 'line', user_id, state: 'joined' } as const;
      const whose = { provider: 'embedded', direction: 'in', user_id: null } as const;
      const call = await insertCall(trx, now, { ...whose, ...party, phone_number: phone, legs: [line] });
      const view = await callView(trx, call, viewFor(user_id));
      await publishCall(trx, call, true);
      return view;
    });
  });

  serve(app, answering, guarded, async (request) => {
    assertDemo();
    const { leg } = request.body;
    const { call } = await inTransaction(db, (trx) =>
      answerCall(trx, request, request.params.id, { now: clock(), leg, isLine: true }),
    );
    return callView(db, call, viewFor(actorOf(request).user_id));
  });

  serve(app, endDemoPhoneCall, guarded, async (request) => {
    assertDemo();
    const { id } = request.params;
    const { user_id } = actorOf(request);
    const call = await inTransaction(db, async (trx) => {
      const now = clock();
      const ringing = await lockCall(trx, id);
      if (!isAtDemoPhone(ringing, user_id)) throw notFound();
      if (!legOf(ringing, viewFor(user_id)))
        return turnCall(trx, ringing, 'decline', { now, author: request });
      return actOnCall(trx, request, id, { now, action: 'end', newLeg: randomUUID(), isLine: true });
    });
    if (!call) throw notFound();
    return callView(db, call, viewFor(user_id));
  });
};
