import { object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bagField, placeField, selectionFields } from './fields';

export const moveCall = commandContract({
  name: 'move',
  summary: 'Move stops of any runs, or unassigned ones, to a place of this run',
  right: PERMISSIONS.dispatch.move,
  override: PERMISSIONS.dispatch.moveOverride,
  of: 'run',
  body: object({
    ...selectionFields,
    ...bagField,
    /** Place that the first of them then has; the end of the queue when left out. */
    at: placeField(),
  }),
  reasonField: 'reason',
});
