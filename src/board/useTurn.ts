import { useEffect, useEffectEvent, useState } from 'react';
import { waitForTurn } from './turns';

const NONE: readonly never[] = [];

/**
 * The rows that a lane draws: it waits for its turn, a picture each, as fifty new rows at once would hold up a key for
 * longer than a person calls at once. Meanwhile it keeps what it has drawn; live changes are drawn as they come.
 *
 * @param question what these rows answer to: another question makes the lane wait again
 * @param isAtOnce draws the first ones without waiting
 */
export function useTurn<Row>(rows: readonly Row[], question: unknown, isAtOnce: boolean): readonly Row[] {
  const [drawn, setDrawn] = useState<{ question: unknown; rows: readonly Row[] }>(
    isAtOnce ? { question, rows } : { question: NONE, rows: NONE },
  );
  const hasTurn = drawn.question === question;
  if (hasTurn && drawn.rows !== rows) setDrawn({ question, rows });
  const draw = useEffectEvent(() => setDrawn({ question, rows }));
  useEffect(() => (hasTurn ? undefined : waitForTurn(() => draw())), [hasTurn, question]);
  return hasTurn ? rows : drawn.rows;
}
