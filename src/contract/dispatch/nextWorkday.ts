import { object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { closedDayField, selectionFields } from './fields';

export const nextWorkdayCall = commandContract({
  name: 'nextWorkday',
  summary: 'Move stops to the next workday, unassigned',
  right: PERMISSIONS.dispatch.nextWorkday,
  of: 'selection',
  body: object({ ...selectionFields, ...closedDayField }),
  reasonField: 'closed_day_reason',
});
