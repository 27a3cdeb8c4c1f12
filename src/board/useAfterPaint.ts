import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * The value, one picture later: a press is answered by what it changes itself, and what follows from it is drawn behind
 * that, as work that a key or the next press goes before.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [late, setLate] = useState<{ readonly value: Value }>({ value });
  const isLate = late.value !== value;
  useEffect(() => {
    if (!isLate) return;
    return afterPaint(() => startTransition(() => setLate({ value })));
  }, [isLate, value]);
  return late.value;
}
