import { useQuery } from '@tanstack/react-query';
import type { DailyTimes, RunPattern, Suspension } from '../../domain/runs/runCalendar';
import { request } from '../../providers/http';
import type { Row } from '../../ui/resourceOf';

/** `GET /runs/:id/settings` */
export interface RunSettings {
  id: number;
  version: number;
  funding_source_ids: number[] | null;
  pull_out_garage_id: number | null;
  pull_in_garage_id: number | null;
  exclusive_login: string;
  suspensions: Suspension[];
}

/** `GET /runs/:id/daily_times` */
export interface RunDailyTimes {
  id: number;
  version: number;
  time_zone: string;
  shift_days: number[];
  start_time: string;
  end_time: string;
  /** Whether its shifts may end after midnight; null: nobody asked. */
  ends_next_day: boolean | null;
  daily_times: DailyTimes[];
}

// The resource's name leads the key, so that a live change of a run fetches these again too.
const keyOf = (id: number, part: string) => ['runs', 'part', id, part] as const;

export function useRunPart<T>(id: number, part: 'settings' | 'daily_times') {
  return useQuery({
    queryKey: keyOf(id, part),
    queryFn: ({ signal }) => request<T>(`/runs/${id}/${part}`, { signal }).then(({ data }) => data),
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
  const settings = useRunPart<RunSettings>(record.id, 'settings').data;
  const daily = useRunPart<RunDailyTimes>(record.id, 'daily_times').data;
  if (!settings || !daily) return { pattern: null, settings };
  const { time_zone, daily_times } = daily;
  return {
    pattern: patternOf(record, { time_zone, daily_times, suspensions: settings.suspensions }),
    settings,
  };
}
