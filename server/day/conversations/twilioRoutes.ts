import { toStoredPhone } from '../../../src/domain/people/phone';
import { callCode } from '../../../src/domain/messages/errorWords';
import { twilioCode } from '../../../src/domain/messages/twilioErrors';
import { STATUS_CALLBACK } from '../../outside/messages/twilioTransport';
import { CALL_CALLBACK } from '../../outside/messages/voiceTransport';
import { connectTo, MASKED_CALL_PATH, nobodyToCall } from '../../outside/twilio/maskedCall';
import type { FormFields } from '../../outside/twilio/signature';
import { assertSignedForm, readForms, textOf } from '../../outside/twilio/signedForm';
import type { RouteModule } from '../../context';
import { BASE } from '../../platform/plugins/apiBase';
import { malformed } from '../../platform/plugins/errors';
import { textReplies as english } from '../../../src/i18n/en/textReplies';
import { textReplies as spanish } from '../../../src/i18n/es/textReplies';
import { textReplies as arabic } from '../../../src/i18n/ar/textReplies';
import { driverForCaller } from '../recipients/driverForCaller';
import { keepReceipt, type ReceiptState } from './receipts';
import { receiveText } from './receiveText';

/** The service has a few addresses for all its customers. */
const MAX_PER_MINUTE = 1200;
const INCOMING = '/twilio/messages';
/** An answer that says nothing: what we reply goes out as a message of its own, with a receipt. */
const NO_REPLY = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** States of the service that say something new; the others are on the way there. */
const STATES: Readonly<Record<string, ReceiptState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** How an automatic call ends (https://www.twilio.com/docs/voice/api/call-resource#call-status-values); the rest is on the way there. */
const CALL_ENDS: Readonly<Record<string, ReceiptState>> = {
  completed: 'delivered',
  busy: 'failed',
  'no-answer': 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** A number of the United States as it is stored; another as it came. */
function phoneOf(fields: FormFields): string {
  const from = textOf(fields, 'From');
  const phone = toStoredPhone(from) ?? from;
  if (!/^\+?\d{3,15}$/.test(phone)) throw malformed('From must be a phone number');
  return phone;
}

function sidOf(fields: FormFields): string {
  const sid = textOf(fields, 'MessageSid');
  if (!/^(SM|MM)\w{32}$/.test(sid)) throw malformed('MessageSid must be the number of a message');
  return sid;
}

function callSidOf(fields: FormFields): string {
  const sid = textOf(fields, 'CallSid');
  if (!/^CA\w{32}$/.test(sid)) throw malformed('CallSid must be the number of a call');
  return sid;
}

/**
 * What the telephony service reports (https://www.twilio.com/docs/messaging/guides/webhook-request): text messages that
 * come in, and what became of those that went out, and of automatic calls. Each is signed, and has an effect once.
 */
export const twilioRoutes: RouteModule = (app, context) => {
  const accountNow = () => context.config.twilio ?? context.config.messages.voice;
  const atStart = accountNow();
  if (!atStart) return;
  // Its token can be read anew while the server runs.
  const account = () => accountNow() ?? atStart;
  readForms(app);
  const config = {
    access: 'public',
    scope: 'none',
    isFrequent: true,
    rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' },
  } as const;

  app.post<{ Body: FormFields }>(
    INCOMING,
    { config, schema: { tags: ['messages'], summary: 'A text message has come in (Twilio)' } },
    async (request, reply) => {
      await assertSignedForm(app, context.config, account(), request);
      const fields = request.body;
      await receiveText(context, request, {
        provider_id: sidOf(fields),
        phone: phoneOf(fields),
        text: textOf(fields, 'Body'),
        // The service answers these words itself where it looks after consent, and says so.
        isAnswered: textOf(fields, 'OptOutType') !== '',
      });
      return reply.type('text/xml').send(NO_REPLY);
    },
  );

  app.post<{ Body: FormFields }>(
    MASKED_CALL_PATH,
    { config, schema: { tags: ['messages'], summary: 'A recipient calls the driver (Twilio)' } },
    async (request, reply) => {
      await assertSignedForm(app, context.config, account(), request);
      const driverNumber = context.config.twilio?.driverNumber;
      const driver = driverNumber && (await driverForCaller(context.db, phoneOf(request.body)));
      const answer = driver
        ? connectTo(driverNumber, driver)
        : nobodyToCall({ en: english.noDriver, es: spanish.noDriver, ar: arabic.noDriver });
      return reply.type('text/xml').send(answer);
    },
  );

  app.post<{ Body: FormFields }>(
    STATUS_CALLBACK.slice(BASE.length),
    { config, schema: { tags: ['messages'], summary: 'What became of a text message (Twilio)' } },
    async (request, reply) => {
      await assertSignedForm(app, context.config, account(), request);
      const fields = request.body;
      const state = STATES[textOf(fields, 'MessageStatus')];
      const provider_id = sidOf(fields);
      const code = Number(textOf(fields, 'ErrorCode'));
      const error = state === 'failed' && code > 0 ? twilioCode(code) : null;
      if (state) await keepReceipt(context, { provider_id, state, error });
      return reply.code(204).send();
    },
  );

  app.post<{ Body: FormFields }>(
    CALL_CALLBACK.slice(BASE.length),
    { config, schema: { tags: ['messages'], summary: 'How an automatic call ended (Twilio)' } },
    async (request, reply) => {
      await assertSignedForm(app, context.config, account(), request);
      const fields = request.body;
      const provider_id = callSidOf(fields);
      const status = textOf(fields, 'CallStatus');
      const state = CALL_ENDS[status];
      const error = state === 'failed' ? callCode(status) : null;
      if (state) await keepReceipt(context, { provider_id, state, error });
      return reply.code(204).send();
    },
  );
};
