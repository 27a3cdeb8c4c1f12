import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';

/** A document that is created in the background; another server sends only `result`. */
export interface AsyncRequest {
  uuid?: string;
  kind?: string;
  state?: 'waiting' | 'running' | 'done' | 'failed' | 'canceled';
  /** Per cent. */
  progress?: number;
  file_name?: string | null;
  /** i18n key of the reason why there is no file. */
  error?: string | null;
  created_at?: string;
  finished_at?: string | null;
  result?: { url?: string | null } | null;
}

export const asyncRequestCall = callContract({
  method: 'GET',
  path: '/async_request/:uuid',
  tags: ['reports'],
  summary: 'Progress of my file',
  params: { uuid: 'uuid' },
  answer: answer<AsyncRequest>({}),
});

export const cancelRequestCall = callContract({
  method: 'DELETE',
  path: '/async_request/:uuid',
  tags: ['reports'],
  summary: 'Do not make my file any more',
  params: { uuid: 'uuid' },
  answer: NO_ANSWER,
});
