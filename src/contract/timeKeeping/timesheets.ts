import { boolean, object, string } from 'yup';
import type { PaidMinutes } from '../../domain/fleet/overtime';
import type { WorkShift } from '../../domain/fleet/workTime';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { idField } from '../ids';

const tags = ['timesheets'];

/** A shift as a timesheet shows it. */
export interface TimesheetShift extends WorkShift {
  /** The run it follows from; null for a correction beside all runs. */
  delivery_manifest_id: number | null;
  run: string | null;
  time_zone: string;
  minutes: number;
  is_corrected: boolean;
}

/** A driver's workweek. */
export interface Timesheet {
  employee_id: number;
  name: string;
  shifts: TimesheetShift[];
  /** The seven days of the week, in order. */
  days: (PaidMinutes & { day: string; minutes: number })[];
  total: PaidMinutes;
  /** Regular minutes left before overtime. */
  available_minutes: number;
  /** Corrections that wait for a decision. */
  waiting: number;
  sign_off: { at: string; by: string } | null;
}

export interface Timesheets {
  week_start: string;
  sheets: Timesheet[];
}

export const timesheetsCall = callContract({
  method: 'GET',
  path: '/timesheets',
  tags,
  summary: 'Hours of a workweek, per driver with time keeping',
  query: object({ date: dayField() }),
  answer: answer<Timesheets>({ week_start: 'text', sheets: 'list' }),
});

export const signTimesheetCall = callContract({
  method: 'POST',
  path: '/timesheets/sign_off',
  tags,
  summary: "Sign off a driver's week: its hours no longer change",
  body: object({ employee_id: idField().required(), week_start: dayField() }),
  answer: answer<{ employee_id: number; week_start: string }>({ employee_id: 'number', week_start: 'text' }),
});

export const decideCorrectionCall = callContract({
  method: 'POST',
  path: '/time_corrections/:id/decide',
  tags: ['time_corrections'],
  summary: 'Approve or reject a correction of hours',
  body: object({
    is_approved: boolean().required(),
    note: string().trim().max(300).nullable().default(null),
  }),
  answer: answer<{ id: number; version: number }>({ id: 'number', version: 'number' }),
});
