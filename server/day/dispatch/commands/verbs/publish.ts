import type { InferType } from 'yup';
import { publishCall, unpublishCall } from '../../../../../src/contract/dispatch/publish';
import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import { MANIFEST_STATUS, manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import { isPublishOffered, isUnpublishOffered } from '../../../../../src/domain/runs/publishRun';
import { ApiError, wrongState } from '../../../../platform/plugins/errors';
import { staleVersion } from '../../../../platform/plugins/versions';
import { defineCommand } from '../command';
import type { LockedRun } from '../work/lockedRun';
import { assertVehicleMayDrive } from '../rules/crewAvailable';
import { doneResult, refusedResult } from '../runEach';
import type { UnitOfWork } from '../work/unitOfWork';

type Body = InferType<(typeof publishCall)['body']>;

/** Throws 428 and 412 as `If-Match` would. */
async function requireSeen(work: UnitOfWork, run: LockedRun, versions: Readonly<Record<string, number>>) {
  const seen = versions[String(run.id)];
  if (seen === undefined)
    throw new ApiError(428, ERROR_CODE.missingVersion, 'Name the version of each run that you have seen');
  const record = { resource: 'delivery_manifest', id: run.id, version: run.version };
  if (seen !== run.version) throw await staleVersion(work.trx, record, seen);
}

async function runsByResult(
  work: UnitOfWork,
  { ids, versions }: Body,
  isOffered: (run: LockedRun) => boolean,
  statusId: number,
): Promise<void> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    try {
      const [run] = await work.openRuns([id]);
      if (!run) continue;
      await requireSeen(work, run, (versions ?? {}) as Record<string, number>);
      const manifest_status = manifestStatusKey(run.delivery_manifest_status_id);
      if (!isOffered(run))
        throw wrongState(`${run.name} is in a status where this is not possible`, {
          reason: 'runState',
          run: run.name,
          manifest_status,
        });
      if (statusId === MANIFEST_STATUS.scheduled) await assertVehicleMayDrive(work.trx, run);
      work.changeRun(run, { delivery_manifest_status_id: statusId });
      work.report(doneResult(id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      work.report(refusedResult(id, error));
    }
  }
}

/** Runs become plans that their drivers see (spec §4, created → scheduled); a result per run. */
export const publish = defineCommand(publishCall, {
  onClosedDay: 'refused',
  apply: (work, _target, given) => runsByResult(work, given, isPublishOffered, MANIFEST_STATUS.scheduled),
});

/** Reverses the publication as long as the driver has not set out. */
export const unpublish = defineCommand(unpublishCall, {
  onClosedDay: 'refused',
  apply: (work, _target, given) => runsByResult(work, given, isUnpublishOffered, MANIFEST_STATUS.created),
});
