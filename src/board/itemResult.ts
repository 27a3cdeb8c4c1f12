import type { ItemResult } from '../domain/runs/dispatchView';
import { ERROR_CODE } from '../domain/wire/errorCodes';
import { HttpError } from '../providers/httpError';

/** A refused stop, as the error that the same command on this stop alone would have been. */
export function refusalOf(refused: ItemResult): HttpError {
  return new HttpError({
    status: refused.status_code === ERROR_CODE.staleVersion ? 412 : 409,
    statusCode: refused.status_code,
    message: refused.message ?? '',
    errors: refused.errors,
    args: refused.args,
  });
}

/** The first stop that was refused, if any. */
export function firstRefusal(results: readonly ItemResult[] | undefined): HttpError | null {
  const refused = results?.find((result) => !result.ok);
  return refused ? refusalOf(refused) : null;
}
