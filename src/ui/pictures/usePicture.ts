import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../domain/time/durations';
import { pictureLink, type PictureApi } from './pictureCalls';

/** A link lives for five minutes; what the page drew from it stays. */
const FRESH_MS = 4 * MINUTE_MS;

/** Begins with the resource's name, so that a live change of the record asks again. */
export function pictureKey(api: PictureApi, id: number) {
  return [api, 'picture', id] as const;
}

/** Link of the picture; null while it is not known, and where there is none. */
export function usePicture(api: PictureApi, id: number): string | null {
  const { data } = useQuery({
    queryKey: pictureKey(api, id),
    queryFn: ({ signal }) => pictureLink(api, id, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? null;
}
