import type { Point } from '../../../../src/domain/addresses/distance';
import type { MarkerKind } from '../../../../src/domain/addresses/mapMarker';
import type { DistanceUnit } from '../../../../src/domain/planning/distanceText';
import type { Archive } from '../openArchive';
import { readOutlines } from '../outlines';
import { addLand, addOutlines } from './outlineShapes';
import { footOf } from './foot';
import { placeNames } from './placeNames';
import { scaleBar } from './scaleBar';
import type { LineKind, Scene } from './scene';
import { Shapes } from './shapes';
import { addTiles } from './tileShapes';
import { projectionOf, type MapView } from './view';

export interface MapMarker extends Point {
  kind: MarkerKind;
}

export interface SceneRequest {
  view: MapView;
  /** The last one lies on top. */
  markers: readonly MapMarker[];
  unit: DistanceUnit;
}

/** Px at zoom 13, and what a zoom adds to them. */
const WIDTHS: Readonly<Record<LineKind, readonly [px: number, perZoom: number]>> = {
  county: [0.75, 0],
  border: [1.25, 0],
  river: [1.5, 0.5],
  rail: [0.75, 0.1],
  service: [0.5, 0.5],
  minor: [1, 0.9],
  medium: [1.75, 1.1],
  major: [2.5, 1.2],
  motorway: [3, 1.2],
};
const WIDTHS_ZOOM = 13;

function widthAt(zoom: number) {
  return (kind: LineKind): number => {
    const [px, perZoom] = WIDTHS[kind];
    return Math.round(Math.max(px / 2, px + (zoom - WIDTHS_ZOOM) * perZoom) * 10) / 10;
  };
}

/** Whether the archive has something of the view. */
function reaches({ header }: Archive, { center, zoom }: MapView): boolean {
  const { latitude, longitude } = center;
  return (
    zoom >= header.minZoom &&
    longitude >= header.minLon &&
    longitude <= header.maxLon &&
    latitude >= header.minLat &&
    latitude <= header.maxLat
  );
}

/** Covers the archive's area with water: its own land, which is exact, follows. */
function addSea(shapes: Shapes, view: MapView, { header }: Archive): void {
  const project = projectionOf(view);
  const corners = [
    { latitude: header.maxLat, longitude: header.minLon },
    { latitude: header.maxLat, longitude: header.maxLon },
    { latitude: header.minLat, longitude: header.maxLon },
    { latitude: header.minLat, longitude: header.minLon },
  ];
  shapes.area('sea', [corners.map(project)]);
}

/** What a small map shows: streets of the archive where it has them, else coast, borders and names. */
export async function drawScene(
  { view, markers, unit }: SceneRequest,
  archive: Archive | null,
  attribution: string,
): Promise<Scene> {
  const shapes = new Shapes(view);
  const outlines = await readOutlines();
  const streets = archive && reaches(archive, view) ? archive : null;
  if (streets) {
    addLand(shapes, view, outlines);
    addSea(shapes, view, streets);
    await addTiles(shapes, view, streets);
  } else {
    addOutlines(shapes, view, outlines);
  }
  const project = projectionOf(view);
  const placed = markers.map(({ kind, ...place }) => {
    const [x, y] = project(place);
    return { kind, x: Math.round(x), y: Math.round(y) };
  });
  const credit = streets ? (streets.attribution ?? attribution) : outlines.attribution;
  const foot = footOf(view, scaleBar(view, unit), credit);
  return {
    view,
    ...shapes.drawn(widthAt(view.zoom)),
    names: placeNames(shapes.names, placed, view, foot.height),
    markers: placed,
    foot,
  };
}
