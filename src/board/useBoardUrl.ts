import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isDate } from '../domain/time/dates';
import { useAddressQuery } from '../ui/addressQuery';
import { filterParams, readFilters } from './boardFilters';
import type { BoardView } from './boardView';
import { ACTION_IN_ADDRESS, LAYOUT_IN_ADDRESS, STOP_IN_ADDRESS } from '../ui/routes/boardAddress';

/**
 * Day and filters from the URL, so that a view can be linked. The search text is not included: it may be a
 * patient's name and is kept in memory.
 */
export function useBoardUrl(today: string) {
  const [query, change] = useAddressQuery();
  const [text, setText] = useState('');
  const requested = query.get('date') ?? '';
  const date = isDate(requested) ? requested : today;
  // The open stop and the layout change nothing about which stops are shown.
  const filterQuery = useMemo(() => {
    const rest = new URLSearchParams(query);
    for (const name of [STOP_IN_ADDRESS, ACTION_IN_ADDRESS, LAYOUT_IN_ADDRESS]) rest.delete(name);
    return rest.toString();
  }, [query]);
  const filters = useMemo(() => readFilters(new URLSearchParams(filterQuery), text), [filterQuery, text]);

  const latest = useRef(filters);
  useEffect(() => {
    latest.current = filters;
  });
  const showFilters = useCallback<BoardView['showFilters']>(
    (next) => {
      const wanted = typeof next === 'function' ? next(latest.current) : next;
      latest.current = wanted;
      setText(wanted.text);
      change(filterParams(wanted));
    },
    [change],
  );
  const showDate = useCallback(
    (day: string) => change({ date: day === today ? null : day }),
    [change, today],
  );
  return useMemo(() => ({ date, filters, showDate, showFilters }), [date, filters, showDate, showFilters]);
}
