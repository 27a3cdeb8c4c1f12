import { number, object } from 'yup';
import { CHANGES_PAGE_SIZE } from '../../domain/wire/lists';
import { answer, TOTAL } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['runs'];
const MAX_PER_PAGE = 1000;
const filters = { run_id: idField(), employee_id: idField(), vehicle_id: idField() };

/** One line of the changes history: a day that somebody drove, or a change of driver or vehicle. */
export interface DriverRun {
  id: string;
  kind: 'day' | 'edit';
  /** Start of the shift, or the time of the change. UTC wire time. */
  datetime: string;
  run_id: number | null;
  delivery_manifest_id: number | null;
  run_name: string;
  driver_names: string | null;
  previous_driver_names: string | null;
  vehicle_name: string | null;
  previous_vehicle_name: string | null;
  /** Who made the change. */
  changed_by: string | null;
}

export const driverRunsCall = callContract({
  method: 'GET',
  path: '/driver_runs',
  tags,
  summary: 'Drivers and vehicles of runs over time, and changes of them',
  query: object({
    ...filters,
    page: number().integer().min(1).max(1_000_000).default(1),
    per_page: number().integer().min(1).max(MAX_PER_PAGE).default(CHANGES_PAGE_SIZE),
  }),
  answer: answer<DriverRun[]>([{}]),
});

export const driverRunsTotalCall = callContract({
  method: 'GET',
  path: '/driver_runs/total_items',
  tags,
  summary: 'How many lines the changes history has',
  query: object(filters),
  answer: TOTAL,
});
