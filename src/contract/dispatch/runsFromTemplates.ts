import { array, number, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { isDate } from '../../domain/time/dates';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

export const runsFromTemplatesCall = commandContract({
  name: 'runsFromTemplates',
  summary: 'Create the runs of a day from master data',
  right: PERMISSIONS.scheduling.createFromRuns,
  of: 'selection',
  scope: 'cdp',
  body: object({
    date: string()
      .required(VALIDATION.required)
      .test('date', VALIDATION.date, (text) => isDate(text)),
    /** Runs of master data; left out: all that drive on that day. */
    run_ids: array(number().integer().min(1).required()).min(1).max(500).nullable(),
  }),
});
