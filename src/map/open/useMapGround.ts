import { useQuery } from '@tanstack/react-query';
import {
  MAP_OUTLINES_PATH,
  mapGroundCall,
  type MapFileProblem,
  type MapGround,
} from '../../contract/map/ground';
import { unpackOutlines, type MapOutlines, type Outlines } from '../../contract/map/outlines';
import { readApi } from '../../providers/callApi';

/** A file that was put there meanwhile is found when the next map opens. Milliseconds. */
const FRESH_MS = 60_000;

async function readOutlines(signal: AbortSignal): Promise<Outlines> {
  const answer = await fetch(MAP_OUTLINES_PATH, { signal });
  if (!answer.ok) throw new Error(`Outlines: ${answer.status}`);
  return unpackOutlines((await answer.json()) as MapOutlines);
}

/** Why there are no streets: a problem of the file, no file at all, or no answer. */
type GroundProblem = MapFileProblem | 'noFile' | 'noAnswer';

/** What lies under the day. */
export interface DrawnGround {
  readonly file: MapGround['file'];
  readonly problem: GroundProblem | null;
  readonly outlines: Outlines | null;
  readonly haveOutlinesFailed: boolean;
}

/** Undefined while it is not known. */
export function useMapGround(): DrawnGround | undefined {
  const ground = useQuery({
    queryKey: ['map', 'ground'],
    queryFn: ({ signal }) => readApi(mapGroundCall, {}, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
  const outlines = useQuery({
    queryKey: ['map', 'outlines'],
    queryFn: ({ signal }) => readOutlines(signal),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  if (ground.isPending || outlines.isPending) return undefined;
  const file = ground.data?.file ?? null;
  return {
    file,
    problem: ground.data ? (ground.data.problem ?? (file ? null : 'noFile')) : 'noAnswer',
    outlines: outlines.data ?? null,
    haveOutlinesFailed: outlines.isError,
  };
}
