import { number, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { MEETING_PLACES, type MeetingPlace } from '../../domain/runs/meeting';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bagField, bulkFields } from './fields';

export const transferCall = commandContract({
  name: 'transfer',
  summary: 'Transfer deliveries to a driver on call',
  right: PERMISSIONS.dispatch.transfer,
  override: PERMISSIONS.dispatch.transferOverride,
  of: 'stop',
  body: object({
    employee_id: number().integer().min(1).required(VALIDATION.required),
    /** Reason of the override. */
    reason: string().max(500).nullable(),
    /** Where two drivers meet for a bag that is in a vehicle; default: the giver's next stop. */
    meeting_place: string<MeetingPlace>()
      .oneOf([...MEETING_PLACES])
      .nullable(),
    ...bagField,
    ...bulkFields,
  }),
  reasonField: 'reason',
  needsReason: true,
});
