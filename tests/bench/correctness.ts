import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../server/database/database';
import { DEMO_ZONE } from '../../server/database/seed/masterData';
import { randomFrom } from '../../server/database/seed/random';
import { dateInZone } from '../../src/domain/dates';
import type { CommandAnswer, EventView, ManifestView } from '../../src/domain/dispatchView';
import { EVENT_STATUS } from '../../src/domain/eventStatus';
import { isMoveOffered } from '../../src/domain/actionOffers';
import { brokenInvariants, dayBefore } from '../correctness/dayInvariants';
import { workADay, type Call } from '../correctness/dayWorker';
import { signIn, type Caller } from './caller';
import { startProduct, type Product } from './product';
import { atMost, percentile, type Figure } from './report';

/** A share of the full size, which takes hours: BENCH_SHARE=1 for all of it. */
const share = Number(process.env.BENCH_SHARE ?? 0.01);
const sized = (full: number) => Math.max(1, Math.round(full * share));
const COMMANDS = sized(100_000);
const LOSSY_COMMANDS = sized(10_000);
const STALE_EDITS = sized(10_000);
const KILLS = sized(50);
const ASSIGNMENTS = 20;
const SELECTION = 100;
/** A person has one session, and several hands at work with it. */
const HANDS = 16;
const PEOPLE = ['dispatcher@example.test', 'dispatcher2@example.test', 'scheduler@example.test'];

const today = () => dateInZone(new Date(), DEMO_ZONE);
const boardPath = () => `/delivery_manifest?date=${today()}&events=1&per_page=9999`;

async function read<T>(caller: Caller, path: string): Promise<T> {
  return (await (await caller.get(path)).json()) as T;
}

function callOf(caller: Caller): Call {
  return async <T>(method: 'GET' | 'POST', path: string, command?: Parameters<Call>[2]) => {
    const headers: Record<string, string> = command ? { 'idempotency-key': command.key } : {};
    if (command?.version !== undefined) headers['if-match'] = `"${command.version}"`;
    const response = await caller.send(method, path, command?.body, headers);
    return { status: response.status, body: (await response.json()) as T };
  };
}

/** Looks into the embedded database while no product runs on it. */
async function inside<T>(DATA_DIR: string, look: (db: Db) => Promise<T>): Promise<T> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: join(DATA_DIR, 'database') }, log);
  return look(database.db).finally(() => database.close());
}

function none(name: string, found: readonly string[], method: string): Figure {
  for (const each of found.slice(0, 10)) process.stderr.write(`  ${each}\n`);
  return atMost(name, found.length, 0, '', method);
}

/** Free deliveries of the day, those first that nobody has set out for, with a run that has room for them. */
async function movable(caller: Caller, count: number) {
  const runs = await read<ManifestView[]>(caller, boardPath());
  const stops = runs
    .flatMap((run) => run.events.filter((event) => isMoveOffered(event, run)))
    .sort((a, b) => a.delivery_event_status_id - b.delivery_event_status_id);
  const to = runs.find((run) => run.delivery_manifest_status_id === 2) ?? runs.at(-1);
  return { stops: stops.slice(0, count), to };
}

async function move(caller: Caller, path: string, stops: readonly EventView[]): Promise<CommandAnswer> {
  const body = {
    delivery_event_ids: stops.map((stop) => stop.id),
    versions: Object.fromEntries(stops.map((stop) => [stop.id, stop.version])),
    reason: 'bench',
  };
  const response = await caller.send('POST', path, body, { 'idempotency-key': randomUUID() });
  return (await response.json()) as CommandAnswer;
}

/** On the day of the board, which has more than a hundred free deliveries. */
export async function measureAssignment(DATA_DIR: string): Promise<Figure[]> {
  const product = await startProduct({ DATA_DIR });
  const caller = await signIn(product.url, 'dispatcher@example.test');
  const { stops: free, to } = await movable(caller, SELECTION);
  let stops = free;
  const took: number[] = [];
  for (let turn = 0; turn < ASSIGNMENTS; turn++) {
    stops = (await move(caller, '/delivery_manifest/unassign_override', stops)).events;
    const started = performance.now();
    stops = (await move(caller, `/delivery_manifest/${to?.id}/move_override`, stops)).events;
    took.push(performance.now() - started);
  }
  await product.stop();
  const method = `${stops.length} waiting deliveries to one run, ${ASSIGNMENTS} times, from the call to its answer`;
  return [tell(atMost('Assign 100 stops, p95', percentile(took, 0.95), 300, 'ms', method))];
}

