import { object, string } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { closedDayField, selectionFields } from './fields';

export const unassignCall = commandContract({
  name: 'unassign',
  summary: 'Unassign stops of any runs',
  right: PERMISSIONS.dispatch.unassignMany,
  override: PERMISSIONS.dispatch.unassignManyOverride,
  of: 'selection',
  body: object(selectionFields),
  reasonField: 'reason',
});

export const unassignOneCall = commandContract({
  name: 'unassign',
  summary: 'Unassign one stop',
  right: PERMISSIONS.dispatch.unassign,
  of: 'stop',
  body: object({ reason: string().max(500).nullable(), ...closedDayField }),
  reasonField: 'closed_day_reason',
});
