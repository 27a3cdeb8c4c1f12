import { useQuery } from '@tanstack/react-query';
import type { RunCandidates } from '../../../domain/planning/planView';
import { candidatesCall } from '../../../contract/board/planning';
import { readApi } from '../../../providers/callApi';
import type { HttpError } from '../../../providers/http';
import { useDebounced } from '../../../ui/useDebounced';

export interface CandidateQuestion {
  delivery_date: string;
  delivery_manifest_id: number | null;
  close_door_pharmacy_id: number | null;
  participant_id: number | null;
  destination_id: number;
  destination_latitude: number;
  destination_longitude: number;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  refrigeration_needed: boolean;
  is_rush: boolean;
  bag_with?: 'driver';
}

/** Times are typed digit by digit. Milliseconds. */
const PAUSE = 300;

/**
 * The best places for a delivery. `version` is the version of the run, or of the attempt: a new value repeats
 * the query. Null disables the query.
 */
export function useCandidates(question: CandidateQuestion | null, version: number) {
  const settled = useDebounced(JSON.stringify(question), PAUSE);
  const settledQuestion = JSON.parse(settled) as CandidateQuestion | null;
  const query = useQuery<RunCandidates, HttpError>({
    queryKey: ['candidates', settledQuestion, version],
    enabled: settledQuestion !== null,
    retry: false,
    gcTime: 0,
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) => {
      if (settledQuestion === null) throw new Error('The query is disabled without a question');
      return readApi(candidatesCall, { body: settledQuestion }, { signal });
    },
  });
  return question === null ? null : query;
}
