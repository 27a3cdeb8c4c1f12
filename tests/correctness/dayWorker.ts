import { randomUUID } from 'node:crypto';
import type { CommandAnswer, EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { isRecipientStop } from '../../src/domain/stops/eventType';
import { isOpenStop } from '../../src/domain/runs/stopOrder';
import { statusesOffered } from '../../src/domain/stops/transitions';
import type { Random } from '../../server/demo/random';

export interface Answer<T> {
  status: number;
  body: T;
}
/** One call as one person; `version` is what `If-Match` says. */
export type Call = <T>(
  method: 'GET' | 'POST',
  path: string,
  command?: { key: string; version?: number; body?: object },
) => Promise<Answer<T>>;

/** What a worker has seen happen. */
export interface WorkDone {
  sent: number;
  /** Ids of commands whose success was answered and that changed something. */
  acknowledged: string[];
  refused: Map<string, number>;
  /** Answers that no command may give. */
  wrong: string[];
}

interface Board {
  manifests: ManifestView[];
  pool: EventView[];
}
type Problem = CommandAnswer & { status_code?: string };

/**
 * What a person does shows on the board at once, what the others do after this many commands: stale edits are part of
 * the work.
 */
const GLANCE_EVERY = 20;
/** A day that is not refilled is soon over, one that only grows is no day: more is added while fewer are open. */
const OPEN_AT_LEAST = 60;
const EXPECTED = new Set([200, 400, 403, 404, 409, 412, 422]);

/** One person at the desk who does anything to anything, as the board of a few commands ago shows it. */
export async function workADay(
  call: Call,
  random: Random,
  date: string,
  commands: number,
): Promise<WorkDone> {
  const done: WorkDone = { sent: 0, acknowledged: [], refused: new Map(), wrong: [] };
  let board: Board = { manifests: [], pool: [] };
  const look = async () => {
    const manifests = await call<ManifestView[]>(
      'GET',
      `/delivery_manifest?date=${date}&events=1&per_page=500`,
    );
    const pool = await call<EventView[]>('GET', `/delivery_manifest/unassigned?date=${date}`);
    for (const { status, body } of [manifests, pool])
      if (status !== 200) throw new Error(`The day cannot be read: ${status} ${JSON.stringify(body)}`);
    board = { manifests: manifests.body, pool: pool.body };
  };
  const take = ({ manifests = [], events = [] }: Partial<Problem>) => {
    const states = new Map(manifests.map((run) => [run.id, run]));
    const changed = new Set(events.map((event) => event.id));
    board = {
      manifests: board.manifests.map((run) => states.get(run.id) ?? run),
      pool: [
        ...board.pool.filter((stop) => !changed.has(stop.id)),
        ...events.filter((stop) => stop.delivery_manifest_id === null && stop.delivery_date === date),
      ],
    };
  };
  const send = async (path: string, body: object, version?: number) => {
    const { status, body: answer } = await call<Problem>('POST', path, { key: randomUUID(), version, body });
    done.sent += 1;
    if (status === 200) take(answer);
    if (!EXPECTED.has(status)) done.wrong.push(`${path}: ${status} ${JSON.stringify(answer)}`);
    const codes = [answer.status_code, ...(answer.results ?? []).map((result) => result.status_code)];
    for (const code of codes) if (code) done.refused.set(code, (done.refused.get(code) ?? 0) + 1);
    if (status === 200 && answer.undo_until !== null) done.acknowledged.push(answer.command_id);
    return codes.some((code) => ['OVERTIME_WORK', 'plan001', 'br003', 'br006'].includes(code ?? ''));
  };
  /** As a person does who is asked "Force change?" and says yes now and then. */
  const sendOrForce = async (path: string, body: object, version?: number) => {
    const isAsked = await send(path, body, version);
    if (isAsked && random.chance(0.6)) await send(`${path}_override`, body, version);
  };
  const stops = () => [...board.manifests.flatMap((run) => run.events), ...board.pool];
  const doors = () => stops().filter((stop) => isRecipientStop(stop.delivery_event_type_id));
  const selection = (most: number) => {
    const chosen = random.shuffle(doors()).slice(0, random.between(1, most));
    const versions = Object.fromEntries(chosen.map((stop) => [stop.id, stop.version]));
    return { delivery_event_ids: chosen.map((stop) => stop.id), versions };
  };
  const eventPath = (stop: EventView) =>
    `/delivery_manifest/${stop.delivery_manifest_id ?? 0}/delivery_events/${stop.id}`;

  const verbs: (() => Promise<unknown>)[] = [
    () => {
      const at = random.chance(0.3) ? null : random.between(1, 8);
      const run = random.pick(board.manifests);
      return sendOrForce(`/delivery_manifest/${run.id}/move`, { ...selection(4), at, reason: 'asked for' });
    },
    () => sendOrForce('/delivery_manifest/unassign', { ...selection(2), reason: 'asked for' }),
    async () => {
      const stop = random.pick(doors());
      const offered = statusesOffered(stop);
      if (offered.length === 0) return;
      const status = { delivery_event_status_id: random.pick(offered) };
      const words = { non_delivery_reason_id: 1, comments: 'heard by phone', receptor_name: 'NEIGHBOUR' };
      await sendOrForce(`${eventPath(stop)}/change_status`, { ...status, ...words }, stop.version);
    },
    () => {
      const stop = random.pick(doors());
      const { destination_id } = stop;
      return sendOrForce(`${eventPath(stop)}/re_schedule`, { destination_id }, stop.version);
    },
    async () => {
      if (doors().filter(isOpenStop).length >= OPEN_AT_LEAST) return;
      const run = random.pick(board.manifests);
      const { participant_id, destination_id } = random.pick(doors());
      const tracking_number = `W${randomUUID().slice(0, 12)}`;
      const body = { delivery_event_type_id: 3, participant_id, destination_id, tracking_number };
      await sendOrForce(`/delivery_manifest/${run.id}/delivery_events_addon`, body, run.version);
    },
    () => {
      const run = random.pick(board.manifests);
      const body = { delivery_event_type_id: 4 };
      return sendOrForce(`/delivery_manifest/${run.id}/delivery_events_addon`, body, run.version);
    },
    () => {
      const stop = random.pick(doors());
      if (stop.locked_at !== null) return send(`${eventPath(stop)}/unlock`, {}, stop.version);
      return send(`${eventPath(stop)}/lock`, { reason: 'promised' }, stop.version);
    },
    () => {
      const run = random.pick(board.manifests);
      if (run.locked_at !== null) return send(`/delivery_manifest/${run.id}/unlock`, {}, run.version);
      return send(`/delivery_manifest/${run.id}/lock`, { reason: 'training' }, run.version);
    },
    async () => {
      const own = done.acknowledged.slice(-3);
      if (own.length > 0) await send(`/commands/${random.pick(own)}/undo`, {});
    },
  ];
  // Moves and outcomes are most of a day.
  const often = [...verbs, ...verbs.slice(0, 3), ...verbs.slice(0, 1), ...verbs.slice(-1)];
  let idle = 0;
  let seen = -GLANCE_EVERY;
  while (done.sent < commands) {
    if (done.sent - seen >= GLANCE_EVERY) {
      await look();
      seen = done.sent;
    }
    if (doors().length === 0) break;
    const before = done.sent;
    await random.pick(often)();
    idle = done.sent === before ? idle + 1 : 0;
    if (idle > 100) break;
  }
  return done;
}
