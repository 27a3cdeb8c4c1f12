import { array, number, object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

export const publishCall = commandContract({
  name: 'publish',
  summary: 'Publish runs: their drivers see them from now on',
  right: PERMISSIONS.scheduling.publish,
  of: 'selection',
  body: object({
    ids: array(number().integer().min(1).required()).min(1).max(500).required(),
    /** The version of each run that was seen, by its id. */
    versions: object().nullable(),
  }),
});

export const unpublishCall = commandContract({
  name: 'unpublish',
  summary: 'Unpublish runs for further planning',
  right: PERMISSIONS.scheduling.unpublish,
  of: 'selection',
  body: object({
    ids: array(number().integer().min(1).required()).min(1).max(500).required(),
    /** The version of each run that was seen, by its id. */
    versions: object().nullable(),
  }),
});
