import type { FastifyRequest } from 'fastify';
import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import type { Trx } from '../../../../platform/database/database';
import type { Commander } from '../../../../platform/plugins/actor';
import { notFound, ApiError } from '../../../../platform/plugins/errors';
import { namedVersion, staleVersion } from '../../../../platform/plugins/versions';
import { isWithinScope } from '../../../../records/runs/runScope';
import type { StopTarget } from '../stopTarget';

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
  const seen = named === undefined ? namedVersion(request) : named;
  if (seen != null) {
    if (seen !== stop.version) throw await staleStop(trx, stop, seen);
    return;
  }
  if (!mayOmit)
    throw new ApiError(428, ERROR_CODE.missingVersion, 'Name the version that you have seen (If-Match)');
}

/** 412 with the new place of a moved stop: "Ana moved this stop to RUN 12 at 10:42". */
async function staleStop(trx: Trx, stop: { id: number; version: number }, named: number): Promise<ApiError> {
  const stale = await staleVersion(trx, { ...stop, resource: 'delivery_events' }, named);
  const { args = {} } = stale.details;
  const changed = args.changed;
  if (!Array.isArray(changed) || !changed.includes('delivery_manifest_id')) return stale;
  const now = await trx
    .selectFrom('delivery_events as e')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .where('e.id', '=', stop.id)
    .select(['m.id', 'm.name'])
    .executeTakeFirst();
  const where = now?.name ?? 'the pool';
  return new ApiError(
    412,
    ERROR_CODE.staleVersion,
    `${String(args.who ?? 'Somebody')} moved this stop to ${where} at ${String(args.when)} UTC`,
    { ...stale.details, args: { ...args, moved_to: now?.id ?? 0, moved_to_name: now?.name ?? null } },
  );
}

/**
 * Error for a stop that is no longer where the caller has seen it: 412 with who moved it and where to when the
 * caller's version is older, else 404.
 */
export async function stopElsewhere(
  request: FastifyRequest,
  trx: Trx,
  actor: Commander,
  { eventId, named }: StopTarget,
): Promise<ApiError> {
  const stop = await trx
    .selectFrom('delivery_events as e')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .where('e.id', '=', eventId)
    .select(['e.id', 'e.version', 'e.close_door_pharmacy_id'])
    .select(['m.employee_id', 'm.delivery_manifest_status_id'])
    .executeTakeFirst();
  const seen = named === undefined ? namedVersion(request) : named;
  if (!stop || !isWithinScope(actor, stop) || seen == null || seen >= stop.version) return notFound();
  return staleStop(trx, stop, seen);
}
