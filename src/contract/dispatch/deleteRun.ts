import { object, string } from 'yup';
import { commandContract } from '../command';

export const deleteRunCall = commandContract({
  name: 'deleteRun',
  summary: 'Delete a run that nobody has set out on; its deliveries go to the pool',
  method: 'DELETE',
  of: 'run',
  path: '',
  body: object({ reason: string().max(500).nullable() }),
  hasOverride: false,
});
