import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { manifestStatusFrom } from '../../../src/domain/manifestStatus';
import { toWire } from '../../../src/domain/dates';
import type { CommandAnswer as AnswerView } from '../../../src/domain/dispatchView';
import type { Trx } from '../../database/database';
import type { CommandBefore } from '../../database/tables/day';
import { actorOf, type Actor } from '../../plugins/actor';
import { notFound } from '../../plugins/errors';
import { writeAudit } from '../../plugins/audit';
import { publish } from '../../plugins/outbox';
import { etasOf } from '../etas';
import { readManifests } from '../readManifests';
import { isWitness } from '../runScope';
import type { StopTarget } from './command';
import { lockRun, type LockedRun, type LockedStop } from './lockedRun';
import { recordCommand } from './recordCommand';
import { requireStopVersion } from './stopVersion';
import { writeEtas, writeStop, type StopValues, type TransitionLine } from './writeStop';

export interface WorkOptions {
  /** The verb. */
  name: string;
  trx: Trx;
  request: FastifyRequest;
  now: Date;
  isForced?: boolean;
  /** Shared by the items of a bulk command, so that one undo takes them all back. */
  commandId?: string;
}

/** How long a command can be taken back. */
const UNDO_MINUTES = 10;

/**
 * One command while its transaction is open. A verb opens the stops that it is about and changes them; `finish` then
 * writes what every change brings along: state and expected arrivals of the runs, audit, outbox, the state before.
 */
export class Work {
  readonly commandId: string;
  readonly trx: Trx;
  readonly now: Date;
  readonly actor: Actor;
  readonly isForced: boolean;
  private readonly runs = new Map<number, LockedRun>();
  private readonly changed = new Map<number, LockedStop>();
  private readonly touchedRuns = new Set<number>();
  private readonly before: CommandBefore['rows'] = [];

  constructor(private readonly options: WorkOptions) {
    this.commandId = options.commandId ?? randomUUID();
    this.trx = options.trx;
    this.now = options.now;
    this.actor = actorOf(options.request);
    this.isForced = options.isForced ?? false;
  }

  /** Locks runs in the order of their ids, so that two commands cannot wait for each other. Throws 404. */
  async openRuns(manifestIds: readonly number[]): Promise<LockedRun[]> {
    const opened: LockedRun[] = [];
    for (const id of [...new Set(manifestIds)].sort((a, b) => a - b)) {
      const run = this.runs.get(id) ?? (await lockRun(this.trx, this.actor, id));
      this.runs.set(id, run);
      opened.push(run);
    }
    return opened;
  }

  /**
   * Locks the run, finds the stop in it and checks that the caller has seen its present version. Throws 404 (also for
   * a stop of another run), 428 and 412.
   */
  async openStop({ manifestId, eventId, named }: StopTarget): Promise<{ run: LockedRun; stop: LockedStop }> {
    const [run] = await this.openRuns([manifestId]);
    const stop = run?.stops.find((each) => each.id === eventId);
    if (!run || !stop) throw notFound();
    const mayOmit = isWitness(this.actor, run);
    await requireStopVersion(this.options.request, this.trx, { stop, named, mayOmit });
    return { run, stop };
  }

  /**
   * Writes new values of a stop, its next version, its audit entry and, when given, a line of its history. The stop in
   * hand is changed too, so that later rules of the same command see it.
   */
  async changeStop(
    run: LockedRun,
    stop: LockedStop,
    values: StopValues,
    line?: TransitionLine,
  ): Promise<void> {
    const { request, name, trx } = this.options;
    const versionBefore = stop.version;
    const before = await writeStop(trx, stop, values, this.now);
    Object.assign(stop, values, { version: versionBefore + 1 });
    this.before.push({ table: 'delivery_events', id: stop.id, version_after: stop.version, values: before });
    this.changed.set(stop.id, stop);
    this.touchedRuns.add(run.id);
    if (line) await this.addLine(run, stop, line);
    await writeAudit(trx, request, {
      action: this.isForced ? `${name}_override` : name,
      resource: 'delivery_events',
      record_id: stop.id,
      before: { ...auditable(before), version: versionBefore },
      after: { ...auditable(values), version: stop.version },
      command_id: this.commandId,
    });
  }

  /** Ends the command: what it answers (contract.md, Commands). */
  async finish(): Promise<AnswerView> {
    const runs = [...this.touchedRuns].flatMap((id) => this.runs.get(id) ?? []);
    for (const run of runs) await this.updateRun(run);
    const undoUntil = new Date(this.now.getTime() + UNDO_MINUTES * 60_000);
    await recordCommand(this.trx, {
      id: this.commandId,
      name: this.options.name,
      actor: this.actor,
      rows: this.before,
      now: this.now,
      undoUntil,
    });
    const manifests = await readManifests(
      this.trx,
      runs.map((run) => run.id),
    );
    const events = manifests
      .flatMap((manifest) => manifest.events)
      .filter((event) => this.changed.has(event.id));
    // Last: from here to the commit other commands wait to publish theirs.
    for (const run of runs) await this.announce(run);
    return { command_id: this.commandId, manifests, events, undo_until: toWire(undoUntil) };
  }

  private async addLine(run: LockedRun, stop: LockedStop, line: TransitionLine): Promise<void> {
    await this.trx
      .insertInto('delivery_event_transitions')
      .values({
        delivery_event_id: stop.id,
        delivery_manifest_id: run.id,
        delivery_event_status_id: stop.delivery_event_status_id,
        delivery_event_type_id: stop.delivery_event_type_id,
        datetime: toWire(this.now),
        actor_user_id: this.actor.user_id,
        actor_name: this.actor.full_name,
        source: isWitness(this.actor, run) ? 'driver' : 'office',
        command_id: this.commandId,
        ...line,
      })
      .execute();
  }

  /** The run's own state follows from its stops; so do the expected arrivals, which have no version of their own. */
  private async updateRun(run: LockedRun): Promise<void> {
    const { trx, request, name } = this.options;
    const statusId = manifestStatusFrom(run.stops);
    await trx
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: statusId, version: run.version + 1, updated_at: this.now })
      .where('id', '=', run.id)
      .execute();
    await writeEtas(trx, etasOf(run.stops, run.time_zone, this.now));
    const before = { delivery_manifest_status_id: run.delivery_manifest_status_id, version: run.version };
    run.version += 1;
    run.delivery_manifest_status_id = statusId;
    const after = { delivery_manifest_status_id: statusId, version: run.version };
    const resource = 'delivery_manifest';
    await writeAudit(trx, request, {
      action: name,
      resource,
      record_id: run.id,
      before,
      after,
      command_id: this.commandId,
    });
  }

  private async announce(run: LockedRun): Promise<void> {
    const changed = run.stops.filter((stop) => this.changed.has(stop.id));
    await publish(this.trx, {
      topic: `dispatch:${run.delivery_date}`,
      event: 'manifest.changed',
      body: {
        manifest_id: run.id,
        version: run.version,
        event_ids: changed.map((stop) => stop.id),
        events: changed.map(({ id, version }) => ({ id, version })),
        command_id: this.commandId,
      },
      cdp_id: run.close_door_pharmacy_id,
    });
  }
}

/** A signature is an image: the log says that there was one. */
function auditable(values: Record<string, unknown>): Record<string, unknown> {
  return 'signature' in values ? { ...values, signature: values.signature ? '(signed)' : null } : values;
}
