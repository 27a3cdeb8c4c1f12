import { sql } from 'kysely';
import { object, string } from 'yup';
import { noteCallCall } from '../../../src/contract/calls/calls';
import {
  callLogCall,
  callLogPeopleCall,
  callLogTotalCall,
  type CallEntry,
} from '../../../src/contract/calls/callLog';
import { withSchemas, type Read } from '../../../src/contract/call';
import type { RouteModule } from '../../context';
import type { Db } from '../../platform/database/database';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';

const MOST_NOTE = 2_000;

type Filters = Read<(typeof callLogTotalCall)['query']>;

const noting = withSchemas(noteCallCall, {
  body: object({ note: string().max(MOST_NOTE).nullable().defined() }),
});

/** Own calls, and for people of one CDP beside them those about its deliveries. */
function readCalls(db: Db, { user_id, cdp_id }: Pick<Actor, 'user_id' | 'cdp_id'>, filters: Filters) {
  const { at_from, at_to, user_id: person, ...equal } = filters;
  return db.selectFrom('calls as c').where((eb) =>
    eb.and([
      ...Object.entries(equal).flatMap(([field, value]) =>
        value === undefined ? [] : [eb(`c.${field as keyof typeof equal}`, '=', value)],
      ),
      ...(at_from ? [sql<boolean>`c.created_at >= ${at_from}::timestamp at time zone 'UTC'`] : []),
      ...(at_to ? [sql<boolean>`c.created_at <= ${at_to}::timestamp at time zone 'UTC'`] : []),
      ...(person === undefined
        ? []
        : [
            sql<boolean>`(c.user_id = ${person} or c.colleague_id = ${person} or exists (
                select from call_legs l where l.call_id = c.id and l.user_id = ${person} and l.role <> 'line'))`,
          ]),
      ...(cdp_id === null
        ? []
        : [
            sql<boolean>`(c.close_door_pharmacy_id = ${cdp_id} or c.user_id = ${user_id}
                or c.colleague_id = ${user_id})`,
          ]),
    ]),
  );
}

/** The log of calls: on its page, at a participant and at a stop. */
export const callLogRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  serve(app, callLogCall, { scope: 'cdp' }, async (request): Promise<CallEntry[]> => {
    const { page, per_page, before, ...filters } = request.query;
    return readCalls(db, actorOf(request), filters)
      .leftJoin('delivery_events as e', 'e.id', 'c.delivery_event_id')
      .select(['c.id', 'c.version', 'c.created_at', 'c.direction', 'c.outcome', 'c.party', 'c.party_name'])
      .select(['c.phone_number', 'c.participant_id', 'c.employee_id', 'c.delivery_event_id'])
      .select(['e.delivery_date', 'e.order_number', 'c.note', 'c.noted_by'])
      .select(
        sql<string[]>`array(select u.full_name from call_legs l join users u on u.id = l.user_id
          where l.call_id = c.id and l.role <> 'line' and l.joined_at is not null
          order by l.joined_at)`.as('people'),
      )
      .select(sql<number | null>`round(extract(epoch from c.ended_at - c.answered_at))::int`.as('seconds'))
      .$if(before !== undefined, (query) => query.where('c.id', '<', before ?? 0))
      .orderBy('c.id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute();
  });

  const counting = { access: { as: ['GET', callLogCall.path] }, scope: 'cdp' } as const;
  serve(app, callLogTotalCall, counting, (request) =>
    readCalls(db, actorOf(request), request.query)
      .select(sql<number>`count(*)`.as('total_items'))
      .executeTakeFirstOrThrow(),
  );

  serve(app, callLogPeopleCall, counting, async (request) => {
    const { cdp_id } = actorOf(request);
    return db
      .selectFrom('users')
      .select(['id', 'full_name'])
      .where(sql<boolean>`exists (select from call_legs l where l.user_id = users.id and l.role <> 'line')`)
      .$if(cdp_id !== null, (query) => query.where('cdp_id', '=', cdp_id))
      .orderBy('full_name')
      .orderBy('id')
      .execute();
  });

  serve(app, noting, { scope: 'cdp' }, async (request, reply) => {
    const { id } = request.params;
    const actor = actorOf(request);
    const note = request.body.note?.trim() || null;
    return sendAnswer(
      reply,
      await once(context, request, async (trx) => {
        const seen = await readCalls(trx, actor, {}).select('c.id').where('c.id', '=', id).executeTakeFirst();
        if (!seen) throw notFound();
        const before = await trx
          .selectFrom('calls')
          .select(['version', 'note', 'participant_id'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const version = before.version + 1;
        const signed = note
          ? { noted_by: actor.full_name, noted_at: clock() }
          : { noted_by: null, noted_at: null };
        await trx
          .updateTable('calls')
          .set({ note, version, ...signed })
          .where('id', '=', id)
          .execute();
        await writeAudit(trx, request, {
          action: 'noteCall',
          resource: 'calls',
          record_id: id,
          changes: { note: { from: before.note, to: note } },
          ...(before.participant_id !== null && { patient_ids: [before.participant_id] }),
        });
        return { status: 200, body: { id, version, note } };
      }),
    );
  });
};
