import { request } from '../../providers/http';
import { speaksAdditions } from '../../providers/serverContract';

interface SearchOptions {
  signal?: AbortSignal;
  toast?: boolean;
}

/**
 * Participants by words of theirs. The words are POSTed, so that no name stands in an address; a server that knows the
 * specification alone is asked as §7 has it.
 */
export async function searchParticipants<T>(
  words: Readonly<Record<string, string | number>>,
  options: SearchOptions,
): Promise<T[]> {
  if (speaksAdditions())
    return (await request<T[]>('/participants/search', { method: 'POST', body: words, ...options })).data;
  const query = new URLSearchParams(Object.entries(words).map(([name, value]) => [name, String(value)]));
  return (await request<T[]>(`/participants?${query.toString()}`, options)).data;
}
