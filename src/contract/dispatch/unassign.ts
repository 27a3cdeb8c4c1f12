import { object, string } from 'yup';
import { commandContract } from '../command';
import { closedDayField, selectionFields } from './fields';

export const unassignCall = commandContract({
  name: 'unassign',
  summary: 'Stops of any runs back to the pool of their day',
  method: 'POST',
  of: 'selection',
  path: 'unassign',
  body: object(selectionFields),
  hasOverride: true,
  reasonField: 'reason',
});

export const unassignOneCall = commandContract({
  name: 'unassign',
  summary: 'One stop back to the pool of its day',
  method: 'DELETE',
  of: 'stop',
  path: 'override',
  body: object({ reason: string().max(500).nullable(), ...closedDayField }),
  hasOverride: false,
  reasonField: 'closed_day_reason',
});
