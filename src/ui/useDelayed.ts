import { useEffect, useState } from 'react';

/** True when the condition has been true for this many milliseconds; false as soon as it is false. */
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
