import { string } from 'yup';
import { isWireTimestamp } from '../../domain/time/dates';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';

/** Above a limit the total is an estimate. */
export interface LogTotal {
  total_items: number;
  is_estimate?: boolean;
}

/** A user whom a log can be filtered by. */
export interface LogPerson {
  id: number;
  full_name: string;
}

export const totalAnswer = answer<LogTotal>({ total_items: 'number' });
export const peopleAnswer = answer<LogPerson[]>([{ id: 'number', full_name: 'text' }]);

/** UTC wire time. */
export const instantField = () =>
  string().test('instant', VALIDATION.dateTime, (text) => !text || isWireTimestamp(text));
