import { array, number, object, string } from 'yup';
import { REPORT_FORMATS, type ReportFormat } from '../../domain/reports/formats';
import { REPORT_NAMES, type ReportName } from '../../domain/reports/registry';
import { CADENCES, type Cadence } from '../../domain/reports/schedulePeriod';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['reports'];

interface Person {
  id: number;
  full_name: string;
}

/** A report that is made by itself. */
export interface ReportSchedule {
  id: number;
  version: number;
  report: ReportName;
  format: ReportFormat;
  cadence: Cadence;
  /** Of the day in `time_zone`. */
  hour: number;
  time_zone: string;
  close_door_pharmacy_id: number | null;
  /** Whose rows alone; null: all that each person sees. */
  cdp: string | null;
  client: string | null;
  driver: string | null;
  vehicle: string | null;
  people: Person[];
  created_by_name: string;
  /** The last period that was made; `people`: how many had the right then. */
  last: { from: string; to: string; people: number } | null;
}

export const MOST_SCHEDULE_PEOPLE = 50;

export const schedulesCall = callContract({
  method: 'GET',
  path: '/report_schedules',
  tags,
  summary: 'Reports that are made by themselves',
  answer: answer<ReportSchedule[]>([{ id: 'number', report: 'text', people: 'list' }]),
});

/** How a report is made by itself: what can be changed later. */
const making = {
  format: string()
    .oneOf([...REPORT_FORMATS])
    .required(),
  cadence: string()
    .oneOf([...CADENCES])
    .required(),
  hour: number().integer().min(0).max(23).required(),
  user_ids: array(idField().required()).min(1).max(MOST_SCHEDULE_PEOPLE).required(),
};

export const createScheduleCall = callContract({
  method: 'POST',
  path: '/report_schedules',
  tags,
  summary: 'Make a report by itself from now on',
  body: object({
    report: string()
      .oneOf([...REPORT_NAMES])
      .required(),
    ...making,
    close_door_pharmacy_id: idField().nullable().default(null),
    funding_source_id: idField().nullable().default(null),
    employee_id: idField().nullable().default(null),
    vehicle_id: idField().nullable().default(null),
  }),
  answer: NO_ANSWER,
});

/** Report, CDP, client, driver and vehicle stay: another report is another schedule. */
export const updateScheduleCall = callContract({
  method: 'PUT',
  path: '/report_schedules/:id',
  tags,
  summary: 'Change when a report is made by itself, as what, and for whom',
  body: object(making),
  answer: NO_ANSWER,
});

export const removeScheduleCall = callContract({
  method: 'DELETE',
  path: '/report_schedules/:id',
  tags,
  summary: 'Stop making a report by itself',
  answer: NO_ANSWER,
});

/** People who may get a report now. */
export const schedulePeopleCall = callContract({
  method: 'GET',
  path: '/report_schedules/people',
  tags,
  summary: 'People who may get a report',
  query: object({
    report: string()
      .oneOf([...REPORT_NAMES])
      .required(),
    close_door_pharmacy_id: idField().nullable(),
  }),
  answer: answer<Person[]>([{ id: 'number', full_name: 'text' }]),
});
