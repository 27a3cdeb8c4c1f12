import { useEffect, useEffectEvent, useState } from 'react';
import { enqueueRender } from './renderQueue';

const NONE: readonly never[] = [];

/**
 * The rows that a lane renders. The lane waits in the render queue, one lane per frame, because fifty new
 * rows at once delay a key for too long. Meanwhile it keeps its current rows; live changes to them render as
 * they arrive.
 *
 * @param question what these rows answer: a new question makes the lane wait again
 * @param isAtOnce renders the first rows without waiting
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
