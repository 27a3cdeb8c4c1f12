import { object, string } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

export const deleteRunCall = commandContract({
  name: 'deleteRun',
  summary: 'Delete a run that has not started; its deliveries become unassigned',
  right: PERMISSIONS.scheduling.deleteRun,
  of: 'run',
  body: object({ reason: string().max(500).nullable() }),
});
