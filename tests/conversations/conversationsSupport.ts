import { randomUUID } from 'node:crypto';
import { twilioSignature } from '../../server/outside/twilio/signature';
import type { Config } from '../../server/config';
import type { TestServer } from '../support/server';

export const TWILIO = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'the account’s token',
  sender: { From: '+16195550100' },
  driverNumber: '+16195550111',
  // Nothing listens there: what goes out waits in the outbox.
  url: 'http://127.0.0.1:9',
};

/** A server whose text messages are carried by the telephony service. */
export const TWILIO_CONFIG: Partial<Config> = { twilio: TWILIO, publicUrl: 'http://rx.example.test' };

/** A number of a message, as the service makes them. */
export const newSid = () => `SM${randomUUID().replaceAll('-', '')}`;

interface Sent {
  /** Instead of the right one. */
  signature?: string;
  headers?: Record<string, string>;
  /** The address that the service has signed, when it is another. */
  url?: string;
}

/** A request of the service, signed as it documents. */
export async function postAsTwilio(
  { app }: TestServer,
  path: string,
  fields: Record<string, string>,
  { signature, headers, url = `http://rx.example.test/api${path}` }: Sent = {},
) {
  const given = { AccountSid: TWILIO.accountSid, ...fields };
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? twilioSignature(TWILIO.authToken, url, given),
      ...headers,
    },
    payload: new URLSearchParams(given).toString(),
  });
  return { status: response.statusCode, type: response.headers['content-type'], body: response.body };
}

/** A recipient's phone sends a text message. */
export function textFrom(server: TestServer, phone: string, text: string, sid = newSid(), more: object = {}) {
  return postAsTwilio(server, '/twilio/messages', {
    MessageSid: sid,
    From: `+1${phone}`,
    To: TWILIO.sender.From,
    Body: text,
    ...more,
  });
}

/** Text messages that went out to a phone, the oldest first. */
export async function textsTo({ db }: TestServer, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('args')
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute();
  return rows.map(({ args }) => args.text ?? '');
}
