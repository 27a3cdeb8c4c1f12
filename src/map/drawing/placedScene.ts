import type { Point } from '../../domain/addresses/distance';
import { clustersOf, worstTone, type Pixel } from '../../domain/map/clusters';
import { worldPixel } from '../../domain/map/mapPixels';
import type { Tone } from '../../domain/stops/statusTag';
import type { MapScene, MapStop } from '../mapScene';
import { isWithin, type Frame } from './frame';

/** One marker, of one stop or of several. */
export interface Marker {
  readonly stops: readonly MapStop[];
  readonly at: Pixel;
  readonly tone: Tone;
}

const UNIT = 0;

/** Projects a scene; the trigonometry is done once, the rest with each frame. */
export interface PlacedScene {
  /** The markers of a zoom, in pixels of the whole world. */
  markers: (zoom: number) => readonly Marker[];
}

const unitsOf = new WeakMap<readonly Point[], readonly Pixel[]>();

function units(points: readonly Point[]): readonly Pixel[] {
  const known = unitsOf.get(points) ?? points.map((point) => worldPixel(point, UNIT));
  unitsOf.set(points, known);
  return known;
}

/** Where the frame's corner is in the world. */
export function cornerOf(frame: Frame): Pixel {
  const middle = worldPixel(frame.center, frame.zoom);
  return { x: middle.x - frame.width / 2, y: middle.y - frame.height / 2 };
}

/** Points nearer than this to the one before are not drawn. Pixels. */
const NEAR = 2;

export function placeScene({ stops }: MapScene): PlacedScene {
  const places = stops.map((stop) => ({ stop, ...worldPixel(stop, UNIT) }));
  let last: { zoom: number; markers: readonly Marker[] } | null = null;
  return {
    markers: (zoom) => {
      if (last?.zoom === zoom) return last.markers;
      const scale = 2 ** zoom;
      const markers = clustersOf(places, ({ x, y }) => ({ x: x * scale, y: y * scale })).map(
        ({ items, at }): Marker => ({
          stops: items.map(({ stop }) => stop),
          at,
          tone: worstTone(items.map(({ stop }) => stop.tone)),
        }),
      );
      // What is further south stands in front.
      last = { zoom, markers: markers.sort((a, b) => a.at.y - b.at.y) };
      return last.markers;
    },
  };
}

/** The points of a way that are worth drawing, in pixels of the frame; none when it is all out of sight. */
export function linePixels(points: readonly Point[], frame: Frame): readonly Pixel[] {
  const scale = 2 ** frame.zoom;
  const corner = cornerOf(frame);
  const drawn: Pixel[] = [];
  const all = units(points);
  let isSeen = false;
  all.forEach((unit, index) => {
    const pixel = { x: unit.x * scale - corner.x, y: unit.y * scale - corner.y };
    const before = drawn.at(-1);
    const isFar = !before || Math.abs(before.x - pixel.x) + Math.abs(before.y - pixel.y) > NEAR;
    if (!isFar && index < all.length - 1) return;
    isSeen ||= isWithin(pixel, frame, 0) || (before !== undefined && crosses(before, pixel, frame));
    drawn.push(pixel);
  });
  return isSeen ? drawn : [];
}

/** Whether a step may cross the frame: its box meets it. */
function crosses(from: Pixel, to: Pixel, { width, height }: Frame): boolean {
  return (
    Math.max(from.x, to.x) >= 0 &&
    Math.min(from.x, to.x) <= width &&
    Math.max(from.y, to.y) >= 0 &&
    Math.min(from.y, to.y) <= height
  );
}
