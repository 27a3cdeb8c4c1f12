import type { ItemResult } from '../domain/runs/dispatchView';
import { ERROR_CODE } from '../domain/wire/errorCodes';
import { HttpError } from '../providers/httpError';

/** The error of a refused stop, equal to the error of the same command on this stop alone. */
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
