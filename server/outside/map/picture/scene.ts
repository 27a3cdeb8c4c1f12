import type { MarkerKind } from '../../../../src/domain/addresses/mapMarker';
import type { MapFoot } from './foot';
import type { MapView } from './view';

/** Drawn in this order: the land of the outlines, where an archive begins, and what the archive has. */
export const AREA_KINDS = ['outline', 'sea', 'land', 'built', 'park', 'water'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];
/** Drawn in this order. */
export const LINE_KINDS = [
  'county',
  'border',
  'river',
  'rail',
  'service',
  'minor',
  'medium',
  'major',
  'motorway',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A word on the map, its middle at (x, y). */
export interface MapName {
  text: string;
  kind: 'place' | 'street' | 'water';
  x: number;
  y: number;
  /** Degrees. */
  angle: number;
  /** Px. */
  size: number;
}

export interface SceneMarker {
  kind: MarkerKind;
  x: number;
  y: number;
}

/** All that a small map shows, in px; drawn as SVG and in a PDF. */
export interface Scene {
  view: MapView;
  /** Path data in units of `PATH_UNITS`. */
  areas: { kind: AreaKind; d: string }[];
  lines: { kind: LineKind; d: string; width: number }[];
  names: MapName[];
  markers: SceneMarker[];
  foot: MapFoot;
}
