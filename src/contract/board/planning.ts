import { boolean, number, object, string } from 'yup';
import type { RouteDraft, RunCandidates } from '../../domain/planning/planView';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { bagField } from '../dispatch/fields';
import { idField } from '../ids';

const tags = ['dispatch'];

export const candidatesCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/candidates',
  tags,
  summary: 'The best place for a delivery on every run of a day',
  body: object({
    delivery_date: dayField(),
    /** Limits the candidates to one run, or to all runs of a CDP. */
    delivery_manifest_id: idField().nullable(),
    close_door_pharmacy_id: idField().nullable(),
    /** The participant whose client and needs apply. */
    participant_id: idField().nullable(),
    /** The address: a home has opening hours. */
    destination_id: idField().nullable(),
    destination_latitude: number().min(-90).max(90).required(VALIDATION.required),
    destination_longitude: number().min(-180).max(180).required(VALIDATION.required),
    delivery_start_time: string().nullable(),
    delivery_end_time: string().nullable(),
    refrigeration_needed: boolean().nullable(),
    is_rush: boolean().nullable(),
    driver_gender: string<'male' | 'female'>().oneOf(['male', 'female']).nullable(),
    ...bagField,
  }),
  answer: answer<RunCandidates>({ feasible: 'list', refused: 'list', stop_names: 'record' }),
});

export const routeDraftCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/:manifestId/recalculate_trace/draft',
  tags,
  summary: 'A better order of a run, as a preview',
  answer: answer<RouteDraft>({
    order: 'list',
    moved: 'list',
    before: 'record',
    after: 'record',
    promises: 'list',
  }),
});
