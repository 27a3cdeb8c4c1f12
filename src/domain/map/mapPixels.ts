import type { Point } from '../addresses/distance';
import { toWorld } from '../addresses/mercator';
import type { Pixel } from './clusters';

/** Pixels across the whole world at zoom 0, as in the libraries of maps. */
const WORLD = 512;
/** Metres around the equator. */
const EQUATOR = 40_075_016.686;
/** A place in pixels of the whole world at a zoom (Web Mercator). */
export function worldPixel(place: Point, zoom: number): Pixel {
  const size = WORLD * 2 ** zoom;
  const { x, y } = toWorld(place);
  return { x: x * size, y: y * size };
}

/** The place at a pixel of the whole world. */
export function placeAtPixel({ x, y }: Pixel, zoom: number): Point {
  const size = WORLD * 2 ** zoom;
  return {
    longitude: (x / size - 0.5) * 360,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
  };
}

/** Metres across one pixel at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (WORLD * 2 ** zoom);
}

/** Whether a pixel is inside a closed line: one more crossing to its right for each side. */
export function isInsideLasso({ x, y }: Pixel, lasso: readonly Pixel[]): boolean {
  let isInside = false;
  lasso.forEach((to, index) => {
    const from = lasso.at(index - 1) ?? to;
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) isInside = !isInside;
  });
  return isInside;
}

/** Pixels from a point to a line of points. */
export function pixelsToLine(at: Pixel, line: readonly Pixel[]): number {
  let least = Infinity;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
    const held = Math.min(1, Math.max(0, share));
    least = Math.min(least, Math.hypot(at.x - from.x - held * dx, at.y - from.y - held * dy));
  }
  return least;
}
