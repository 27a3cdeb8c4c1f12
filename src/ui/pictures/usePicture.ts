import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../domain/time/durations';
import type { PictureApi } from '../../contract/pictures/pictures';
import { pictureLink } from './pictureCalls';

/** A link is valid for five minutes; a picture on the page stays. */
const FRESH_MS = 4 * MINUTE_MS;

/** Starts with the resource's name, so that a live change of the record fetches it again. */
export function pictureKey(api: PictureApi, id: number) {
  return [api, 'picture', id] as const;
}

/** Link of the picture; null while unknown, and without a picture. */
export function usePicture(api: PictureApi, id: number): string | null {
  const { data } = useQuery({
    queryKey: pictureKey(api, id),
    queryFn: ({ signal }) => pictureLink(api, id, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? null;
}
