import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { number, object } from 'yup';
import type { CallEvent } from '../../../src/domain/calls/callState';
import { toStoredPhone } from '../../../src/domain/people/phone';
import type { RouteModule, ServerContext } from '../../context';
import { telephonyOf } from '../../outside/telephony/telephony';
import type { Telephony } from '../../outside/telephony/outsideLine';
import { joinConference, NOTHING, REJECT } from '../../outside/telephony/twiml';
import { webhookOf } from '../../outside/telephony/twilioVoice';
import { assertSignedForm, readForms, textOf, type FormRequest } from '../../outside/twilio/signedForm';
import type { FormFields } from '../../outside/twilio/signature';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { malformed } from '../../platform/plugins/errors';
import { endCarried } from './carry';
import { findParty } from './findParty';
import { lockCall, publishCall, readCall, turnCall, type LockedCall } from './changeCall';
import { insertCall } from './makeCall';

/** The service has a few addresses for all its customers. */
const MAX_PER_MINUTE = 1200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Who the log names for what the service reports. */
const SERVICE = { user_id: null, full_name: 'Twilio' };

/** What the service says of the line outside, in our words. */
const LINE_EVENTS: Readonly<Record<string, CallEvent>> = {
  'in-progress': 'answer',
  completed: 'end',
  busy: 'busy',
  'no-answer': 'timeout',
  canceled: 'end',
  failed: 'failed',
};

const params = object({ callId: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });

function callIdOf(fields: FormFields): number {
  const text = textOf(fields, 'call_id');
  if (!/^[1-9]\d{0,14}$/.test(text)) throw malformed('call_id must be the number of a call');
  return Number(text);
}

/** The browser that enters with this leg, once the person has made or answered the call; null: it may not. */
async function enteringLeg(
  trx: Trx,
  id: number,
  fields: FormFields,
): Promise<LockedCall['legs'][number] | null> {
  const leg = textOf(fields, 'leg');
  const user = /^client:user_(\d+)$/.exec(textOf(fields, 'From'))?.[1];
  if (!UUID.test(leg) || user === undefined) return null;
  const row = await trx
    .selectFrom('call_legs')
    .selectAll()
    .where('id', '=', leg)
    .where('call_id', '=', id)
    .where('user_id', '=', Number(user))
    .where('state', '=', 'joined')
    .executeTakeFirst();
  return row ?? null;
}

/** Calls the number once the caller is there. A number that cannot be called ends the call. */
async function dialOut(context: ServerContext, telephony: Telephony, call: LockedCall): Promise<void> {
  const line = call.legs.find((leg) => leg.role === 'line' && leg.state === 'ringing');
  if (call.state !== 'ringing' || !line || call.phone_number === null) return;
  try {
    await telephony.dial(call, { leg: line.id, phone_number: call.phone_number });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    context.log.error({ call_id: call.id, reason }, 'a number could not be called');
    await inTransaction(context.db, async (trx) =>
      turnCall(trx, await lockCall(trx, call.id), 'failed', { now: context.clock(), author: SERVICE }),
    );
  }
}

const xml = (reply: FastifyReply, document: string) => reply.type('text/xml').send(document);

/**
 * What the telephony service asks and reports (https://www.twilio.com/docs/voice/twiml): browsers that enter a call,
 * calls that come in, and how the line outside goes. Each is signed; what comes twice or late has no effect.
 */
export const twilioCallRoutes: RouteModule = (app, context) => {
  const { db, clock, config } = context;
  const { telephony: account } = config;
  const telephony = telephonyOf(config);
  if (account.service !== 'twilio' || !telephony) return;
  readForms(app);
  const route = {
    access: 'public',
    scope: 'none',
    rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' },
  } as const;
  const schema = (summary: string) => ({ tags: ['calls'], summary });
  const signed = (request: FormRequest) => assertSignedForm(app, config, account, request);

  app.post<{ Body: FormFields }>(
    '/telephony/twilio/voice',
    { config: route, schema: schema('A browser enters a call (Twilio)') },
    async (request, reply) => {
      await signed(request);
      const id = callIdOf(request.body);
      const entering = await inTransaction(db, (trx) => enteringLeg(trx, id, request.body));
      if (!entering) return xml(reply, REJECT);
      const call = await readCall(db, id);
      if (entering.role === 'caller') await dialOut(context, telephony, call);
      return xml(reply, joinConference(id, entering.id, webhookOf(config.publicUrl, 'conference', id)));
    },
  );

  app.post<{ Body: FormFields }>(
    '/telephony/twilio/incoming',
    { config: route, schema: schema('A call comes in from outside (Twilio)') },
    async (request, reply) => {
      await signed(request);
      const phone = toStoredPhone(textOf(request.body, 'From'));
      // Withheld numbers and those of other countries: our records hold none of them.
      if (phone === null) return xml(reply, REJECT);
      const leg = randomUUID();
      const id = await inTransaction(db, async (trx) => {
        const now = clock();
        const party = await findParty(trx, { phone, now, cdpId: null });
        const line = { id: leg, role: 'line', user_id: null, state: 'joined' } as const;
        const whose = { provider: 'twilio', direction: 'in', user_id: null } as const;
        const call = await insertCall(trx, now, { ...whose, ...party, phone_number: phone, legs: [line] });
        await publishCall(trx, call, true);
        return call.id;
      });
      return xml(reply, joinConference(id, leg, webhookOf(config.publicUrl, 'conference', id)));
    },
  );

  app.post<{ Body: FormFields; Params: { callId: number } }>(
    '/telephony/twilio/conference/:callId',
    { config: route, schema: { ...schema('Who enters and leaves a call (Twilio)'), params } },
    async (request, reply) => {
      await signed(request);
      const event = textOf(request.body, 'StatusCallbackEvent');
      const label = textOf(request.body, 'ParticipantLabel');
      const provider_id = textOf(request.body, 'ConferenceSid');
      const over = await inTransaction(db, async (trx) => {
        const call = await lockCall(trx, request.params.callId);
        if (call.provider_id === null && /^CF\w{32}$/.test(provider_id)) {
          await trx.updateTable('calls').set({ provider_id }).where('id', '=', call.id).execute();
          call.provider_id = provider_id;
        }
        const leg = call.legs.find((each) => each.id === label);
        // Who has given the call away has left it before.
        if (event !== 'participant-leave' || leg?.state !== 'joined') return null;
        return turnCall(trx, call, 'end', { now: clock(), author: SERVICE });
      });
      if (over) await endCarried(telephony, over);
      return xml(reply, NOTHING);
    },
  );

  app.post<{ Body: FormFields; Params: { callId: number } }>(
    '/telephony/twilio/line/:callId',
    { config: route, schema: { ...schema('How the line outside goes (Twilio)'), params } },
    async (request, reply) => {
      await signed(request);
      const event = LINE_EVENTS[textOf(request.body, 'CallStatus')];
      const over = await inTransaction(db, async (trx) => {
        const call = await lockCall(trx, request.params.callId);
        const line = call.legs.find((leg) => leg.role === 'line');
        if (!event || !line) return null;
        // Once it has answered, it can only go.
        if (event !== 'end' && event !== 'failed' && call.state !== 'ringing') return null;
        if (event === 'answer') {
          const joined = { state: 'joined', joined_at: clock() } as const;
          await trx.updateTable('call_legs').set(joined).where('id', '=', line.id).execute();
          line.state = 'joined';
        }
        return turnCall(trx, call, event, { now: clock(), author: SERVICE });
      });
      if (over?.state === 'ended') await endCarried(telephony, over);
      return xml(reply, NOTHING);
    },
  );
};
