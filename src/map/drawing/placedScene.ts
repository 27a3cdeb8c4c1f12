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

/** Clusters are made for half steps of the zoom: between two of them markers move, and are gathered as before. */
const STEP = 0.5;
/** Steps that are kept: those that somebody goes to and fro between. */
const MOST_STEPS = 6;

/** Projects a scene; the trigonometry is done once, the rest with each frame. */
export interface PlacedScene {
  /** The markers of a zoom, in pixels of the whole world at zoom 0, from north to south. */
  markers: (zoom: number) => readonly Marker[];
}

const unitsOf = new WeakMap<readonly Point[], readonly Pixel[]>();
const thinned = new WeakMap<readonly Pixel[], Map<number, readonly Pixel[]>>();

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
  const steps = new Map<number, readonly Marker[]>();
  const gather = (step: number): Marker[] => {
    const scale = 2 ** step;
    const markers = clustersOf(places, ({ x, y }) => ({ x: x * scale, y: y * scale })).map(
      ({ items, at }): Marker => ({
        stops: items.map(({ stop }) => stop),
        at: { x: at.x / scale, y: at.y / scale },
        tone: worstTone(items.map(({ stop }) => stop.tone)),
      }),
    );
    // What is further south stands in front.
    return markers.sort((a, b) => a.at.y - b.at.y);
  };
  return {
    markers: (zoom) => {
      const step = Math.round(zoom / STEP) * STEP;
      const known = steps.get(step) ?? gather(step);
      steps.delete(step);
      steps.set(step, known);
      const [oldest] = steps.keys();
      if (steps.size > MOST_STEPS && oldest !== undefined) steps.delete(oldest);
      return known;
    },
  };
}

/** The points of a way that are worth drawing at a zoom, or a little below it. */
function pointsFor(points: readonly Point[], zoom: number): readonly Pixel[] {
  const all = units(points);
  const level = Math.ceil(zoom);
  const levels = thinned.get(all) ?? new Map<number, readonly Pixel[]>();
  thinned.set(all, levels);
  const known = levels.get(level);
  if (known) return known;
  const near = NEAR / 2 ** level;
  const kept: Pixel[] = [];
  all.forEach((unit, index) => {
    const before = kept.at(-1);
    const isFar = !before || Math.abs(before.x - unit.x) + Math.abs(before.y - unit.y) > near;
    if (isFar || index === all.length - 1) kept.push(unit);
  });
  levels.set(level, kept);
  return kept;
}

/** The points of a way that are worth drawing, in pixels of the frame; none when it is all out of sight. */
export function linePixels(points: readonly Point[], frame: Frame): readonly Pixel[] {
  const scale = 2 ** frame.zoom;
  const corner = cornerOf(frame);
  let before: Pixel | null = null;
  let isSeen = false;
  const drawn = pointsFor(points, frame.zoom).map((unit) => {
    const pixel = { x: unit.x * scale - corner.x, y: unit.y * scale - corner.y };
    isSeen ||= isWithin(pixel, frame, 0) || (before !== null && crosses(before, pixel, frame));
    before = pixel;
    return pixel;
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
