import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { toWire } from '../../../../../src/domain/time/dates';
import type { CommandAnswer as AnswerView, ItemResult } from '../../../../../src/domain/runs/dispatchView';
import type { Trx } from '../../../../platform/database/database';
import type { Commander } from '../../../../platform/plugins/actor';
import { withinScope } from '../../../../records/runs/runScope';
import { readPace } from '../../../../planning/roads/readPace';
import { readManifests } from '../../readManifests';
import { publishAll } from '../../../../platform/plugins/outbox';
import { poolChanged, runsChanged, type PoolChange } from './announce';
import { auditable, auditablePlace, auditableStop } from './auditable';
import { settleBags } from '../rules/bagLinks';
import { changedEvents } from './changedEvents';
import { endQuestions, type ClosedDayRule } from '../rules/closedDay';
import { CommandLog } from './commandLog';
import { insertStops, type NewStop, type WantedStop } from './insertStops';
import type { LockedRun, LockedStop } from './lockedRun';
import { settleMeetings } from '../rules/meetings';
import { OpenRecords } from './openRecords';
import { Questions } from '../rules/questions';
import { RouteChanges } from '../../planning/routeChanges';
import { EXPECTED, hasNewWindow, Promises } from '../rules/promises';
import { etasAfter } from './runAfter';
import { recordCommand } from './recordCommand';
import { tellOfCommand } from '../../../news/tellOfCommand';
import { tellClientsOf, tellRecipientsOf } from './tellRecipientsOf';
import { deleteRunRows } from './dayRuns';
import { writeRunsAfter, type NewRunValues } from './writeRunsAfter';
import { writeStop } from './writeStop';
import type { RunValues, StopValues, TransitionLine } from './writeStop';
import { MINUTE_MS } from '../../../../../src/domain/time/durations';

export interface WorkOptions {
  /** The verb. */
  name: string;
  trx: Trx;
  request: FastifyRequest;
  /** Gives the command in the place of the person behind the request: the page of a recipient has no session. */
  recipient?: Commander;
  now: Date;
  isForced?: boolean;
  /** Effect that the verb may have on a day whose bags and cash are counted. */
  onClosedDay: ClosedDayRule;
  /** Shared by the items of a bulk command, so that one undo takes them all back. */
  commandId?: string;
}

/** Where a stop goes: to a run, or to the pool of a day. */
export interface Destination {
  run: LockedRun | null;
  /** Place from 1 that it then has; the end of the queue when left out. */
  at?: number;
  /** Day of the pool; the stop's own when left out. A run has its day. */
  date?: string;
  /**
   * The new promise: the arrival that is expected when the command ends, no promise (null), or an earlier promise
   * that is restored. When omitted, the promise is kept, and a stop without a promise gets one when it joins a run.
   */
  promise?: typeof EXPECTED | string | null;
}

/** How long a command can be undone. */
const UNDO_MINUTES = 10;

/**
 * One command while its transaction is open. A verb opens its stops and runs and changes them. `finish` then writes
 * everything that follows from the changes: places, states and expected arrivals, histories, audit, outbox, and the
 * data for an undo.
 */
export class UnitOfWork extends OpenRecords {
  readonly commandId: string;
  readonly now: Date;
  readonly isForced: boolean;
  readonly log: CommandLog;
  private readonly changed = new Map<number, LockedStop>();
  /** Runs whose whole new state the answer carries. */
  readonly touchedRuns = new Set<number>();
  private readonly removedRuns = new Set<number>();
  private readonly promises = new Promises();
  private readonly newRunValues = new Map<number, NewRunValues>();
  private readonly poolChanges: PoolChange[] = [];
  private readonly results: ItemResult[] = [];
  readonly questions = new Questions(this);
  private readonly route = new RouteChanges();
  private facts: Record<string, unknown> = {};
  /** The command that this one undoes. */
  undoesId: string | null = null;

  constructor(private readonly options: WorkOptions) {
    super(options.trx, options.request, options.recipient);
    this.commandId = options.commandId ?? randomUUID();
    this.now = options.now;
    this.isForced = options.isForced ?? false;
    const { actor, isForced, commandId } = this;
    this.log = new CommandLog({ ...options, actor, isForced, commandId });
  }

