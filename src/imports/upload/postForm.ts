import { HttpError } from '../../providers/http';
import { readHttpError } from '../../providers/httpError';

interface PostOptions {
  /** Share of the bytes that are on their way, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/**
 * Posts a form to the file storage. `fetch` has no upload progress, so this uses XMLHttpRequest. Throws
 * `HttpError`.
 */
export function postForm(url: string, form: FormData, { onProgress, signal }: PostOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const settle = (settled: () => void) => {
      signal.removeEventListener('abort', stop);
      settled();
    };
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      settle(() => {
        const { status, statusText, responseText } = request;
        if (status >= 200 && status < 300) resolve();
        else reject(readHttpError({ status, statusText, headers: headersOf(request) }, responseText));
      }),
    );
    request.addEventListener('error', () =>
      settle(() =>
        reject(new HttpError({ status: 0, statusCode: null, message: 'No answer from the file store' })),
      ),
    );
    request.addEventListener('abort', () =>
      settle(() => reject(new DOMException('Cancelled', 'AbortError'))),
    );
    signal.addEventListener('abort', stop);
    request.open('POST', url);
    request.send(form);
  });
}
