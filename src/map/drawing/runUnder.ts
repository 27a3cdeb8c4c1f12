import { MARKER_SIZE } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import type { Pixel } from '../../domain/map/clusters';
import { pixelsToLine } from '../../domain/map/mapPixels';
import type { MapLine, MapVehicle } from '../mapScene';
import { pixelIn, type Frame } from './frame';
import { linePixels } from './placedScene';

const VEHICLE_REACH = MARKER_SIZE / 2;
const LINE_REACH = 9;

/** The run whose vehicle or line is under a pixel of the frame. */
export function runUnder(
  at: Pixel,
  frame: Frame,
  { lines, vehicles }: { lines: readonly MapLine[]; vehicles: readonly MapVehicle[] },
): number | null {
  const pixelOf = pixelIn(frame);
  const isNear = (point: Point) => {
    const { x, y } = pixelOf(point);
    return Math.hypot(x - at.x, y - at.y) <= VEHICLE_REACH;
  };
  const vehicle = vehicles.find(isNear);
  if (vehicle) return vehicle.runId;
  const near = lines
    .filter(({ look }) => look !== 'former')
    .map(({ runId, points }) => ({ runId, far: pixelsToLine(at, linePixels(points, frame)) }))
    .filter(({ far }) => far <= LINE_REACH);
  return near.sort((a, b) => a.far - b.far)[0]?.runId ?? null;
}
