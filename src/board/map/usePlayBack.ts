import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TimedPoint } from '../../domain/map/vehicleMotion';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { MapVehicleTrack } from '../../map/mapScene';
import { useValue } from '../../providers/valueStore';
import { useInteraction } from '../interaction/useInteraction';
import { readTrack } from './useVehicleTracks';

export interface Playing {
  /** Milliseconds since 1970. */
  readonly moment: number;
  readonly from: number;
  readonly to: number;
  readonly setMoment: (moment: number) => void;
  readonly vehicles: readonly MapVehicleTrack[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const NO_TRACK: readonly TimedPoint[] = [];

/** A run that is played back: its vehicle alone, at a moment of the day. Null while the map is live. */
export function usePlayBack(run: ManifestView | undefined): Playing | null {
  const asked = useValue(useInteraction().onMap);
  const isPlayed = run !== undefined && asked?.isPlayed === true && asked.runId === run.id;
  const [chosen, setMoment] = useState<number | null>(null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['positions', 'track', run?.id],
    queryFn: ({ signal }) => readTrack(run?.id ?? 0, signal),
    enabled: isPlayed,
    retry: false,
  });
  const track = data ?? NO_TRACK;
  const vehicles = useMemo(
    () =>
      run && track.length > 0
        ? [{ runId: run.id, color: run.cdp_color, track, title: run.employee ?? run.name, where: null }]
        : [],
    [run, track],
  );
  if (!isPlayed) return null;
  const from = track[0]?.at ?? 0;
  const to = track.at(-1)?.at ?? 0;
  return {
    moment: Math.min(Math.max(chosen ?? from, from), to),
    from,
    to,
    setMoment,
    vehicles,
    isPending,
    error,
    retry: () => void refetch(),
  };
}
