import { addDays, formatDateInput } from '../time/dates';
import type { LotAnswers } from './importAnswers';
import type { ImportProblem } from './importView';

/** A row's day may lie so many days behind its lot's: more is a slip of the pen. */
const FARTHEST_DAYS = 366;

/** The day that a row asks for, as written and as read. */
export interface AskedDay {
  text: string;
  /** Null: nobody can read it. */
  date: string | null;
  /** A person has typed it for this very row. */
  is_typed?: true;
}

export function typedDay(date: string): AskedDay {
  return { text: formatDateInput(date), date, is_typed: true };
}

interface RowDay {
  /** Null: the lot's. */
  date: string | null;
  problem: ImportProblem | null;
}

/**
 * When a row is delivered that names a day. Another day than the lot's is the person's choice for the whole file, but for a
 * row whose day they have typed; a day before the lot's could be over by the commit, so it is refused.
 */
export function rowDay(day: AskedDay | undefined, lotDay: string, answers: LotAnswers): RowDay {
  if (!day || day.date === lotDay) return { date: null, problem: null };
  const { text, date, is_typed = false } = day;
  const say = (message: string, is_warning: boolean): ImportProblem => ({
    column: null,
    message: `importCheck.days.${message}`,
    args: { text, date: formatDateInput(lotDay) },
    is_warning,
    ...(is_typed ? {} : { question: 'other_days' as const }),
  });
  const how = is_typed ? 'own_day' : answers.other_days?.how;
  if (how === 'lot_day') return { date: null, problem: say('lotDay', true) };
  if (how !== 'own_day') return { date: null, problem: say('other', false) };
  if (date === null) return { date: null, problem: say('unreadable', false) };
  if (date < lotDay || date > addDays(lotDay, FARTHEST_DAYS))
    return { date: null, problem: say('outside', false) };
  return { date, problem: say('ownDay', true) };
}
