import type { Point } from '../domain/addresses/distance';
import type { Whereabouts } from '../domain/addresses/whereabouts';
import type { TimedPoint, VehicleState } from '../domain/map/vehicleMotion';
import type { StatusIcon, Tone } from '../domain/stops/statusTag';

/** A marker of a stop. Markers that are too close to each other are drawn as one. */
export interface MapStop extends Point {
  readonly id: number;
  /** Colour and drawing by the status of the stop. */
  readonly tone: Tone;
  readonly icon: StatusIcon;
  /** A delivery with a time restriction has another shape (spec §4). */
  readonly isRestricted: boolean;
  /** On no run yet: drawn hollow. */
  readonly isWaiting: boolean;
  /** Its place in the run, in place of the icon; null while the run is not looked at. */
  readonly number: string | null;
}

export interface MapLine {
  readonly key: string;
  readonly runId: number;
  /** Hexadecimal. */
  readonly color: string;
  readonly points: readonly Point[];
  /** What has been driven is faded, what a draft would replace is dashed. */
  readonly look: 'ahead' | 'driven' | 'former';
  /** Bold: looked at. Quiet: another one is. */
  readonly weight: 'quiet' | 'plain' | 'bold';
}

export interface MapPlace extends Point {
  readonly id: number;
  readonly name: string;
  readonly color: string;
}

export interface MapVehicle extends Point {
  readonly runId: number;
  readonly color: string;
  readonly heading: number | null;
  readonly state: VehicleState;
  readonly trail: readonly Point[];
}

/** Everything that is drawn above the ground. An unchanged part keeps its identity. */
export interface MapScene {
  readonly stops: readonly MapStop[];
  readonly lines: readonly MapLine[];
  readonly places: readonly MapPlace[];
}

/** A vehicle before it is drawn: where it was, and when. */
export interface MapVehicleTrack {
  readonly runId: number;
  readonly color: string;
  readonly track: readonly TimedPoint[];
  readonly title: string;
  /** In words; null: nobody knows, or an earlier moment is shown. */
  readonly where: Whereabouts | null;
}

export const EMPTY_SCENE: MapScene = { stops: [], lines: [], places: [] };
