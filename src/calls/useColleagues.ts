import { useQuery } from '@tanstack/react-query';
import { colleaguesCall } from '../contract/calls/calls';
import { readApi } from '../providers/callApi';

/** Colleagues come and go; who is in a call changes by the minute. */
const LOOK_EVERY_MS = 10_000;

export function useColleagues() {
  return useQuery({
    queryKey: ['calls', 'colleagues'],
    queryFn: ({ signal }) => readApi(colleaguesCall, {}, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });
}
