import { createHmac } from 'node:crypto';

interface TokenOf {
  accountSid: string;
  /** The key and its secret, made in the vendor's console. */
  apiKey: string;
  apiSecret: string;
  /** The application whose voice address is our webhook. */
  appSid: string;
  identity: string;
  now: Date;
  seconds: number;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An access token with a grant to call: a JWT of HS256, signed with the key's secret. Calls come to the browser over our
 * own live stream, so the grant allows none to come in.
 * https://www.twilio.com/docs/iam/access-tokens
 */
export function voiceToken({
  accountSid,
  apiKey,
  apiSecret,
  appSid,
  identity,
  now,
  seconds,
}: TokenOf): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = { typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' };
  const payload = {
    jti: `${apiKey}-${issuedAt}`,
    iss: apiKey,
    sub: accountSid,
    iat: issuedAt,
    exp: issuedAt + seconds,
    grants: {
      identity,
      voice: { incoming: { allow: false }, outgoing: { application_sid: appSid } },
    },
  };
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac('sha256', apiSecret).update(text).digest('base64url')}`;
}
