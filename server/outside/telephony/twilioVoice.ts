import type { TwilioVoiceConfig } from '../../telephonyConfig';
import { COUNTRY_CODE } from '../../../src/domain/people/phone';
import { BASE } from '../../platform/plugins/apiBase';
import { RING_SECONDS } from '../../../src/domain/calls/callState';
import { voiceToken } from './accessToken';
import type { CarriedCall, Telephony } from './outsideLine';
import { conferenceName } from './twiml';

const PATIENCE_MS = 10_000;
const TOKEN_SECONDS = 3_600;
const API = '2010-04-01';

/** The service has refused or did not answer. Its number says why, never its words: they can quote the number. */
class TelephonyFailed extends Error {
  override name = 'TelephonyFailed';
}

/** Addresses that the service calls, as it reaches them from outside. */
export const webhookOf = (publicUrl: string, what: 'conference' | 'line', callId: number) =>
  `${publicUrl}${BASE}/telephony/twilio/${what}/${callId}`;

/**
 * Twilio Voice. Every call is a conference: browsers enter it by themselves (`joinConference`), the line outside is
 * called into it. So hold and transfer are one request each.
 * https://www.twilio.com/docs/voice/api/conference-participant-resource
 */
export function twilioVoice(config: TwilioVoiceConfig, publicUrl: string): Telephony {
  const { url, accountSid, authToken, callerId } = config;
  const base = `${url}/${API}/Accounts/${accountSid}/Conferences`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const send = async (path: string, fields: Record<string, string> | null): Promise<void> => {
    const response = await fetch(`${base}${path}`, {
      method: fields ? 'POST' : 'DELETE',
      headers: { authorization },
      ...(fields && { body: new URLSearchParams(fields) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((cause: unknown) => {
      throw new TelephonyFailed(cause instanceof Error ? cause.name : 'unknown');
    });
    const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
    // Who is no longer there needs no hold and no end.
    if (response.ok || response.status === 404) return;
    throw new TelephonyFailed(`HTTP ${response.status}, code ${String(body?.code ?? 'none')}`);
  };
  const nameOf = ({ id, provider_id }: CarriedCall) => provider_id ?? conferenceName(id);

  return {
    provider: 'twilio',
    reachesOutside: true,
    dial: (call, { leg, phone_number }) =>
      send(`/${nameOf(call)}/Participants.json`, {
        From: `${COUNTRY_CODE}${callerId}`,
        To: `${COUNTRY_CODE}${phone_number}`,
        Label: leg,
        Timeout: String(RING_SECONDS),
        EarlyMedia: 'true',
        Beep: 'false',
        EndConferenceOnExit: 'false',
        StatusCallback: webhookOf(publicUrl, 'line', call.id),
        StatusCallbackEvent: 'answered completed',
      }),
    hold: (call, line, isHeld) =>
      send(`/${nameOf(call)}/Participants/${line}.json`, { Hold: String(isHeld) }),
    remove: (call, leg) => send(`/${nameOf(call)}/Participants/${leg}.json`, null),
    // Before anybody has entered there is no conference, and nothing to end.
    hangUp: (call) =>
      call.provider_id === null
        ? Promise.resolve()
        : send(`/${call.provider_id}.json`, { Status: 'completed' }),
    token: (identity, now) => ({
      token: voiceToken({ ...config, identity, now, seconds: TOKEN_SECONDS }),
      expires_at: new Date(now.getTime() + TOKEN_SECONDS * 1000),
    }),
  };
}
