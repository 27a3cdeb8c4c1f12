import { createTransport } from 'nodemailer';
import { EMAIL } from '../../../src/domain/wire/formats';
import type { Config } from '../../config';
import { NeverDelivered, type Transport } from './message';

/** A service that hangs must not hold the other jobs up. Milliseconds. */
const PATIENCE_MS = 10_000;

function responseCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

type SmtpConfig = NonNullable<Config['messages']['smtp']>;

/** A client of the SMTP server. `required` fails without TLS; `smtps:` uses TLS from the first byte. */
export function mailerOf({ url, tls }: SmtpConfig) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

/** E-mail through an SMTP server. */
export function smtpTransport(config: SmtpConfig): Transport {
  const { from } = config;
  const mailer = mailerOf(config);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? new URL(config.url).hostname;
  return {
    async send({ id, to, subject, text, attachment }) {
      // A list or a name in it would be read as further receivers; 553 is what a mailbox says of such a name.
      if (!EMAIL.test(to)) throw new NeverDelivered('SMTP 553');
      try {
        // Every attempt has the same number, so that a mailbox can recognise a duplicate.
        await mailer.sendMail({
          from,
          to,
          subject,
          text,
          attachments: attachment ? [{ filename: attachment.name, content: attachment.bytes }] : [],
          messageId: `<rx-dispatch-${id}@${domain}>`,
        });
        return { provider_id: null };
      } catch (error) {
        const code = responseCodeOf(error);
        // 5xx is for good (no such mailbox), 4xx for now (greylisted, full).
        if (code !== null && code >= 500) throw new NeverDelivered(`SMTP ${code}`);
        throw error;
      }
    },
  };
}
