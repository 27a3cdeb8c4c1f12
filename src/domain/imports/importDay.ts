import { addDays, formatDateInput } from '../time/dates';
import type { LotAnswers } from './importAnswers';
import type { ImportProblem } from './importView';

/** A row's day may lie so many days behind its lot's: more is a slip of the pen. */
const FARTHEST_DAYS = 366;

interface RowDay {
  /** Null: the lot's. */
  date: string | null;
  problem: ImportProblem | null;
}

/**
 * When a row is delivered that names a day. Another day than the lot's is the person's choice for the whole file; a day
 * before the lot's could be over by the commit, so it is refused.
 */
export function rowDay(
  day: { text: string; date: string | null } | undefined,
  lotDay: string,
  answers: LotAnswers,
): RowDay {
  if (!day || day.date === lotDay) return { date: null, problem: null };
  const { text, date } = day;
  const problemOf = (message: string, is_warning: boolean): ImportProblem => ({
    column: null,
    message: `importCheck.days.${message}`,
    args: { text, date: formatDateInput(lotDay) },
    is_warning,
    question: 'other_days',
  });
  const how = answers.other_days?.how;
  if (how === 'lot_day') return { date: null, problem: problemOf('lotDay', true) };
  if (how !== 'own_day') return { date: null, problem: problemOf('other', false) };
  if (date === null) return { date: null, problem: problemOf('unreadable', false) };
  if (date < lotDay || date > addDays(lotDay, FARTHEST_DAYS))
    return { date: null, problem: problemOf('outside', false) };
  return { date, problem: problemOf('ownDay', true) };
}
