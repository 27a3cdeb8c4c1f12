import type { LiveEvent } from '../../../../platform/plugins/outbox';
import { driverWhoKnows } from '../../../../records/runs/runScope';
import type { LockedRun, LockedStop } from './lockedRun';

type Seen = Pick<LockedStop, 'id' | 'version'>;

const named = (stops: readonly Seen[], commandId: string) => ({
  event_ids: stops.map((stop) => stop.id),
  events: stops.map(({ id, version }) => ({ id, version })),
  command_id: commandId,
});

/**
 * Announces that runs have new versions, and names the stops whose own version has changed. The former driver of a
 * run is notified too.
 *
 * @param knewOf drivers who could see the runs before the command
 */
export function runsChanged(
  runs: readonly LockedRun[],
  isChanged: (stop: Seen) => boolean,
  { commandId, knewOf }: { commandId: string; knewOf: ReadonlyMap<number, number | null> },
): LiveEvent[] {
  return runs.map((run) => ({
    topic: `dispatch:${run.delivery_date}`,
    event: 'manifest.changed',
    body: { manifest_id: run.id, version: run.version, ...named(run.stops.filter(isChanged), commandId) },
    cdp_id: run.close_door_pharmacy_id,
    driver_ids: [knewOf.get(run.id) ?? null, driverWhoKnows(run)],
  }));
}

/** A stop has come into the pool of a day, has left it or has changed in it. */
export interface PoolChange {
  date: string;
  cdpId: number;
  stop: Seen;
}

/** One message per day and CDP, however many stops. */
export function poolChanged(changes: readonly PoolChange[], commandId: string): LiveEvent[] {
  const groups = new Map<string, { change: PoolChange; stops: Map<number, Seen> }>();
  for (const change of changes) {
    const key = `${change.date}:${change.cdpId}`;
    const group = groups.get(key) ?? { change, stops: new Map<number, Seen>() };
    group.stops.set(change.stop.id, change.stop);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ change, stops }) => ({
    topic: `dispatch:${change.date}`,
    event: 'pool.changed',
    body: named([...stops.values()], commandId),
    cdp_id: change.cdpId,
  }));
}
