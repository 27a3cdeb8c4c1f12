import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { SourceFailed, type ByteSource } from './byteSource';

const ANSWERS_WITHIN_MS = 15_000;

/** Asks for bytes `start` to `end`. Throws `SourceFailed` for every answer that is no part of a file. */
async function ask(url: string, start: number, end: number): Promise<Response> {
  const abort = new AbortController();
  // Until the head of the answer: a body may take its time.
  const timer = setTimeout(() => abort.abort(), ANSWERS_WITHIN_MS);
  try {
    const headers = { range: `bytes=${start}-${end}`, 'accept-encoding': 'identity' };
    // The operator names the archive, and stores of files answer with the place of the day. Nothing of ours goes there.
    const response = await fetch(url, { headers, redirect: 'follow', signal: abort.signal });
    if (response.status === 206) return response;
    await response.body?.cancel();
  } catch {
    throw new SourceFailed('missing');
  } finally {
    clearTimeout(timer);
  }
  throw new SourceFailed('missing');
}

function versionOf({ headers }: Response, size: number): string {
  const told = headers.get('etag') ?? headers.get('last-modified') ?? '';
  return createHash('sha256').update(`${size} ${told}`).digest('base64url').slice(0, 16);
}

/** `bytes 0-126/12030706` → 12030706 */
function sizeOf({ headers }: Response): number {
  const size = Number(headers.get('content-range')?.match(/\/(\d+)$/)?.[1]);
  if (!Number.isSafeInteger(size)) throw new SourceFailed('missing');
  return size;
}

/** An archive on another server that answers ranges. Browsers ask us, and we ask there. */
export async function openRemoteSource(url: string): Promise<ByteSource> {
  const first = await ask(url, 0, 0);
  await first.body?.cancel();
  const size = sizeOf(first);
  const version = versionOf(first, size);
  const part = async (start: number, end: number) => {
    const response = await ask(url, start, end);
    // Parts of two archives make none.
    if (versionOf(response, sizeOf(response)) === version && response.body) return response;
    await response.body?.cancel();
    throw new SourceFailed('missing');
  };
  return {
    size,
    version,
    async read(offset, length) {
      const end = Math.min(size, offset + length) - 1;
      if (end < offset) return new Uint8Array();
      const response = await part(offset, end);
      const bytes = await response.arrayBuffer().catch(() => {
        throw new SourceFailed('missing');
      });
      return new Uint8Array(bytes);
    },
    async stream(start, end) {
      const { body } = await part(start, end);
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
  };
}
