import { object, string } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bulkFields, closedDayField } from './fields';

export const returnDeliveryCall = commandContract({
  name: 'returnDelivery',
  summary: 'Collected bags are back at the CDP',
  right: PERMISSIONS.dispatch.returnDelivery,
  of: 'stops',
  body: object({
    comments: string().max(1000).nullable(),
    /** The person who received the bags at the CDP. */
    receptor_name: string().max(120).nullable(),
    ...bulkFields,
    ...closedDayField,
    delivery_event_ids: bulkFields.delivery_event_ids.required(),
  }),
  reasonField: 'closed_day_reason',
});
