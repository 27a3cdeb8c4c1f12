import { randomUUID } from 'node:crypto';
import type { CommandAnswer, EventView } from '../../../src/domain/runs/dispatchView';
import { dateInZone } from '../../../src/domain/time/dates';
import { DEMO_ZONE } from '../../../server/demo/masterData';
import { signIn, type Caller } from '../caller';
import { cpuMs, startProduct } from '../product';
import { atMost, percentile, type Figure } from '../report';
import { movable } from './day';

const SELECTION = 100;
const ASSIGNMENTS = 40;

async function move(caller: Caller, path: string, stops: readonly EventView[]): Promise<CommandAnswer> {
  const body = {
    delivery_event_ids: stops.map((stop) => stop.id),
    versions: Object.fromEntries(stops.map((stop) => [stop.id, stop.version])),
    reason: 'bench',
  };
  const response = await caller.send('POST', path, body, { 'idempotency-key': randomUUID() });
  const answer = (await response.json()) as CommandAnswer;
  if (answer.events?.length !== SELECTION)
    throw new Error(`${path}: ${response.status}, ${answer.events?.length ?? 0} stops`);
  return answer;
}

/** One command for a hundred stops, on the day of the board, which has more than that many free deliveries. */
export async function measureAssignment(DATA_DIR: string): Promise<Figure> {
  const product = await startProduct({ DATA_DIR });
  const caller = await signIn(product.url, 'dispatcher@example.test');
  const { stops: free, to } = await movable(caller, SELECTION, dateInZone(new Date(), DEMO_ZONE));
  let stops: readonly EventView[] = free;
  let command = '';
  const took: number[] = [];
  const cpu: number[] = [];
  for (let turn = 0; turn < ASSIGNMENTS; turn++) {
    stops = (await move(caller, '/delivery_manifest/unassign_override', stops)).events;
    const started = performance.now();
    const before = cpuMs(product);
    const answer = await move(caller, `/delivery_manifest/${to?.id}/move_override`, stops);
    took.push(performance.now() - started);
    cpu.push(cpuMs(product) - before);
    stops = answer.events;
    command = answer.command_id;
  }
  const undone = await caller.send(
    'POST',
    `/commands/${command}/undo`,
    {},
    { 'idempotency-key': randomUUID() },
  );
  const back = ((await undone.json()) as CommandAnswer).events.filter(
    (event) => event.delivery_manifest_id === null,
  );
  await product.stop();
  if (back.length !== SELECTION) throw new Error(`One undo took ${back.length} of ${SELECTION} stops back`);
  const shown = (share: number) => percentile(took, share).toFixed(0);
  const method = `one command for ${SELECTION} waiting deliveries, ${ASSIGNMENTS} times, from the call to its answer, taken back by one undo; fastest ${shown(0.01)} ms, median ${shown(0.5)} ms, ${percentile(cpu, 0.5).toFixed(0)} ms CPU of the product`;
  return atMost('Assign 100 stops, p95', percentile(took, 0.95), 300, 'ms', method);
}
