import { once } from 'node:events';
import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small proxy before several servers. */
export interface RoundRobin {
  url: string;
  /** Requests that each server got, in the order of the servers. */
  counts: readonly number[];
  close(): Promise<void>;
}

/** Each request goes to the next server, whoever sends it: nothing may depend on what one server remembers. */
export async function roundRobin(servers: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const counts = servers.map(() => 0);
  let turn = 0;
  const proxy = createServer((request, reply) => {
    const at = turn++ % servers.length;
    counts[at] = (counts[at] ?? 0) + 1;
    const target = new URL(request.url ?? '/', servers[at]);
    const onward = send(target, { method: request.method, headers: request.headers, agent }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
    });
    // A server that went away answers nothing: the caller sees a broken connection, as behind any proxy.
    onward.on('error', () => reply.destroy());
    reply.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}