/** Loses three of ten answers after the product has done the work. */
async function lossyProxy(target: string) {
  const random = randomFrom(7);
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      if (path?.includes('/change_status') && random.chance(0.3)) {
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function answersLost(product: Product): Promise<Figure> {
  const proxy = await lossyProxy(product.url);
  const caller = await signIn(proxy.url, 'dispatcher@example.test');
  const { stops: open } = await movable(caller, SELECTION);
  const stops = open.filter((stop) => stop.delivery_event_status_id === EVENT_STATUS.scheduled);
  const doubled: string[] = [];
  const versions = new Map(stops.map((stop) => [stop.id, stop.version]));
  for (let turn = 0; turn < LOSSY_COMMANDS; turn++) {
    const stop = stops[turn % stops.length];
    if (!stop) break;
    const version = versions.get(stop.id) ?? 1;
    // Going there, and there: each is a try at the door, which a repeat would count twice.
    const body = { delivery_event_status_id: Math.floor(turn / stops.length) % 2 === 0 ? 2 : 3 };
    const path = `/delivery_manifest/${stop.delivery_manifest_id}/delivery_events/${stop.id}/change_status`;
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    let answer: Response | null = null;
    while (!answer) answer = await caller.send('POST', path, body, headers).catch(() => null);
    const { events } = (await answer.json()) as Partial<CommandAnswer>;
    const now = events?.find((event) => event.id === stop.id)?.version ?? 0;
    if (now !== version + 1) doubled.push(`stop ${stop.id}: version ${version} became ${now}`);
    versions.set(stop.id, now);
  }
  proxy.close();
  const method = `${LOSSY_COMMANDS} commands, three of ten answers lost, repeated until one comes`;
  return none('Doubled commands when answers are lost', doubled, method);
}

async function staleEdits(product: Product): Promise<Figure> {
  const callers = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
  const [caller] = callers;
  if (!caller) throw new Error('Nobody signed in');
  const { stops } = await movable(caller, 1);
  const stop = stops[0];
  if (!stop) throw new Error('The demo day has no open stop');
  const path = `/delivery_manifest/${stop.delivery_manifest_id}/delivery_events/${stop.id}`;
  let { version } = stop;
  const lost: string[] = [];
  const AT_ONCE = 50;
  for (let sent = 0; sent < STALE_EDITS; sent += AT_ONCE) {
    const isLock = (sent / AT_ONCE) % 2 === 0;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        (callers[index % callers.length] ?? caller).send(
          'POST',
          `${path}/${isLock ? 'lock' : 'unlock'}`,
          isLock ? { reason: `person ${index}` } : {},
          { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` },
        ),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    await Promise.all(answers.map((answer) => answer.text()));
    const won = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 412).length;
    if (won !== 1 || won + refused !== AT_ONCE)
      lost.push(`${won} won, ${refused} were told: ${statuses.join(' ')}`);
    version += 1;
  }
  const method = `${STALE_EDITS} edits of one stop, ${AT_ONCE} at once with one version: one wins, all others are told`;
  return none('Lost updates', lost, method);
}

async function randomDay(DATA_DIR: string): Promise<Figure> {
  const before = await inside(DATA_DIR, dayBefore);
  const product = await startProduct({ DATA_DIR });
  const signedIn = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
  const callers = Array.from({ length: HANDS }, (_, hand) => signedIn[hand % signedIn.length] as Caller);
  const each = Math.ceil(COMMANDS / callers.length);
  const done = await Promise.all(
    callers.map((caller, index) => workADay(callOf(caller), randomFrom(index + 1), today(), each)),
  );
  await product.stop();
  const acknowledged = done.flatMap((one) => one.acknowledged);
  const broken = await inside(DATA_DIR, (db) => brokenInvariants(db, before, acknowledged));
  const wrong = done.flatMap((one) => one.wrong);
  const method = `${COMMANDS} random commands by ${callers.length} hands on one day, ${acknowledged.length} of them done`;
  return none('Broken invariants of a day', [...wrong, ...broken], method);
}

async function killed(DATA_DIR: string): Promise<Figure> {
  const before = await inside(DATA_DIR, dayBefore);
  const random = randomFrom(9);
  const acknowledged: string[] = [];
  for (let time = 0; time < KILLS; time++) {
    const product = await startProduct({ DATA_DIR });
    const callers = await Promise.all(PEOPLE.map((email) => signIn(product.url, email)));
    const timer = setTimeout(() => product.process.kill('SIGKILL'), random.between(300, 2_000));
    const kept: string[] = [];
    await Promise.allSettled(
      callers.map(async (caller, index) => {
        const call = callOf(caller);
        const noting: Call = async <T>(...args: Parameters<Call>) => {
          const answer = await call<T & Partial<CommandAnswer>>(...args);
          const { command_id, undo_until } = answer.body;
          if (answer.status === 200 && command_id && undo_until) kept.push(command_id);
          return answer;
        };
        await workADay(noting, randomFrom(time * 10 + index), today(), 1_000);
      }),
    );
    clearTimeout(timer);
    await product.stop();
    acknowledged.push(...kept);
  }
  const broken = await inside(DATA_DIR, (db) => brokenInvariants(db, before, acknowledged));
  const method = `kill -9 in the middle of the work, ${KILLS} times; ${acknowledged.length} acknowledged commands`;
  return none('Lost or half-done commands after kill -9', broken, method);
}

/** What must never go wrong, counted. */
export async function measureCorrectness(DATA_DIR: string): Promise<Figure[]> {
  const product = await startProduct({ DATA_DIR });
  const figures = [tell(await answersLost(product))];
  figures.push(tell(await staleEdits(product)));
  await product.stop();
  figures.push(tell(await randomDay(DATA_DIR)));
  return [...figures, tell(await killed(DATA_DIR))];
}

/** The parts take long: each says what it found at once. */
function tell(figure: Figure): Figure {
  process.stdout.write(`  ${figure.name}: ${figure.value} (${figure.method})\n`);
  return figure;
}
