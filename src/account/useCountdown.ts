import { useEffect, useState } from 'react';

/**
 * Seconds left, updated every second, down to 0; calculated from the clock, so that it is correct after the
 * tab was suspended.
 */
export function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    setLeft(Math.ceil(seconds));
    setUntil(Date.now() + seconds * 1000);
  };
  return [left, start];
}
