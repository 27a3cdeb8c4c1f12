import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../domain/dates';
import { filterParams, readFilters, type BoardFilters } from './boardFilters';

/**
 * Which day and which stops, as the address says it, so that a view can be linked. The text is not in it: it may be a
 * patient's name, and lives in memory.
 */
export function useBoardUrl(today: string) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const asked = params.get('date') ?? '';
  const date = isDate(asked) ? asked : today;
  const filters = useMemo(() => readFilters(params, text), [params, text]);

  const show = (changes: Readonly<Record<string, string | null>>) =>
    setParams(
      (held) => {
        const next = new URLSearchParams(held);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true },
    );
  // One identity for ever, so that lanes are not drawn again for it.
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const showFilters = useCallback((next: BoardFilters) => {
    setText(next.text);
    latest.current(filterParams(next));
  }, []);
  const showDate = useCallback(
    (day: string) => latest.current({ date: day === today ? null : day }),
    [today],
  );
  return useMemo(() => ({ date, filters, showDate, showFilters }), [date, filters, showDate, showFilters]);
}
