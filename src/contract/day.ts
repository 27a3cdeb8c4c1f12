import { object, string } from 'yup';
import { isDate } from '../domain/time/dates';
import { VALIDATION } from '../resources/schema/messages';

/** A required day, YYYY-MM-DD. */
export const dayField = () =>
  string()
    .required(VALIDATION.required)
    .test('date', VALIDATION.date, (text) => isDate(text));

/** The query of what belongs to one day. */
export const dayQuery = object({ date: dayField() });
