import { useEffect } from 'react';
import {
  drawnPosition,
  isStillMoving,
  positionAt,
  trailDrawn,
  trailOf,
  vehicleState,
} from '../domain/map/vehicleMotion';
import type { MapEngine } from './mapEngine';
import type { MapVehicle, MapVehicleTrack } from './mapScene';

/** Between two pictures of what moves, and when nothing does but positions grow old. Milliseconds. */
const MOVING_MS = 100;
const CALM_MS = 1_000;
const STILL_MS = 15_000;

/** A vehicle as it is drawn: live, or at a moment of a run that is played back. */
function vehicleOf({ runId, color, track }: MapVehicleTrack, played: number | null): MapVehicle[] {
  const now = played ?? Date.now();
  const at = played === null ? drawnPosition(track, now) : positionAt(track, played);
  const last = played === null ? track.at(-1) : at;
  if (!at || !last) return [];
  const { latitude, longitude, heading } = at;
  const trail = played === null ? trailDrawn(track, now) : trailOf(track, played);
  return [{ runId, color, latitude, longitude, heading, state: vehicleState(last, now), trail }];
}

/** Draws vehicles again as long as one is on its way between two positions. */
export function useDrawnVehicles(
  engine: MapEngine | null,
  tracks: readonly MapVehicleTrack[],
  played: number | null,
): void {
  useEffect(() => {
    if (!engine) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      engine.drawVehicles(tracks.flatMap((track) => vehicleOf(track, played)));
      if (played !== null) return;
      const isMoving = tracks.some(({ track }) => isStillMoving(track, Date.now()));
      const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
      timer = setTimeout(draw, !isMoving ? STILL_MS : isCalm ? CALM_MS : MOVING_MS);
    };
    draw();
    return () => clearTimeout(timer);
  }, [engine, tracks, played]);
}
