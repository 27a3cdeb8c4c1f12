import { number, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { isWireTimestamp } from '../../domain/time/dates';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { bulkFields } from './fields';

const instant = () =>
  string()
    .nullable()
    .test('instant', VALIDATION.dateTime, (text) => text == null || isWireTimestamp(text));
/** A signature is a small PNG in base64. */
const MAX_SIGNATURE = 200_000;
const words = (max: number) => string().max(max).nullable();

export const changeStatusCall = commandContract({
  name: 'changeStatus',
  summary: 'Change the status of stops',
  right: PERMISSIONS.dispatch.changeStatus,
  override: PERMISSIONS.dispatch.changeStatusOverride,
  of: 'stop',
  /** Body of spec §7. `full_name` and `remarks` are other clients' names for `receptor_name` and `comments`. */
  body: object({
    delivery_event_status_id: number().integer().nullable(),
    datetime: instant(),
    delivered_date: instant(),
    comments: words(1000),
    remarks: words(1000),
    non_delivery_reason_id: number().integer().nullable(),
    other_reason: words(500),
    receptor_name: words(120),
    full_name: words(120),
    signature: words(MAX_SIGNATURE),
    latitude: number().min(-90).max(90).nullable(),
    longitude: number().min(-180).max(180).nullable(),
    /** `key` of the form with which the driver's device has uploaded a photo of this stop. */
    path_evidence: words(120),
    ...bulkFields,
  }),
  reasonField: 'comments',
});
