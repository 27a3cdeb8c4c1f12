import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomFrom } from '../../../server/demo/random';
import type { CommandAnswer } from '../../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { signIn } from '../caller';
import type { Product } from '../product';
import type { Figure } from '../report';
import { movable, none } from './day';
import type { Size } from './size';

/** Loses three of ten answers after the product has done the work. */
async function lossyProxy(target: string) {
  const random = randomFrom(7);
  let lost = 0;
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      if (path?.includes('/change_status') && random.chance(0.3)) {
        lost += 1;
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, lost: () => lost, close: () => server.close() };
}

/** Each command makes one version and no other, however often it was sent. */
export async function answersLost(product: Product, size: Size): Promise<Figure> {
  const proxy = await lossyProxy(product.url);
  const caller = await signIn(proxy.url, 'dispatcher@example.test');
  const { stops: open } = await movable(caller, 100);
  const stops = open.filter((stop) => stop.delivery_event_status_id === EVENT_STATUS.scheduled);
  if (stops.length === 0) throw new Error('The demo day has no scheduled stop');
  const doubled: string[] = [];
  const versions = new Map(stops.map((stop) => [stop.id, stop.version]));
  for (let turn = 0; !size.isOver(); turn++) {
    const stop = stops[turn % stops.length];
    if (!stop) break;
    const version = versions.get(stop.id) ?? 1;
    // Going there, and there: each is a try at the door, which a repeat would count twice.
    const body = { delivery_event_status_id: Math.floor(turn / stops.length) % 2 === 0 ? 2 : 3 };
    const path = `/delivery_manifest/${stop.delivery_manifest_id}/delivery_events/${stop.id}/change_status_override`;
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    let answer: Response | null = null;
    while (!answer) answer = await caller.send('POST', path, body, headers).catch(() => null);
    const { events } = (await answer.json()) as Partial<CommandAnswer>;
    const now = events?.find((event) => event.id === stop.id)?.version ?? 0;
    if (now !== version + 1)
      doubled.push(`stop ${stop.id}: ${answer.status}, version ${version} became ${now}`);
    versions.set(stop.id, now);
    size.did(1);
  }
  proxy.close();
  const method = `${size.said()} commands, ${proxy.lost()} answers lost, each repeated until one comes`;
  return none('Doubled commands when answers are lost', doubled, method);
}
