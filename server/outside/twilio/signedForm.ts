import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Config } from '../../config';
import { withoutBase } from '../../platform/plugins/apiBase';
import { ApiError } from '../../platform/plugins/errors';
import { isSignedByTwilio, readForm, type FormFields } from './signature';

export type FormRequest = FastifyRequest<{ Body: FormFields }>;

/** The first value of a field; empty when there is none. */
export function textOf(fields: FormFields, name: string): string {
  const value = fields[name] ?? '';
  return typeof value === 'string' ? value : (value[0] ?? '');
}

/** Routes that are registered after it read forms, and nothing else. */
export function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, readForm(body)),
  );
}

/** Where the service has called: below the public address, and where a proxy says that it was called. */
function urlsOf({ publicUrl, trustProxy }: Config, request: FastifyRequest): string[] {
  const outside = `${publicUrl}${request.url}`;
  return trustProxy ? [outside, `${request.protocol}://${request.host}${request.url}`] : [outside];
}

/** Throws 403, with an entry in the log of accesses, unless the account's service has signed the request. */
export async function assertSignedForm(
  app: FastifyInstance,
  config: Config,
  account: { accountSid: string; authToken: string },
  request: FormRequest,
): Promise<void> {
  const signature = request.headers['x-twilio-signature'];
  const fields = request.body;
  const isSigned = urlsOf(config, request)
    .map((url) => isSignedByTwilio(account.authToken, { signature, url, fields }))
    .some(Boolean);
  if (isSigned && textOf(fields, 'AccountSid') === account.accountSid) return;
  await app.accessLog.note(request, {
    kind: 'refused',
    user_id: null,
    account: 'Twilio',
    http_method: request.method,
    path_route: withoutBase(request.routeOptions.url ?? ''),
    reason: 'wrongSignature',
  });
  throw new ApiError(403, ERROR_CODE.noPermission, 'The signature is wrong');
}
