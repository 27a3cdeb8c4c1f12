import { array, boolean, number, object, string } from 'yup';
import { DEFECT_NOTE_MAX, type ChecklistItem, type InspectionState } from '../../domain/fleet/inspection';
import { problem } from '../../resources/schema/kindRules';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['inspections'];
const MAX_ITEMS = 200;
const MAX_ODOMETER = 2_000_000;
/** Base64 of a signature of some 300 kB. */
const MAX_SIGNATURE = 400_000;

export interface ReportedDefect {
  id: number;
  name_en: string;
  name_es: string;
  name_ar: string | null;
  is_critical: boolean;
  note: string;
  has_photo: boolean;
}

/** The checklist for the vehicle of a run. */
export const checklistCall = callContract({
  method: 'GET',
  path: '/inspections/checklist',
  tags,
  summary: "The checklist of a run's vehicle",
  query: object({ delivery_manifest_id: idField().required() }),
  answer: answer<{ vehicle_id: number; vehicle_name: string; items: ChecklistItem[] }>({
    vehicle_id: 'number',
    vehicle_name: 'text',
    items: [{ id: 'number', name_en: 'text', name_es: 'text' }],
  }),
});

/** Photos come after it, one per defect, as pictures of `inspection_defects`. */
export const postInspectionCall = callContract({
  method: 'POST',
  path: '/inspections',
  tags,
  summary: "A driver's report on the vehicle, before the first stop",
  body: object({
    delivery_manifest_id: idField().required(),
    odometer: number()
      .integer()
      .min(0, problem(VALIDATION.minValue, { min: 0 }))
      .max(MAX_ODOMETER, problem(VALIDATION.maxValue, { max: MAX_ODOMETER }))
      .required(),
    answers: array(
      object({
        item_id: idField().required(),
        is_ok: boolean().required(),
        note: string().trim().max(DEFECT_NOTE_MAX).nullable().default(null),
      }).required(),
    )
      .max(MAX_ITEMS)
      .required(),
    /** PNG in base64. */
    signature: string().required().max(MAX_SIGNATURE),
    comment: string().trim().max(500).nullable().default(null),
  }),
  answer: answer<{ id: number; version: number; state: InspectionState; defects: ReportedDefect[] }>({
    id: 'number',
    state: 'text',
    defects: 'list',
  }),
});

export const signOffCall = callContract({
  method: 'POST',
  path: '/inspections/:id/sign_off',
  tags,
  summary: 'The vehicle may drive again',
  body: object({ note: string().trim().required(VALIDATION.required).max(500) }),
  answer: answer<{ id: number; version: number }>({ id: 'number', version: 'number' }),
});
