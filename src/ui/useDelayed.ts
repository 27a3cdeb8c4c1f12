import { useEffect, useState } from 'react';

/** True once the condition has held for so many milliseconds; false as soon as it does not. */
export function useDelayed(condition: boolean, delay: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [condition, delay]);
  return condition && isDue;
}
