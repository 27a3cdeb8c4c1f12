import type { Point } from './distance';

/** West, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The latitude at which the world of web maps ends. */
export const MAX_LATITUDE = 85.051129;

/** A place on the square of the world: 0 to 1 from the date line to the east, and from the north to the south. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Web Mercator, as every tile is cut. */
export function toWorld({ latitude, longitude }: Point): WorldPoint {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The tile that a place lies in, by its column from the west and its row from the north. */
export function tileAt(place: Point, zoom: number): { x: number; y: number } {
  const { x, y } = toWorld(place);
  const count = 2 ** zoom;
  const within = (value: number) => Math.max(0, Math.min(count - 1, Math.floor(value * count)));
  return { x: within(x), y: within(y) };
}
