import { asyncRequestCall, type AsyncRequest } from '../../contract/reports/asyncRequests';
import { readApi } from '../../providers/callApi';

export function fetchAsyncRequest(uuid: string, signal?: AbortSignal): Promise<AsyncRequest> {
  return readApi(asyncRequestCall, { params: { uuid } }, { signal });
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
