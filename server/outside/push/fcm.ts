import { createSign } from 'node:crypto';
import type { FcmConfig } from '../../pushConfig';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import {
  assertTaken,
  DeviceGone,
  PUSH_PATIENCE_MS,
  PUSH_TTL_SECONDS,
  type PushMessage,
  type PushTransport,
} from './pushTransport';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The assertion of a service account: RS256, one hour at most (https://developers.google.com/identity/protocols/oauth2/service-account). */
function assertionOf({ clientEmail, privateKey, tokenUrl }: FcmConfig, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat, exp: iat + HOUR_MS / 1000 };
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
}

/** Data alone: the app fetches what the notification says when its person has unlocked it. Values are text. */
function bodyOf(token: string, { id, level }: PushMessage) {
  const isUrgent = level !== 'info';
  return {
    message: {
      token,
      data: { id: String(id) },
      android: {
        priority: isUrgent ? 'HIGH' : 'NORMAL',
        ttl: `${PUSH_TTL_SECONDS}s`,
        collapse_key: `n${id}`,
      },
      apns: {
        headers: { 'apns-priority': '5', 'apns-push-type': 'background' },
        payload: { aps: { 'content-available': 1 } },
      },
    },
  };
}

interface FcmError {
  error?: { details?: { errorCode?: string }[] };
}

/** Firebase says of a token that it is gone by a code; a 404 without it is a wrong project. */
async function isUnregistered(response: Response): Promise<boolean> {
  const answer = (await response.json().catch(() => null)) as FcmError | null;
  return answer?.error?.details?.some(({ errorCode }) => errorCode === 'UNREGISTERED') ?? false;
}

/** FCM HTTP v1 for mobile apps (https://firebase.google.com/docs/cloud-messaging/send/v1-api). */
export function fcmPush(fcm: FcmConfig, clock: () => Date): PushTransport {
  let token: { value: string; until: number } | null = null;

  async function accessToken(): Promise<string> {
    const now = clock();
    if (token && token.until > now.getTime()) return token.value;
    const response = await fetch(fcm.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(fcm, now) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PUSH_PATIENCE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const code = `OAuth HTTP ${response.status}`;
      throw Object.assign(new Error(code), { code });
    }
    const { access_token, expires_in } = (await response.json()) as {
      access_token: string;
      expires_in: number;
    };
    token = { value: access_token, until: now.getTime() + expires_in * 1000 - MINUTE_MS };
    return access_token;
  }

  return {
    async send({ address }, message) {
      const response = await fetch(`${fcm.url}/v1/projects/${fcm.projectId}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(address, message)),
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_PATIENCE_MS),
      });
      if (response.status === 401) token = null;
      if (response.status === 404) {
        if (await isUnregistered(response)) throw new DeviceGone('UNREGISTERED');
        throw Object.assign(new Error('HTTP 404'), { code: 'HTTP 404' });
      }
      await response.body?.cancel();
      // A token that has run out is made anew with the next try.
      if (response.status === 401) throw Object.assign(new Error('HTTP 401'), { code: 'HTTP 401' });
      assertTaken(response.status);
    },
  };
}
