import { array, number, object } from 'yup';
import { commandContract } from '../command';

export const recalculateTraceCall = commandContract({
  name: 'recalculateTrace',
  summary: 'Put the open stops of a run into a better order',
  method: 'POST',
  of: 'run',
  path: 'recalculate_trace',
  body: object({
    /** A draft that was looked at: ids of the open stops in their new order. Left out, the server finds one. */
    order: array(number().integer().required()).max(500).nullable(),
  }),
  hasOverride: false,
});
