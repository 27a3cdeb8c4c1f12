import { ERROR_CODE } from '../domain/errorCodes';
import type { Problems } from '../domain/problem';
import { HttpError } from '../providers/httpError';

/** What became of one stop of a command over several (contract.md, "Commands"). */
export interface ItemResult {
  id: number;
  ok: boolean;
  status_code: string | null;
  message: string | null;
  errors?: Problems;
  args?: Record<string, unknown>;
}

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
