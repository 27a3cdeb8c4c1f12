import { randomUUID } from 'node:crypto';
import { number, object, string } from 'yup';
import {
  actOnCallCall,
  answerCallCall,
  colleaguesCall,
  currentCallsCall,
  heldLegCall,
  makeCallCall,
  sendSignalCall,
  telephonyTokenCall,
} from '../../../src/contract/calls/calls';
import { withSchemas } from '../../../src/contract/call';
import { idField } from '../../../src/contract/ids';
import { CALLS_RIGHT } from '../../../src/domain/calls/callRight';
import { CALL_ACTIONS, type CallAction } from '../../../src/domain/calls/callState';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { toWire } from '../../../src/domain/time/dates';
import type { RouteModule } from '../../context';
import { telephonyOf } from '../../outside/telephony/telephony';
import type { Telephony } from '../../outside/telephony/outsideLine';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { actOnCall } from './actOnCall';
import { answerCall, mayTake } from './answerCall';
import { readColleagues } from './callPeople';
import { endForgottenCalls, passTime } from './callTimes';
import { callView } from './callView';
import { carryOn } from './carry';
import { readCall } from './changeCall';
import { makeCall } from './makeCall';
import { hearSignals, sendSignal } from './signals';

const AS_CALLER = { access: { as: CALLS_RIGHT } } as const;
const MOST_PAYLOAD = 20_000;

const leg = () => string().uuid().required();
const actions = CALL_ACTIONS.filter((action): action is Exclude<CallAction, 'answer'> => action !== 'answer');

const making = withSchemas(makeCallCall, {
  body: object({
    leg: leg(),
    phone_number: string().max(20),
    colleague_id: idField(),
    delivery_event_id: idField(),
  }),
});
const answering = withSchemas(answerCallCall, { body: object({ leg: leg() }) });
const acting = withSchemas(actOnCallCall, {
  body: object({ action: string().oneOf(actions).required(), colleague_id: idField() }),
});
const signalling = withSchemas(sendSignalCall, {
  body: object({
    leg: leg(),
    to_leg: leg(),
    kind: string()
      .oneOf(['offer', 'answer', 'candidate'] as const)
      .required(),
    payload: string().required().max(MOST_PAYLOAD),
  }),
});
const holding = withSchemas(heldLegCall, { body: object({ after: number().integer().min(0).required() }) });

/** Phone calls of the office (spec §1, "phone-call widget"). Numbers come in bodies, never in addresses. */
export const callsRoutes: RouteModule = (app, context) => {
  const { db, clock, config } = context;
  const telephony = telephonyOf(config);
  const carrier = (): Telephony => {
    if (!telephony) throw wrongState('Phone calls are switched off', { reason: 'callsOff' });
    return telephony;
  };

  app.jobs.every(MINUTE_MS / 2, 'calls.forgotten', () => endForgottenCalls(context));

  serve(app, currentCallsCall, { ...AS_CALLER, scope: 'cdp' }, async (request) => {
    const { user_id, cdp_id } = actorOf(request);
    const rows = await db
      .selectFrom('calls')
      .select(['id', 'direction', 'state', 'close_door_pharmacy_id'])
      .where('state', '<>', 'ended')
      .where((eb) =>
        eb.or([
          eb.and([eb('direction', '=', 'in'), eb('state', '=', 'ringing')]),
          eb.exists(
            eb
              .selectFrom('call_legs')
              .select('call_legs.id')
              .whereRef('call_legs.call_id', '=', 'calls.id')
              .where('call_legs.user_id', '=', user_id)
              .where('call_legs.state', '<>', 'left')
              .where('call_legs.role', '<>', 'line'),
          ),
        ]),
      )
      .orderBy('id')
      .execute();
    const mine = rows.filter(
      (call) => call.direction === 'out' || call.state !== 'ringing' || mayTake(call, cdp_id),
    );
    const calls = [];
    for (const { id } of mine) calls.push(await callView(db, await readCall(db, id), { userId: user_id }));
    return {
      provider: telephony?.provider ?? ('off' as const),
      reaches_outside: telephony?.reachesOutside ?? false,
      is_demo: config.demo && telephony?.provider === 'embedded',
      calls,
    };
  });

  serve(app, colleaguesCall, { ...AS_CALLER, scope: 'cdp' }, (request) =>
    readColleagues(db, actorOf(request), clock()),
  );

  serve(app, making, { scope: 'cdp' }, async (request, reply) => {
    const service = carrier();
    const { user_id } = actorOf(request);
    return sendAnswer(
      reply,
      await once(context, request, async (trx) => {
        const made = { now: clock(), telephony: service, newLeg: randomUUID() };
        const call = await makeCall(trx, request, request.body, made);
        return { status: 200, body: await callView(trx, call, { userId: user_id }) };
      }),
    );
  });

  serve(app, answering, { ...AS_CALLER, scope: 'cdp' }, async (request) => {
    const service = carrier();
    const { user_id } = actorOf(request);
    const { id } = request.params;
    const { call, gone } = await inTransaction(db, (trx) =>
      answerCall(trx, request, id, { now: clock(), leg: request.body.leg }),
    );
    await carryOn(context, service, call, 'answer', gone);
    return callView(db, call, { userId: user_id });
  });

  serve(app, acting, { ...AS_CALLER, scope: 'self' }, async (request) => {
    const service = carrier();
    const { user_id } = actorOf(request);
    const { action, colleague_id: colleagueId } = request.body;
    const call = await inTransaction(db, (trx) =>
      actOnCall(trx, request, request.params.id, { now: clock(), action, colleagueId, newLeg: randomUUID() }),
    );
    await carryOn(context, service, call, action);
    return callView(db, call, { userId: user_id });
  });

  serve(app, signalling, { ...AS_CALLER, scope: 'self' }, async (request, reply) => {
    const { leg: from, to_leg: to, kind, payload } = request.body;
    const { user_id: userId } = actorOf(request);
    const signal = { callId: request.params.id, userId, from, to, kind, payload, now: clock() };
    await inTransaction(db, (trx) => sendSignal(trx, signal));
    return reply.code(204).send();
  });

  serve(app, holding, { ...AS_CALLER, scope: 'self' }, async (request) => {
    const { user_id: userId } = actorOf(request);
    const { id: callId, leg: own } = request.params;
    return inTransaction(db, async (trx) => {
      const now = clock();
      const heard = await hearSignals(trx, { callId, userId, leg: own, after: request.body.after, now });
      const call = (await passTime(trx, heard.call, now)) ?? heard.call;
      const isLine = call.legs.some((each) => each.id === own && each.role === 'line');
      return { call: await callView(trx, call, { userId, isLine }), signals: heard.signals };
    });
  });

  serve(app, telephonyTokenCall, { ...AS_CALLER, scope: 'self' }, (request, reply) => {
    const identity = `user_${actorOf(request).user_id}`;
    const token = telephony?.token(identity, clock());
    if (!token) throw notFound();
    reply.header('cache-control', 'no-store');
    return { token: token.token, identity, expires_at: toWire(token.expires_at) };
  });
};
