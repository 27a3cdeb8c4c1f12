import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { currentPositionsCall, trackCall } from '../../contract/positions/positions';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { Point } from '../../domain/addresses/distance';
import { withPosition, type TimedPoint } from '../../domain/map/vehicleMotion';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { isUnderWay } from '../../domain/runs/manifestStatus';
import { fromWire } from '../../domain/time/dates';
import type { MapVehicleTrack } from '../../map/mapScene';
import { readApi } from '../../providers/callApi';
import { useLive } from '../../providers/useLive';
import { useAllowed } from '../../providers/usePermissions';

/** Many vehicles report at once; the map takes them together. Milliseconds. */
const GATHER_MS = 1_000;

type Tracks = ReadonlyMap<number, readonly TimedPoint[]>;

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** A position on the wire; null without a place or a time. */
function pointOnWire(body: Readonly<Record<string, unknown>>): TimedPoint | null {
  const { recorded_at: at, latitude, longitude, heading, speed } = body;
  if (typeof at !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return {
    at: fromWire(at).getTime(),
    latitude,
    longitude,
    heading: numberOrNull(heading),
    speed: numberOrNull(speed),
  };
}

/** The way of one run so far, oldest first. */
export async function readTrack(manifestId: number, signal: AbortSignal): Promise<TimedPoint[]> {
  const rows = await readApi(trackCall, { query: { delivery_manifest_id: manifestId } }, { signal });
  return rows.flatMap((row) => pointOnWire({ ...row }) ?? []);
}

/** Where the vehicles of the runs under way are and were a moment ago, kept current by the live stream. */
export function useVehicleTracks(date: string, manifests: readonly ManifestView[]) {
  const mayHear = useAllowed(PERMISSIONS.dispatch.currentPositions);
  const [tracks, setTracks] = useState<Tracks>(new Map());
  const gathered = useRef<(readonly [number, TimedPoint])[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const flush = () => {
    timer.current = null;
    const news = gathered.current;
    gathered.current = [];
    setTracks((before) => {
      const next = new Map(before);
      for (const [id, point] of news) next.set(id, withPosition(next.get(id) ?? [], point));
      return next;
    });
  };
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  const take = (id: unknown, body: Readonly<Record<string, unknown>>) => {
    const point = pointOnWire(body);
    if (typeof id !== 'number' || !point) return;
    gathered.current.push([id, point]);
    timer.current ??= setTimeout(flush, GATHER_MS);
  };
  const current = useQuery({
    queryKey: ['positions', date],
    queryFn: ({ signal }) => readApi(currentPositionsCall, { query: { date } }, { signal }),
    enabled: mayHear,
    retry: false,
  });
  useLive(mayHear ? `positions:${date}` : null, {
    onEvent: ({ body }) => take(body.delivery_manifest_id, body),
    onGap: () => void current.refetch(),
  });

  const known = current.data;
  const first = useMemo(
    () =>
      new Map(
        (known ?? []).flatMap((row) => {
          const point = pointOnWire({ ...row });
          return point ? [[row.delivery_manifest_id, point] as const] : [];
        }),
      ),
    [known],
  );
  const vehicles = useMemo(
    () =>
      manifests.flatMap((run): MapVehicleTrack[] => {
        const { id, employee, vehicle_name: vehicle, cdp_color: color } = run;
        if (!isUnderWay(run.delivery_manifest_status_id)) return [];
        const live = tracks.get(id) ?? [];
        const start = first.get(id);
        const track = start ? withPosition(live, start) : live;
        const title = [employee, vehicle].filter(Boolean).join(' · ');
        const where = run.position_at ?? null;
        return track.length > 0 ? [{ runId: id, color, track, title, where }] : [];
      }),
    [manifests, tracks, first],
  );
  const places = useMemo(() => {
    const last = new Map<number, Point>();
    for (const { runId, track } of vehicles) {
      const point = track.at(-1);
      if (point) last.set(runId, point);
    }
    return last;
  }, [vehicles]);
  return { vehicles, places };
}
