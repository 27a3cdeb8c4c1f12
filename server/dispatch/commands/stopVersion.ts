import type { FastifyRequest } from 'fastify';
import { ERROR_CODE } from '../../../src/domain/errorCodes';
import type { Trx } from '../../database/database';
import { Refusal } from '../../plugins/errors';
import { requireVersion, staleVersion } from '../../plugins/versions';

interface Seen {
  stop: { id: number; version: number };
  /** Named in the body of a bulk command, null when it names none there; undefined: `If-Match` counts. */
  named?: number | null;
  /** A driver's device, for a stop of its own run (contract.md, Commands). */
  mayOmit: boolean;
}

/** Throws 428 `ver002` when no version is named and one is needed, 412 `ver001` when it is not the present one. */
export async function requireStopVersion(
  request: FastifyRequest,
  trx: Trx,
  { stop, named, mayOmit }: Seen,
): Promise<void> {
  const record = { resource: 'delivery_events', id: stop.id, version: stop.version };
  if (named != null) {
    if (named !== stop.version) throw await staleVersion(trx, record, named);
    return;
  }
  if (named === undefined && request.headers['if-match'] !== undefined)
    return requireVersion(request, trx, record);
  if (!mayOmit)
    throw new Refusal(428, ERROR_CODE.missingVersion, 'Name the version that you have seen (If-Match)');
}
