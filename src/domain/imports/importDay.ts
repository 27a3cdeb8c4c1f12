import { addDays, formatDateInput } from '../time/dates';
import type { LotAnswers } from './importAnswers';
import type { ImportProblem } from './importView';

/** Maximum days between a row's day and its lot's; more is treated as a typing error. */
const FARTHEST_DAYS = 366;

interface RowDay {
  /** Null: the lot's. */
  date: string | null;
  problem: ImportProblem | null;
}

/**
 * The delivery day of a row that names one. For a day that differs from the lot's, the user decides for the
 * whole file; an earlier day is refused, because it could be over at the commit.
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
