import { useEffect, useState } from 'react';
import { fromWire } from '../domain/time/dates';

const SECOND_MS = 1_000;
const since = (text: string) => (Date.now() - fromWire(text).getTime()) / SECOND_MS;

/** Seconds since an instant, each second anew. */
export function useSeconds(text: string): number {
  const [seconds, setSeconds] = useState(() => since(text));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(since(text)), SECOND_MS);
    return () => clearInterval(timer);
  }, [text]);
  return seconds;
}
