import { array, number, object, string, type Schema } from 'yup';
import type { DailyTimes, Suspension } from '../../domain/runs/runCalendar';
import { runs } from '../../resources/runs/runs.resource';
import { fieldRule } from '../../resources/schema/kindRules';
import { answer } from '../answer';
import { callContract } from '../call';

const tags = ['runs'];
const SETTINGS = '/runs/:id/settings';
const DAILY_TIMES = '/runs/:id/daily_times';

export interface RunSettings {
  id: number;
  version: number;
  funding_source_ids: number[] | null;
  pull_out_garage_id: number | null;
  pull_in_garage_id: number | null;
  exclusive_login: string;
  suspensions: Suspension[];
}

export interface RunDailyTimes {
  id: number;
  version: number;
  time_zone: string;
  shift_days: number[];
  start_time: string;
  end_time: string;
  /** Whether its shifts may end after midnight; null: nobody asked. */
  ends_next_day: boolean | null;
  daily_times: DailyTimes[];
}

const { fields } = runs;
const clients: Schema<number[] | null | undefined> = fieldRule(fields.funding_source_ids).nullable();
const pullOut: Schema<number | null | undefined> = fieldRule(fields.pull_out_garage_id).nullable();
const pullIn: Schema<number | null | undefined> = fieldRule(fields.pull_in_garage_id).nullable();
const login: Schema<string> = fieldRule(fields.exclusive_login).required();
const text = () => string().nullable().defined();

export const settingsBody = object({
  funding_source_ids: clients.optional(),
  pull_out_garage_id: pullOut.optional(),
  pull_in_garage_id: pullIn.optional(),
  exclusive_login: login,
  suspensions: array(object({ start_date: text(), end_date: text(), reason: text() }).required()).required(),
});

export const dailyTimesBody = object({
  daily_times: array(
    object({ weekday: number().integer().required(), start_time: text(), end_time: text() }).required(),
  ).required(),
});

const settingsAnswer = answer<RunSettings>({ suspensions: 'list' });
const dailyTimesAnswer = answer<RunDailyTimes>({ shift_days: 'list', daily_times: 'list' });

export const runSettingsCall = callContract({
  method: 'GET',
  path: SETTINGS,
  tags,
  summary: 'Clients, garages, sign-in and suspensions of a run',
  answer: settingsAnswer,
});

export const saveRunSettingsCall = callContract({
  method: 'PUT',
  path: SETTINGS,
  tags,
  summary: 'Replace clients, garages, sign-in and suspensions of a run',
  body: settingsBody,
  answer: settingsAnswer,
});

export const runDailyTimesCall = callContract({
  method: 'GET',
  path: DAILY_TIMES,
  tags,
  summary: 'Weekdays whose times differ from the run’s own',
  answer: dailyTimesAnswer,
});

export const saveRunDailyTimesCall = callContract({
  method: 'PUT',
  path: DAILY_TIMES,
  tags,
  summary: 'Replace the weekdays whose times differ from the run’s own',
  body: dailyTimesBody,
  answer: dailyTimesAnswer,
});
