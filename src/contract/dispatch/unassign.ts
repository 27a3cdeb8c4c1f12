import { object, string } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { closedDayField, selectionFields } from './fields';

export const unassignCall = commandContract({
  name: 'unassign',
  summary: 'Stops of any runs back to the pool of their day',
  right: PERMISSIONS.dispatch.unassignMany,
  override: PERMISSIONS.dispatch.unassignManyOverride,
  of: 'selection',
  body: object(selectionFields),
  reasonField: 'reason',
});

export const unassignOneCall = commandContract({
  name: 'unassign',
  summary: 'One stop back to the pool of its day',
  right: PERMISSIONS.dispatch.unassign,
  of: 'stop',
  body: object({ reason: string().max(500).nullable(), ...closedDayField }),
  reasonField: 'closed_day_reason',
});
