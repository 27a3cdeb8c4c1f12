import {
  answerProblem,
  LOT_QUESTIONS,
  type LotAnswer,
  type LotAnswers,
  type LotQuestion,
} from '../../../../src/domain/imports/importAnswers';
import { missingColumns } from '../../../../src/domain/imports/importTargets';
import type { Problem } from '../../../../src/domain/wire/problem';
import { storableText } from '../../../../src/domain/wire/storableText';
import type { Changes } from '../../../platform/plugins/audit';
import { invalid } from '../../../platform/plugins/errors';
import type { LotRow } from './readLots';

/** Answers by question; null takes one back. */
export type GivenAnswers = Partial<Record<LotQuestion, LotAnswer | null>>;

const inWords = (answer: LotAnswer | null | undefined) =>
  answer ? [answer.how, answer.value].filter(Boolean).join(' ') : null;

/** Merges new answers into the answers of a lot, and returns the changes for the log. Throws 422 by question. */
export function changeAnswers(
  { answers, mapping }: Pick<LotRow, 'answers' | 'mapping'>,
  given: GivenAnswers,
): { answers: LotAnswers; changes: Changes } {
  const missing = mapping ? missingColumns(mapping) : [];
  let next: LotAnswers = answers;
  const changes: Changes = {};
  const problems: Record<string, Problem> = {};
  for (const question of LOT_QUESTIONS) {
    const answer = given[question];
    if (answer === undefined) continue;
    const is_whole = missing.some((column) => column === question);
    const problem = answer && answerProblem({ question, is_whole }, answer);
    if (problem) problems[`answers.${question}`] = problem;
    const before = next[question];
    changes[`answer_${question}`] = { from: inWords(before), to: inWords(answer) };
    next = Object.fromEntries(Object.entries(next).filter(([name]) => name !== question));
    if (answer?.how === 'value')
      next[question] = { how: 'value', value: storableText(answer.value ?? '').trim() };
    else if (answer) next[question] = { how: answer.how };
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { answers: next, changes };
}
