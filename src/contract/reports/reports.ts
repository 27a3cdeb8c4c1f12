import { object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { idField } from '../ids';

const tags = ['reports'];

/** Number of a document that is created in the background; another server returns none. */
export interface ReportStarted {
  uuid?: string;
  /** The address that receives the document. */
  email?: string;
}
const started = answer<ReportStarted | null>('record or nothing');

export const deliveriesReportCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/delivery_events/reports/pdf',
  tags,
  summary: 'Deliveries of a CDP and a day as PDF',
  body: object({ date: dayField(), close_door_pharmacy_id: idField().required() }),
  answer: started,
});

export const billingReportCall = callContract({
  method: 'POST',
  path: '/employees/reports/billing',
  tags,
  summary: 'Deliveries per client, by email',
  body: object({ from_date: dayField(), to_date: dayField() }),
  answer: started,
});

const IDS = /^\d{1,15}(,\d{1,15})*$/;

export const runsCsvCall = callContract({
  method: 'GET',
  path: '/delivery_manifest/reports/csv',
  tags,
  summary: 'Deliveries of runs as CSV',
  query: object({ delivery_manifest_ids: string().required().matches(IDS, VALIDATION.ids) }),
  answer: started,
});
