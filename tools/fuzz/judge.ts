import type { FuzzRequest } from './makeRequest';
import type { FuzzAnswer } from './sendRequest';

/** What a refusal’s body must be (contract.md, Errors); all links that open nothing get the same bytes, without an id. */
function isErrorBody(text: string, path: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
  if (typeof body !== 'object' || body === null) return false;
  const { status_code, message, request_id } = body as Record<string, unknown>;
  const isNamed = typeof request_id === 'string' || path.startsWith('/api/tracking/');
  return (
    /^([a-z]+\d{3}|[A-Z]+(_[A-Z]+)+)$/.test(String(status_code)) &&
    typeof message === 'string' &&
    message !== '' &&
    isNamed
  );
}

/** What is wrong with an answer, in a few words that stay the same while the request shrinks; null when it is right. */
export function faultOf({ method, path }: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, trouble, contentType, body } = answer;
  if (status === null) return trouble ?? 'no answer';
  if (trouble) return trouble;
  if (status >= 500) return `status ${status}`;
  if (status < 400 || method === 'HEAD') return null;
  if (!contentType.includes('json')) return `status ${status} as ${contentType || 'nothing'}`;
  return isErrorBody(body, path) ? null : `status ${status} without the error body`;
}
