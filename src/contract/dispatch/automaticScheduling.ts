import { boolean, object } from 'yup';
import { commandContract } from '../command';

export const automaticSchedulingCall = commandContract({
  name: 'automaticScheduling',
  summary: 'Turn automatic re-routing of a run on or off',
  method: 'PUT',
  of: 'run',
  path: 'automatic_scheduling',
  body: object({
    /** Left out, as by the specification's clients: on. */
    automatic_scheduling: boolean().nullable(),
  }),
  hasOverride: false,
});
