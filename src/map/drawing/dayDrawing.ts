import { MARKER_SIZE } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import type { Pixel } from '../../domain/map/clusters';
import { EMPTY_SCENE, type MapScene, type MapVehicle } from '../mapScene';
import { isWithin, pixelIn, type Frame } from './frame';
import { readColours } from './mapColours';
import {
  areHairs,
  areTrailsHairs,
  drawLine,
  drawPin,
  drawPlace,
  drawRing,
  drawTrail,
  traceLasso,
} from './marks';
import { contextOf } from './pixelSpeed';
import { cornerOf, linePixels, placeScene, type Marker } from './placedScene';
import { runUnder } from './runUnder';
import { createSprites } from './sprites';

/** The middle of a pin's head above its tip. */
const HEAD_UP = 19.5;
/** Around a marker that is pressed by a finger or mouse. Pixels. */
const REACH = MARKER_SIZE / 2;

interface Drawn extends Marker {
  /** Middle of what is seen of it, in the frame. */
  readonly middle: Pixel;
}

/** What lies still between two changes of the day, and above it what moves. */
export interface DayCanvases {
  readonly still: HTMLCanvasElement;
  readonly moving: HTMLCanvasElement;
}

/**
 * What is drawn above the ground: quick enough for thousands of stops in each frame of a move. Vehicles have a canvas of
 * their own, as they move ten times a second while nothing else does.
 */
export function createDayDrawing({ still, moving }: DayCanvases) {
  let colours = readColours();
  let density = 1;
  let sprites = createSprites(colours, density);
  let scene: MapScene = EMPTY_SCENE;
  let placed = placeScene(scene);
  let vehicles: readonly MapVehicle[] = [];
  let selected: ReadonlySet<number> = new Set();
  let hovered: number | null = null;
  let pin: Point | null = null;
  let lasso: readonly Pixel[] = [];
  let frame: Frame | null = null;
  let drawn: readonly Drawn[] = [];

  const setDensity = () => {
    const wanted = window.devicePixelRatio || 1;
    if (wanted === density) return;
    density = wanted;
    sprites = createSprites(colours, density);
  };
  /** An empty canvas of the frame's size; null where nothing can be drawn. */
  const clean = (canvas: HTMLCanvasElement, { width, height }: Frame) => {
    const [w, h] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    const context = contextOf(canvas);
    context?.setTransform(density, 0, 0, density, 0, 0);
    context?.clearRect(0, 0, width, height);
    return context;
  };
  const markersIn = (seen: Frame): Drawn[] => {
    const corner = cornerOf(seen);
    const scale = 2 ** seen.zoom;
    return placed.markers(seen.zoom).flatMap((marker) => {
      const at = { x: marker.at.x * scale - corner.x, y: marker.at.y * scale - corner.y };
      if (!isWithin(at, seen, MARKER_SIZE)) return [];
      const isCluster = marker.stops.length > 1;
      return [{ ...marker, at, middle: isCluster ? at : { x: at.x, y: at.y - HEAD_UP } }];
    });
  };
  const drawMarker = (context: CanvasRenderingContext2D, { stops, at, middle, tone }: Drawn) => {
    const [only] = stops;
    if (!only) return;
    const isCluster = stops.length > 1;
    const picture = isCluster ? sprites.cluster(tone, stops.length) : sprites.stop(only);
    const top = isCluster ? at.y - MARKER_SIZE / 2 : at.y - MARKER_SIZE + 1;
    if (stops.some(({ id }) => selected.has(id))) drawRing(context, middle, 16, 4, colours.of.accent);
    if (stops.some(({ id }) => id === hovered)) drawRing(context, middle, 19, 3, colours.of.text);
    if (picture) context.drawImage(picture, at.x - MARKER_SIZE / 2, top, MARKER_SIZE, MARKER_SIZE);
  };
  const isHeld = ({ stops }: Marker) => stops.some(({ id }) => id === hovered || selected.has(id));

  const paintStill = (next: Frame) => {
    const context = clean(still, next);
    if (!context) return;
    const look = { border: colours.of.surface, isHair: areHairs(scene.lines) };
    for (const weight of ['quiet', 'plain', 'bold'] as const)
      for (const line of scene.lines)
        if (line.weight === weight) drawLine(context, line, linePixels(line.points, next), look);
    drawn = markersIn(next);
    const inFront = drawn.filter(isHeld);
    for (const marker of drawn) if (!isHeld(marker)) drawMarker(context, marker);
    for (const marker of inFront) drawMarker(context, marker);
    const pixelOf = pixelIn(next);
    for (const place of scene.places) drawPlace(context, place, pixelOf(place), colours);
  };
  const paintMoving = (next: Frame) => {
    const context = clean(moving, next);
    if (!context) return;
    const pixelOf = pixelIn(next);
    const isHair = areTrailsHairs(vehicles);
    for (const vehicle of vehicles) drawTrail(context, vehicle, pixelOf, isHair);
    for (const vehicle of vehicles) {
      const picture = sprites.vehicle(vehicle);
      const { x, y } = pixelOf(vehicle);
      // Between two pixels of the screen a picture takes more than twice as long.
      const onPixel = (way: number) => Math.round((way - MARKER_SIZE / 2) * density) / density;
      if (picture) context.drawImage(picture, onPixel(x), onPixel(y), MARKER_SIZE, MARKER_SIZE);
    }
    if (pin) drawPin(context, pixelOf(pin), colours);
    if (lasso.length > 1) traceLasso(context, lasso, colours);
  };

  return {
    paint: (next: Frame): void => {
      frame = next;
      setDensity();
      paintStill(next);
      paintMoving(next);
    },
    /** Vehicles, pin and lasso alone, in the frame of the last picture. */
    paintMoving: (): void => {
      if (frame) paintMoving(frame);
    },
    setScene: (next: MapScene) => {
      if (next.stops !== scene.stops) placed = placeScene(next);
      scene = next;
    },
    setVehicles: (next: readonly MapVehicle[]) => {
      vehicles = next;
    },
    setSelected: (ids: ReadonlySet<number>) => {
      selected = ids;
    },
    setHovered: (id: number | null) => {
      hovered = id;
    },
    setPin: (point: Point | null) => {
      pin = point;
    },
    setLasso: (points: readonly Pixel[]) => {
      lasso = points;
    },
    recolor: () => {
      colours = readColours();
      sprites = createSprites(colours, density);
    },
    /** The marker under a pixel; of several, the one in front. */
    markerAt: ({ x, y }: Pixel): Marker | null =>
      drawn.findLast(({ middle }) => Math.hypot(middle.x - x, middle.y - y) <= REACH) ?? null,
    /** The run whose vehicle or line is under a pixel. */
    runAt: (at: Pixel): number | null => frame && runUnder(at, frame, { lines: scene.lines, vehicles }),
    /** Stops inside, whether drawn alone or in a cluster. */
    stopsWhere: (isInside: (pixel: Pixel) => boolean): number[] => {
      if (!frame) return [];
      const pixelOf = pixelIn(frame);
      return scene.stops.filter((stop) => isInside(pixelOf(stop))).map(({ id }) => id);
    },
    isPinAt: ({ x, y }: Pixel): boolean => {
      if (!pin || !frame) return false;
      const at = pixelIn(frame)(pin);
      return Math.hypot(at.x - x, at.y - HEAD_UP - y) <= REACH;
    },
  };
}

export type DayDrawing = ReturnType<typeof createDayDrawing>;
