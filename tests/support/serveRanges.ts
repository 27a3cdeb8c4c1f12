import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from '../../server/outside/map/byteRange';

/** Answers `/area.pmtiles` by ranges, as the servers of public archives do; everything else is not found. */
export function serveRanges(bytes: () => Buffer) {
  return ({ url, headers }: IncomingMessage, response: ServerResponse): void => {
    if (url !== '/area.pmtiles') {
      response.writeHead(404).end('Not found');
      return;
    }
    const all = bytes();
    const etag = `"${createHash('sha256').update(all).digest('hex').slice(0, 12)}"`;
    const range = byteRange(headers.range, all.length);
    if (range === 'unsatisfiable') response.writeHead(416).end();
    else if (range === 'whole') response.writeHead(200, { etag }).end(all);
    else {
      const { start, end } = range;
      response.writeHead(206, { etag, 'content-range': `bytes ${start}-${end}/${all.length}` });
      response.end(all.subarray(start, end + 1));
    }
  };
}
