import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { phoneDigits } from '../../domain/people/phoneSearch';
import { stopsByPhoneCall } from '../../contract/board/day';
import { readApi } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';
import { useDebounced } from '../../ui/useDebounced';

/** Numbers are typed digit by digit. Milliseconds. */
const PAUSE = 300;
const NONE: ReadonlySet<number> = new Set();

/**
 * Stops of the day whose recipient has a phone number with the typed digits. The board's data contains no
 * numbers, so the server searches; a specification-only server has no such call, and the search skips phones.
 */
export function useStopsByPhone(date: string, text: string): ReadonlySet<number> {
  const digits = useDebounced(phoneDigits(text.trim()), PAUSE);
  const { data } = useQuery({
    queryKey: ['stops by phone', date, digits],
    enabled: digits !== null && speaksAdditions(),
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { date, phone: digits ?? '' };
      return (await readApi(stopsByPhoneCall, { body }, { signal, toast: true })).delivery_event_ids;
    },
  });
  return useMemo(() => (digits === null || !data ? NONE : new Set(data)), [digits, data]);
}
