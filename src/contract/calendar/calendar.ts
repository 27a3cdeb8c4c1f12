import { object, string } from 'yup';
import type { AbsenceKind } from '../../domain/fleet/absence';
import { answer } from '../answer';
import { callContract } from '../call';

/** Whose days the calendar shows. */
export const CALENDAR_OF = ['people', 'vehicles'] as const;

interface CalendarAbsence {
  id: number;
  kind: AbsenceKind;
  starts_on: string;
  ends_on: string;
  comment: string | null;
}

/** A driver or a vehicle in a month. */
export interface CalendarRow {
  id: number;
  name: string;
  absences: CalendarAbsence[];
  /** Days with a run, YYYY-MM-DD, and how many. */
  runs: Record<string, number>;
  /** A critical defect waits for its sign-off. */
  is_out_of_service: boolean;
}

export const calendarCall = callContract({
  method: 'GET',
  path: '/calendar',
  tags: ['calendar'],
  summary: 'Absences, service and runs of a month, per driver or vehicle',
  query: object({
    month: string()
      .required()
      .matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: { message: 'validation.date' } }),
    of: string().oneOf(CALENDAR_OF).required(),
  }),
  answer: answer<CalendarRow[]>([{ id: 'number', name: 'text', absences: 'list', runs: 'record' }]),
});
