import type { FastifyRequest } from 'fastify';
import type { Trx } from '../../../../platform/database/database';
import { actorOf, type Commander } from '../../../../platform/plugins/actor';
import { notFound } from '../../../../platform/plugins/errors';
import { requireVersion } from '../../../../platform/plugins/versions';
import { driverWhoKnows, isWithinScope, isWitness } from '../../../../records/runs/runScope';
import type { StopTarget } from '../stopTarget';
import { lockPoolStops, lockRun, lockRuns, type LockedRun, type LockedStop } from './lockedRun';
import { Places } from './places';
import { requireStopVersion, stopElsewhere } from './stopVersion';

/** The runs and stops that a command has under its locks, in the state that it has given them so far. */
export class OpenRecords {
  readonly actor: Commander;
  protected readonly runs = new Map<number, LockedRun>();
  protected readonly places = new Places();
  /** Per run, the driver who could see it before the command. */
  protected readonly knewOf = new Map<number, number | null>();
  private readonly pool = new Map<number, LockedStop>();

  constructor(
    readonly trx: Trx,
    readonly request: FastifyRequest,
    recipient?: Commander,
  ) {
    this.actor = recipient ?? actorOf(request);
  }

  /** Locks runs in the order of their ids, so that two commands cannot wait for each other. Throws 404. */
  async openRuns(manifestIds: readonly number[]): Promise<LockedRun[]> {
    const ids = [...new Set(manifestIds)].sort((a, b) => a - b);
    const missing = ids.filter((id) => !this.runs.has(id));
    for (const run of await lockRuns(this.trx, this.actor, missing)) {
      this.runs.set(run.id, run);
      this.knewOf.set(run.id, driverWhoKnows(run));
      this.places.hold(run.stops);
    }
    return ids.flatMap((id) => this.runs.get(id) ?? []);
  }

  /** Locks the run of the other driver of a meeting: a caller that may end one side ends both. */
  async openOther(manifestId: number): Promise<LockedRun> {
    const known = this.runs.get(manifestId);
    if (known) return known;
    const everybodys = { ...this.actor, is_driver: false, cdp_id: null };
    const run = await lockRun(this.trx, everybodys, manifestId);
    this.runs.set(run.id, run);
    this.knewOf.set(run.id, driverWhoKnows(run));
    this.places.hold(run.stops);
    return run;
  }

  /** Locks the run that a command is about and checks that the caller has seen its version. Throws 404, 428, 412. */
  async openRun(manifestId: number): Promise<LockedRun> {
    const [run] = await this.openRuns([manifestId]);
    if (!run) throw notFound();
    const { id, version } = run;
    await requireVersion(this.request, this.trx, { resource: 'delivery_manifest', id, version });
    return run;
  }

  /** Locks stops that no run has, in the order of their ids; those that are in a run or not this person's are left out. */
  async openPoolStops(ids: readonly number[]): Promise<LockedStop[]> {
    const missing = ids.filter((id) => !this.pool.has(id));
    for (const stop of await lockPoolStops(this.trx, this.actor, missing)) {
      this.pool.set(stop.id, stop);
      this.places.hold([stop]);
    }
    return ids.flatMap((id) => this.pool.get(id) ?? []);
  }

  /**
   * Locks the run, or for run 0 the stop of the pool, and checks that the caller has seen the stop's present version.
   * Throws 404 (also for a stop of another run), 428, and 412 with the new place of the stop.
   */
  async openStop(target: StopTarget): Promise<{ run: LockedRun | null; stop: LockedStop }> {
    const { manifestId, eventId, named } = target;
    const [run = null] = manifestId === 0 ? [] : await this.openRuns([manifestId]);
    // It may be open as the other side of a meeting.
    if (run && !isWithinScope(this.actor, run)) throw notFound();
    const stop = run
      ? run.stops.find((each) => each.id === eventId)
      : (await this.openPoolStops([eventId])).find((each) => each.delivery_manifest_id === null);
    const { request } = this;
    if (!stop) throw await stopElsewhere(request, this.trx, this.actor, target);
    // A recipient's page shows no versions: what it asks for is checked against the present state.
    const mayOmit = this.actor.user_id === null || (run !== null && isWitness(this.actor, run));
    await requireStopVersion(request, this.trx, { stop, named, mayOmit });
    return { run, stop };
  }

  /** As `openStop`, for verbs that need a run. */
  async openStopOfRun(target: StopTarget): Promise<{ run: LockedRun; stop: LockedStop }> {
    const { run, stop } = await this.openStop(target);
    if (!run) throw notFound();
    return { run, stop };
  }

  /** The opened run that contains the stop. */
  runOf(stop: LockedStop): LockedRun | null {
    return stop.delivery_manifest_id === null ? null : (this.runs.get(stop.delivery_manifest_id) ?? null);
  }
}
