import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LiveProxy {
  url: string;
  /** Sends an event to every page that listens. */
  send: (event: string, data: object) => void;
  /** Pages that listen. */
  listeners: () => number;
  stop: () => void;
}

/**
 * The product with a live stream of our own: the page is that of the product, and what reaches it is as many events as
 * are to be measured, whatever the machine under it could take.
 */
export async function liveProxy(productUrl: string): Promise<LiveProxy> {
  const streams = new Set<ServerResponse>();
  let seq = 1_000_000_000;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/live')) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      outgoing.write(`id: ${seq}\nevent: hello\ndata: {}\n\n`);
      streams.add(outgoing);
      outgoing.on('close', () => streams.delete(outgoing));
      return;
    }
    const { host: _, ...headers } = incoming.headers;
    const target = new URL(incoming.url ?? '/', productUrl);
    const onward = request(
      target,
      { method: incoming.method, headers: { ...headers, host: target.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    send: (event, data) => {
      seq += 1;
      for (const stream of streams)
        stream.write(`id: ${seq}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    listeners: () => streams.size,
    stop: () => {
      for (const stream of streams) stream.end();
      server.close();
    },
  };
}
