import type { Point } from '../domain/addresses/distance';
import type { MapScene, MapVehicle } from './mapScene';

/** Where a pointer is: on the page, and on the earth. */
export interface MapPointer extends Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** What people do on a map. */
export interface MapEvents {
  /** A marker was pressed; with `isAdding` it joins or leaves the selection. */
  onPick: (id: number, isAdding: boolean) => void;
  /** These were enclosed by a lasso, or pressed as a cluster. */
  onPickMany: (ids: readonly number[], isAdding: boolean) => void;
  onHover: (id: number | null) => void;
  /** The context menu of a marker. */
  onMenu?: (id: number, at: MapPointer) => void;
  /** A run's line or vehicle was pressed. */
  onPickRun?: (runId: number, at: MapPointer) => void;
  /** The ground was pressed. */
  onPress?: (at: Point) => void;
  /** A marker is dragged: over a run's line, over nothing, or let go. */
  canDrag?: (id: number) => boolean;
  onDrag?: (id: number, runId: number | null, at: MapPointer) => void;
  onDrop?: (id: number, runId: number | null) => void;
}

export interface MapView {
  readonly center: Point;
  readonly zoom: number;
}

export interface MapPin {
  readonly point: Point;
  /** Left out: the pin stays where it is. */
  readonly onMove?: (point: Point) => void;
}

/** A map, whichever library draws its ground. */
export interface MapEngine {
  draw: (scene: MapScene) => void;
  drawVehicles: (vehicles: readonly MapVehicle[]) => void;
  drawSelection: (ids: ReadonlySet<number>) => void;
  drawHover: (id: number | null) => void;
  drawPin: (point: Point | null) => void;
  /** All of these in sight. */
  fit: (points: readonly Point[]) => void;
  /** Moves only when the point is out of sight, unless a zoom is asked for. */
  show: (point: Point, zoom?: number) => void;
  zoomBy: (steps: number) => void;
  /** Pixels to the right and down. */
  panBy: (right: number, down: number) => void;
  /** Whether a point is in sight. */
  isInSight: (point: Point) => boolean;
  /** While it is on, a drag encloses stops instead of moving the map. */
  setLasso: (isOn: boolean) => void;
  destroy: () => void;
}

/** What a library's map is made with. */
export interface MapEngineProps {
  start: MapView;
  /** Read at every event, so that they may change. */
  events: MapEvents;
  pin: MapPin | null;
  /** False: the page scrolls over the map. */
  isMovable: boolean;
  onReady: (engine: MapEngine | null) => void;
  /** After every move: for the scale and the list. */
  onView: (view: MapView) => void;
  /** The map cannot be drawn, or did not load in time. */
  onFail: () => void;
}
