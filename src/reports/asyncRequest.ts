import { request } from '../providers/http';

/** Answer of `GET /async_request/{uuid}`; another server sends only `result`. */
export interface AsyncRequest {
  uuid?: string;
  kind?: string;
  state?: 'waiting' | 'running' | 'done' | 'failed';
  /** Per cent. */
  progress?: number;
  file_name?: string | null;
  /** i18n key of the reason why there is no file. */
  error?: string | null;
  created_at?: string;
  result?: { url?: string | null } | null;
}

export async function fetchAsyncRequest(uuid: string, signal?: AbortSignal): Promise<AsyncRequest> {
  return (await request<AsyncRequest>(`/async_request/${uuid}`, { signal, toast: false })).data;
}

export function isUnfinished({ state, result }: AsyncRequest): boolean {
  if (state === undefined) return !result?.url;
  return state === 'waiting' || state === 'running';
}

/** Fetches a new link to the file, and lets the browser download it. Throws when there is none (spec §8). */
export async function downloadAsyncRequest(uuid: string): Promise<void> {
  const url = (await fetchAsyncRequest(uuid)).result?.url;
  if (!url) throw new Error('URL TO FILE NOT FOUND');
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
