import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../domain/dates';
import { RUN_PHASES, type BoardFilters } from './filterBoard';

/**
 * Which day and which stops, as the address says it, so that a view can be linked. The text is not in it: it may be a
 * patient's name, and lives in memory.
 */
export function useBoardUrl(today: string) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const asked = params.get('date') ?? '';
  const date = isDate(asked) ? asked : today;
  const filters = useMemo<BoardFilters>(
    () => ({
      text,
      cdpId: Number(params.get('cdp')) || null,
      phase: RUN_PHASES.find((phase) => phase === params.get('runs')) ?? null,
      status: params.get('status'),
    }),
    [params, text],
  );

  const show = (changes: Record<string, string | null>) =>
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
  return {
    date,
    filters,
    showDate: (day: string) => show({ date: day === today ? null : day }),
    showFilters: (next: BoardFilters) => {
      setText(next.text);
      show({ cdp: next.cdpId === null ? null : String(next.cdpId), runs: next.phase, status: next.status });
    },
  };
}
