import { startTransition, useEffect, useState } from 'react';
import { afterPicture } from './afterPicture';

/**
 * The value, one picture later: a press is answered by what it changes itself, and what follows from it is drawn behind
 * that, as work that a key or the next press goes before.
 */
export function useAfterPicture<Value>(value: Value): Value {
  const [late, setLate] = useState<{ readonly value: Value }>({ value });
  const isLate = late.value !== value;
  useEffect(() => {
    if (!isLate) return;
    return afterPicture(() => startTransition(() => setLate({ value })));
  }, [isLate, value]);
  return late.value;
}
