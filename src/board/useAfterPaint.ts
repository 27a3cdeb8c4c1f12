import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * The value, one frame later: a press first renders what it changes directly; the rest is rendered as a
 * transition, which a key or the next press can interrupt.
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
