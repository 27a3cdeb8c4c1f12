import { useQuery } from '@tanstack/react-query';
import type { RunSettings } from '../../contract/runs/runParts';
import type { RunPattern } from '../../domain/runs/runCalendar';
import type { Row } from '../../ui/resourceOf';
import { dailyTimesCalls, settingsCalls, type RunPartCalls } from './runPartCalls';

// The resource's name leads the key, so that a live change of a run fetches these again too.
const keyOf = (id: number, part: string) => ['runs', 'part', id, part] as const;

export function useRunPart<Stored, Body>(id: number, calls: RunPartCalls<Stored, Body>) {
  return useQuery({
    queryKey: keyOf(id, calls.part),
    queryFn: ({ signal }) => calls.read(id, { signal, toast: true }),
    retry: false,
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The days of a run as far as its values tell; null while dates, times or days are missing. */
export function patternOf(
  run: Readonly<Record<string, unknown>>,
  details: Pick<RunPattern, 'daily_times' | 'suspensions' | 'time_zone'>,
): RunPattern | null {
  const days = run.shift_days;
  const [start_date, start_time, end_time] = [run.start_date, run.start_time, run.end_time].map(textOf);
  if (!start_date || !start_time || !end_time || !Array.isArray(days) || days.length === 0) return null;
  return {
    start_date,
    start_time,
    end_time,
    end_date: textOf(run.end_date) || null,
    shift_days: days as number[],
    ...details,
  };
}

/** The days of a stored run, once its parts have come. */
export function useRunPattern(record: Row): {
  pattern: RunPattern | null;
  settings: RunSettings | undefined;
} {
  const settings = useRunPart(record.id, settingsCalls).data;
  const daily = useRunPart(record.id, dailyTimesCalls).data;
  if (!settings || !daily) return { pattern: null, settings };
  const { time_zone, daily_times } = daily;
  return {
    pattern: patternOf(record, { time_zone, daily_times, suspensions: settings.suspensions }),
    settings,
  };
}