  /**
   * Writes new values of a stop, its next version, its audit entry and, when given, a line of its history. The given
   * object is changed too, so that later rules of the same command see the new values. `placeStop` changes the place.
   */
  async changeStop(
    run: LockedRun | null,
    stop: LockedStop,
    values: StopValues,
    line?: TransitionLine,
  ): Promise<void> {
    const version = stop.version;
    const before = await writeStop(this.trx, stop, values, this.now);
    if (hasNewWindow(stop, values)) this.promises.owe(stop);
    Object.assign(stop, values, { version: version + 1 });
    this.route.sawValues(run, values);
    this.log.before.push({ kind: 'stop', id: stop.id, version_after: stop.version, values: before });
    this.touch(run, stop);
    if (line) this.log.addLine(run, stop, line);
    this.log.addAudit({
      resource: 'delivery_events',
      record_id: stop.id,
      before: { ...auditable(before), version },
      after: { ...auditable(values), version: stop.version },
    });
  }

  /** Puts an open stop to a place of a run or into the pool of a day; its neighbours make room. */
  placeStop(stop: LockedStop, to: Destination, line?: TransitionLine): void {
    const from = this.runOf(stop);
    const before = auditablePlace(stop);
    const spot = this.places.spotOf(from, stop);
    this.touch(from, stop);
    this.places.takeOut(from, stop);
    stop.delivery_date = to.run?.delivery_date ?? to.date ?? stop.delivery_date;
    if (to.promise !== undefined && to.promise !== EXPECTED) stop.planned_at = to.promise;
    if (to.run) this.places.putIn(to.run, stop, to.at);
    this.places.markMoved(stop);
    this.route.sawMove(from, to.run);
    this.touch(to.run, stop);
    this.log.before.push({ kind: 'place', id: stop.id, version_after: stop.version, spot });
    if (line) this.log.addLine(to.run, stop, line);
    const after = auditablePlace(stop);
    this.places.record(stop, after);
    this.log.addAudit({ resource: 'delivery_events', record_id: stop.id, before, after });
    if (to.promise === EXPECTED || (to.run && to.promise === undefined && stop.planned_at === null))
      this.promises.owe(stop, after);
  }

  /** Inserts a new stop at a place of a run. */
  async addStop(run: LockedRun, values: NewStop, at?: number, line?: TransitionLine): Promise<void> {
    for (const stop of await insertStops(this, [{ run, values }])) this.takeIn(run, stop, at, line);
  }

  /** Inserts new stops at the ends of their runs, in the given order. Three statements, however many. */
  async addStops(wanted: readonly WantedStop[]): Promise<void> {
    const stops = await insertStops(this, wanted);
    wanted.forEach(({ run }, index) => {
      const stop = stops[index];
      if (stop) this.takeIn(run, stop, run.stops.length + 1);
    });
  }

  /** Puts a stop that this command has inserted into its run, and records the data for the undo and the log. */
  takeIn(run: LockedRun, stop: LockedStop, at?: number, line?: TransitionLine): LockedStop {
    this.places.hold([stop]);
    this.places.putIn(run, stop, at);
    this.route.sawMove(null, run);
    this.touch(run, stop);
    this.log.before.push({ kind: 'added', id: stop.id, version_after: stop.version });
    if (line) this.log.addLine(run, stop, line);
    const after = auditableStop(stop);
    this.log.addAudit({ resource: 'delivery_events', record_id: stop.id, after });
    if (stop.planned_at === null) this.promises.owe(stop, after);
    return stop;
  }

  /** Deletes a stop permanently. Only the undo of the command that added it may do this. */
  dropStop(stop: LockedStop, row: Record<string, unknown>): void {
    const run = this.runOf(stop);
    const spot = this.places.spotOf(run, stop);
    this.log.addAudit({ resource: 'delivery_events', record_id: stop.id, before: auditableStop(stop) });
    this.touch(run, stop);
    this.places.takeOut(run, stop);
    this.route.sawMove(run, null);
    this.places.forget(stop);
    this.log.dropLinesOf(stop);
    this.changed.delete(stop.id);
    this.log.before.push({ kind: 'removed', id: stop.id, version_after: stop.version, row, spot });
  }

  /** Writes columns of a run; its version and state follow at the end. */
  changeRun(run: LockedRun, values: RunValues): void {
    const columns = Object.keys(values) as (keyof RunValues)[];
    const before = Object.fromEntries(columns.map((column) => [column, run[column]]));
    Object.assign(run, values);
    this.log.before.push({ kind: 'run', id: run.id, values: before, after: { ...values } });
    const held = this.newRunValues.get(run.id);
    this.newRunValues.set(run.id, {
      before: { ...before, ...held?.before },
      after: { ...held?.after, ...values },
    });
    this.touchedRuns.add(run.id);
  }

