import { sql } from 'kysely';
import { endOfQueue, type Spot } from '../../../../../src/domain/runs/runPlaces';
import type { Trx } from '../../../../platform/database/database';
import type { LockedRun, LockedStop } from './lockedRun';

/**
 * Places and expected arrivals of the stops of the open runs. One statement at the end writes all of them. A place
 * follows from the order of the run, so neighbors get no new version, and two moves of different stops do not
 * conflict.
 */
export class Places {
  private readonly stored = new Map<number, string>();
  private readonly shifted = new Set<LockedStop>();
  private readonly recorded: { stop: LockedStop; logged: Record<string, unknown> }[] = [];
  private readonly moved = new Map<number, { stop: LockedStop; versions: number }>();

  /** Remembers the places that the database has. */
  hold(stops: readonly LockedStop[]): void {
    for (const stop of stops) this.stored.set(stop.id, placeOf(stop));
  }

  spotOf(run: LockedRun | null, stop: LockedStop): Spot {
    const index = run?.stops.indexOf(stop) ?? -1;
    return {
      manifest_id: run?.id ?? null,
      delivery_date: stop.delivery_date,
      planned_at: stop.planned_at,
      secuence: stop.secuence,
      after_id: run?.stops[index - 1]?.id ?? null,
      before_id: (index >= 0 ? run?.stops[index + 1]?.id : undefined) ?? null,
    };
  }

  takeOut(run: LockedRun | null, stop: LockedStop): void {
    if (run) run.stops.splice(run.stops.indexOf(stop), 1);
    stop.delivery_manifest_id = null;
    stop.secuence = null;
    stop.eta = null;
  }

  /** @param at place from 1 that the stop then has; the end of the queue when left out */
  putIn(run: LockedRun, stop: LockedStop, at?: number): void {
    const place = Math.max(1, Math.min(at ?? endOfQueue(run.stops), run.stops.length + 1));
    run.stops.splice(place - 1, 0, stop);
    stop.delivery_manifest_id = run.id;
    stop.secuence = place;
  }

  /** The stop itself has been moved, and gets its next version. */
  markMoved(stop: LockedStop): void {
    stop.version += 1;
    const { versions = 0 } = this.moved.get(stop.id) ?? {};
    this.moved.set(stop.id, { stop, versions: versions + 1 });
  }

  /** Adds to the change log entry the place that the stop has when the command ends. */
  record(stop: LockedStop, logged: Record<string, unknown>): void {
    this.recorded.push({ stop, logged });
  }

  forget(stop: LockedStop): void {
    this.moved.delete(stop.id);
    this.shifted.delete(stop);
  }

  /** Numbers the stops in the current order of their runs. */
  number(runs: Iterable<LockedRun>): void {
    for (const run of runs) {
      run.stops.forEach((stop, index) => {
        stop.secuence = index + 1;
        if (this.stored.get(stop.id) !== placeOf(stop)) this.shifted.add(stop);
      });
    }
    for (const { stop, logged } of this.recorded) logged.secuence = stop.secuence;
  }

  /** Stores changed expected arrivals. They are not part of a stop's version, because users do not edit them. */
  expect(run: LockedRun, etas: ReadonlyMap<number, string | null>): void {
    for (const stop of run.stops) {
      const eta = etas.get(stop.id);
      if (eta === undefined) continue;
      stop.eta = eta;
      this.shifted.add(stop);
    }
  }

  /** Marks that the promise of a stop has changed. */
  promise(stop: LockedStop): void {
    this.shifted.add(stop);
  }

  async write(trx: Trx, now: Date): Promise<void> {
    const moved = [...this.moved.values()].map(({ stop }) => stop);
    const changed = new Map([...this.shifted, ...moved].map((stop) => [stop.id, stop]));
    if (changed.size === 0) return;
    const stops = [...changed.values()];
    await sql`
      update delivery_events set delivery_manifest_id = moved.run, secuence = moved.place, eta = moved.eta,
        delivery_date = moved.day, planned_at = moved.planned, version = version + moved.versions,
        updated_at = case when moved.versions > 0 then ${now}::timestamptz else updated_at end
      from unnest(${stops.map((stop) => stop.id)}::bigint[],
        ${stops.map((stop) => stop.delivery_manifest_id)}::bigint[], ${stops.map((stop) => stop.secuence)}::int[],
        ${stops.map((stop) => stop.eta)}::timestamptz[], ${stops.map((stop) => stop.delivery_date)}::date[],
        ${stops.map((stop) => stop.planned_at)}::timestamptz[],
        ${stops.map((stop) => this.moved.get(stop.id)?.versions ?? 0)}::int[]
      ) as moved(id, run, place, eta, day, planned, versions)
      where delivery_events.id = moved.id
    `.execute(trx);
    this.moved.clear();
    this.shifted.clear();
    this.hold(stops);
  }
}

function placeOf(stop: LockedStop): string {
  return `${stop.delivery_manifest_id ?? 0}:${stop.secuence ?? 0}`;
}
