import type { Point } from '../../domain/addresses/distance';
import type { Pixel } from '../../domain/map/clusters';
import { placeAtPixel, worldPixel } from '../../domain/map/mapPixels';
import type { MapView } from '../mapEngine';

/** The part of the earth that a map shows, and its size in pixels. */
export interface Frame extends MapView {
  readonly width: number;
  readonly height: number;
}

/** Where a place is in the frame. */
export function pixelIn(frame: Frame): (point: Point) => Pixel {
  const middle = worldPixel(frame.center, frame.zoom);
  const [left, top] = [middle.x - frame.width / 2, middle.y - frame.height / 2];
  return (point) => {
    const { x, y } = worldPixel(point, frame.zoom);
    return { x: x - left, y: y - top };
  };
}

/** The place at a pixel of the frame. */
export function placeIn(frame: Frame, { x, y }: Pixel): Point {
  const middle = worldPixel(frame.center, frame.zoom);
  return placeAtPixel({ x: middle.x + x - frame.width / 2, y: middle.y + y - frame.height / 2 }, frame.zoom);
}

/** Whether a pixel is in the frame, or this many pixels around it. */
export function isWithin({ x, y }: Pixel, { width, height }: Frame, margin: number): boolean {
  return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;
}
