import { boolean, number, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

const id = () => number().integer().min(1).required(VALIDATION.required);

export const editRunCall = commandContract({
  name: 'editRun',
  summary: 'Change driver, vehicle or pharmacy of a run, and before it starts its name or shift',
  right: PERMISSIONS.dispatch.editRun,
  override: PERMISSIONS.dispatch.editRunOverride,
  of: 'run',
  /** Body of spec §7; all fields are required (spec §5 "Edit run"). */
  body: object({
    employee_id: id(),
    vehicle_id: id(),
    close_door_pharmacy_id: id(),
    /** Ours, before the run has started: missing fields keep their value. */
    name: string().nullable(),
    start_time: string().nullable(),
    end_time: string().nullable(),
    ends_next_day: boolean().nullable(),
    /** Reason of the override. */
    reason: string().max(500).nullable(),
  }),
  reasonField: 'reason',
  needsReason: true,
});
