import { useQuery } from '@tanstack/react-query';
import { colleaguesCall } from '../contract/calls/calls';
import { readApi } from '../providers/callApi';

/** Colleagues come and go; who is in a call changes by the minute. */
const FRESH_MS = 5_000;

export function useColleagues() {
  return useQuery({
    queryKey: ['calls', 'colleagues'],
    queryFn: ({ signal }) => readApi(colleaguesCall, {}, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS * 2,
  });
}