  /**
   * Marks the open stops of the run as being in a planned order, with this way. The mark is removed when the run
   * changes.
   */
  markRouteUpdated(run: LockedRun, way: { polyline: string | null; metres: number }): void {
    this.route.planned(run);
    this.changeRun(run, { route_polyline: way.polyline, route_metres: Math.round(way.metres) });
  }

  /** A run is new, or leaves the day when the command ends (its stops have left it before). */
  markRun(run: LockedRun, as: 'added' | 'removed'): void {
    this.touchedRuns.add(run.id);
    if (as === 'removed') this.removedRuns.add(run.id);
  }

  /** Adds facts to the answer that the complete new states do not contain. */
  addToAnswer(facts: Record<string, unknown>): void {
    this.facts = { ...this.facts, ...facts };
  }

  /** Reports the result for one stop of a selection. With any result, the answer contains `results`. */
  report(result: ItemResult): void {
    this.results.push(result);
  }

  /** Ends the command and returns its answer (contract.md, Commands). */
  async finish(): Promise<AnswerView> {
    const { trx, now, commandId } = this;
    await endQuestions(this, this.options.onClosedDay);
    // An undo restores an earlier order, so it does not plan again.
    if (this.undoesId === null) {
      await settleBags(this, [...this.changed.values()]);
      await settleMeetings(this);
      await this.route.replan(this, this.runs);
    }
    this.places.number(this.runs.values());
    const runs = [...this.touchedRuns].flatMap((id) => this.runs.get(id) ?? []);
    const pace = await readPace(trx);
    for (const run of runs) this.places.expect(run, etasAfter(run, now, pace));
    // An undo makes no new promises either: the earlier promises are restored.
    if (this.undoesId === null) this.promises.give((stop) => this.places.promise(stop));
    await this.places.write(trx, now);
    await deleteRunRows(trx, [...this.removedRuns]);
    const kept = runs.filter((run) => !this.removedRuns.has(run.id));
    const wasIn = new Map(kept.map((run) => [run.id, run.delivery_manifest_status_id]));
    await writeRunsAfter(this, kept, {
      valuesOf: (id) => this.newRunValues.get(id),
      isRouteUpdated: (run) => this.route.isUpdated(run),
    });
    await this.log.write();
    const isDone = this.log.before.length > 0;
    const undoUntil = new Date(now.getTime() + UNDO_MINUTES * MINUTE_MS);
    if (isDone) {
      const dates = [...runs.map((run) => run.delivery_date), ...this.poolChanges.map(({ date }) => date)];
      await recordCommand(trx, {
        id: commandId,
        name: this.options.name,
        actor: this.actor,
        rows: this.log.before,
        now,
        undoUntil,
        dates: [...new Set(dates)],
        stopCount: this.changed.size,
        undoesId: this.undoesId,
      });
    }
    // A meeting touches the run of another driver too.
    const runIds = withinScope(this.actor, runs).map((run) => run.id);
    const manifests = await readManifests(trx, runIds, now);
    const events = await changedEvents(trx, manifests, this.changed);
    await tellRecipientsOf(this, [...this.changed.values()], kept);
    await tellClientsOf(this, [...this.changed.values()], kept);
    if (this.undoesId === null) {
      const { actor, changed, log } = this;
      await tellOfCommand({ trx, actor, now, changed, runs: kept, rows: log.before, wasIn });
    }
    // Last: from here to the commit other commands wait to publish theirs.
    await publishAll(trx, [
      ...runsChanged(runs, (stop) => this.changed.has(stop.id), { commandId, knewOf: this.knewOf }),
      ...poolChanged(this.poolChanges, commandId),
    ]);
    return {
      ...this.facts,
      command_id: commandId,
      manifests,
      events,
      undo_until: isDone ? toWire(undoUntil) : null,
      ...(this.results.length > 0 ? { results: this.results } : {}),
      ...(this.removedRuns.size > 0 ? { removed_manifest_ids: [...this.removedRuns] } : {}),
    };
  }

  private touch(run: LockedRun | null, stop: LockedStop): void {
    this.changed.set(stop.id, stop);
    if (run) this.touchedRuns.add(run.id);
    else this.poolChanges.push({ date: stop.delivery_date, cdpId: stop.close_door_pharmacy_id, stop });
  }
}
