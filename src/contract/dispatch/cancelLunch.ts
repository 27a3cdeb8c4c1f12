import { object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { closedDayField } from './fields';

export const cancelLunchCall = commandContract({
  name: 'cancelLunch',
  summary: 'Cancel the lunch break of a run',
  right: PERMISSIONS.dispatch.cancelLunch,
  of: 'stop',
  body: object(closedDayField),
  reasonField: 'closed_day_reason',
});
