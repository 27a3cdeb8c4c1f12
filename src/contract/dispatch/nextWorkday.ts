import { object } from 'yup';
import { commandContract } from '../command';
import { closedDayField, selectionFields } from './fields';

export const nextWorkdayCall = commandContract({
  name: 'nextWorkday',
  summary: 'Stops to the pool of the next workday',
  method: 'POST',
  of: 'selection',
  path: 'next_workday',
  body: object({ ...selectionFields, ...closedDayField }),
  hasOverride: false,
  reasonField: 'closed_day_reason',
});
