import { object, string } from 'yup';
import { commandContract } from '../command';
import { bulkFields } from './fields';

const reason = string().trim().min(1).max(200).required();

export const lockStopCall = commandContract({
  name: 'lockStop',
  summary: 'Lock stops against automatic planning',
  method: 'POST',
  of: 'stop',
  path: 'lock',
  body: object({ reason, ...bulkFields }),
  hasOverride: false,
});

export const unlockStopCall = commandContract({
  name: 'unlockStop',
  summary: 'Unlock stops',
  method: 'POST',
  of: 'stop',
  path: 'unlock',
  body: object(bulkFields),
  hasOverride: false,
});

export const lockRunCall = commandContract({
  name: 'lockRun',
  summary: 'Lock a run against automatic planning',
  method: 'POST',
  of: 'run',
  path: 'lock',
  body: object({ reason }),
  hasOverride: false,
});

export const unlockRunCall = commandContract({
  name: 'unlockRun',
  summary: 'Unlock a run',
  method: 'POST',
  of: 'run',
  path: 'unlock',
  body: object({}),
  hasOverride: false,
});
