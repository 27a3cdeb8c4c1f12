import { array, number, object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

export const recalculateTraceCall = commandContract({
  name: 'recalculateTrace',
  summary: 'Put the open stops of a run into a better order',
  right: PERMISSIONS.scheduling.recalculateTrace,
  of: 'run',
  body: object({
    /** A reviewed draft: ids of the open stops in their new order. Left out, the server calculates one. */
    order: array(number().integer().required()).max(500).nullable(),
  }),
});
