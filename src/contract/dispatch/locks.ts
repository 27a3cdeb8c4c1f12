import { object, string } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bulkFields } from './fields';

const reason = string().trim().min(1).max(200).required();

export const lockStopCall = commandContract({
  name: 'lockStop',
  summary: 'Lock stops against automatic planning',
  right: PERMISSIONS.dispatch.lockStop,
  of: 'stop',
  body: object({ reason, ...bulkFields }),
});

export const unlockStopCall = commandContract({
  name: 'unlockStop',
  summary: 'Unlock stops',
  right: PERMISSIONS.dispatch.unlockStop,
  of: 'stop',
  body: object(bulkFields),
});

export const lockRunCall = commandContract({
  name: 'lockRun',
  summary: 'Lock a run against automatic planning',
  right: PERMISSIONS.dispatch.lockRun,
  of: 'run',
  body: object({ reason }),
});

export const unlockRunCall = commandContract({
  name: 'unlockRun',
  summary: 'Unlock a run',
  right: PERMISSIONS.dispatch.unlockRun,
  of: 'run',
  body: object({}),
});
