import { startTransition, useEffect, useState } from 'react';

/**
 * The value, one picture later: a press is answered by what it changes itself, and what follows from it is drawn behind
 * that, as work that a key or the next press goes before.
 */
export function useAfterPicture<Value>(value: Value): Value {
  const [late, setLate] = useState<{ readonly value: Value }>({ value });
  const isLate = late.value !== value;
  useEffect(() => {
    if (!isLate) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isLate, value]);
  return late.value;
}
