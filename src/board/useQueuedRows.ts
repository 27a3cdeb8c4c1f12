import { useEffect, useEffectEvent, useState } from 'react';
import { enqueueRender } from './renderQueue';

const NONE: readonly never[] = [];

/**
 * The rows that a lane draws: it is queued, one lane per frame, because fifty new rows at once delay a key for
 * longer than a person calls at once. Meanwhile it keeps the rows that it has drawn; live changes are drawn as they come.
 *
 * @param question what these rows answer to: another question makes the lane wait again
 * @param isAtOnce draws the first ones without waiting
 */
export function useQueuedRows<Row>(
  rows: readonly Row[],
  question: unknown,
  isAtOnce: boolean,
): readonly Row[] {
  const [drawn, setDrawn] = useState<{ question: unknown; rows: readonly Row[] }>(
    isAtOnce ? { question, rows } : { question: NONE, rows: NONE },
  );
  const isCurrent = drawn.question === question;
  if (isCurrent && drawn.rows !== rows) setDrawn({ question, rows });
  const draw = useEffectEvent(() => setDrawn({ question, rows }));
  useEffect(() => (isCurrent ? undefined : enqueueRender(() => draw())), [isCurrent, question]);
  return isCurrent ? rows : drawn.rows;
}
