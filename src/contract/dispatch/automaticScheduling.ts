import { boolean, object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

export const automaticSchedulingCall = commandContract({
  name: 'automaticScheduling',
  summary: 'Turn automatic re-routing of a run on or off',
  right: PERMISSIONS.scheduling.automaticSchedulingUpdate,
  of: 'run',
  body: object({
    /** Left out, as by the specification's clients: on. */
    automatic_scheduling: boolean().nullable(),
  }),
});
