import { object } from 'yup';
import { commandContract } from '../command';
import { closedDayField } from './fields';

export const cancelLunchCall = commandContract({
  name: 'cancelLunch',
  summary: 'Cancel the lunch break of a run',
  method: 'DELETE',
  of: 'stop',
  path: 'lunch_break',
  body: object(closedDayField),
  hasOverride: false,
  reasonField: 'closed_day_reason',
});
