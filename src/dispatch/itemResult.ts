import type { ItemResult } from '../domain/dispatchView';
import { ERROR_CODE } from '../domain/errorCodes';
import { HttpError } from '../providers/httpError';

/** The first stop that was refused, as the error that the same command on this stop alone would have been. */
export function firstRefusal(results: readonly ItemResult[] | undefined): HttpError | null {
  const refused = results?.find((result) => !result.ok);
  if (!refused) return null;
  return new HttpError({
    status: refused.status_code === ERROR_CODE.staleVersion ? 412 : 409,
    statusCode: refused.status_code,
    message: refused.message ?? '',
    errors: refused.errors,
    args: refused.args,
  });
}
