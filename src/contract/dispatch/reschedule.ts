import { number, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { isDate } from '../../domain/time/dates';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bulkFields, destinationFields } from './fields';

export const rescheduleCall = commandContract({
  name: 'reschedule',
  summary: 'Reschedule a delivery, with address and time restriction',
  right: PERMISSIONS.dispatch.reschedule,
  override: PERMISSIONS.dispatch.rescheduleOverride,
  of: 'stop',
  /** Body of spec §7; day and reason are our own, and optional. */
  body: object({
    ...destinationFields,
    participant_id: number().integer().min(1).nullable(),
    delivery_start_time: string().nullable(),
    delivery_end_time: string().nullable(),
    delivery_date: string()
      .nullable()
      .test('date', VALIDATION.date, (text) => text == null || isDate(text)),
    non_delivery_reason_id: number().integer().nullable(),
    other_reason: string().max(500).nullable(),
    comments: string().max(1000).nullable(),
    ...bulkFields,
  }),
  reasonField: 'comments',
});
