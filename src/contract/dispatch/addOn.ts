import { boolean, number, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { EVENT_TYPE } from '../../domain/stops/eventType';
import { PRIORITIES, type Priority } from '../../domain/stops/priority';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bagField, closedDayField } from './fields';

export const addOnCall = commandContract({
  name: 'addOn',
  summary: 'Add a delivery or a lunch break to a run',
  right: PERMISSIONS.dispatch.addOn,
  override: PERMISSIONS.dispatch.addOnOverride,
  of: 'run',
  /** Body of spec §7. The order number is sent as `tracking_number`, as the specification's clients do. */
  body: object({
    delivery_event_type_id: number()
      .required(VALIDATION.required)
      .oneOf([EVENT_TYPE.delivery, EVENT_TYPE.startLunch]),
    participant_id: number().integer().min(1).nullable(),
    destination_id: number().integer().min(1).nullable(),
    tracking_number: string().nullable(),
    comments: string().max(1000).nullable(),
    secuence: number().integer().min(1).nullable(),
    refrigeration_needed: boolean().nullable(),
    delivery_start_time: string().nullable(),
    delivery_end_time: string().nullable(),
    priority: string<Priority>()
      .oneOf([...PRIORITIES])
      .nullable(),
    ...bagField,
    ...closedDayField,
  }),
  reasonField: 'closed_day_reason',
});
