/// <reference types="google.maps" />
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { CLUSTER_GRID, CLUSTER_MIN_SIZE } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import { worstTone, type Pixel } from '../../domain/map/clusters';
import type { MapEngine, MapEngineProps, MapPointer } from '../mapEngine';
import { EMPTY_SCENE, type MapScene, type MapStop } from '../mapScene';
import { runUnder } from '../drawing/runUnder';
import { listenToDrag } from './googleDrag';
import { googleFrame } from './googleFrame';
import { googleLasso } from './googleLasso';
import { at, createGoogleMarks } from './googleMarks';
import { createGoogleVehicles } from './googleVehicles';

const PADDING = 48;

const isMore = ({ domEvent }: google.maps.MapMouseEvent) =>
  domEvent instanceof MouseEvent && (domEvent.ctrlKey || domEvent.metaKey);
const isAdding = (event: google.maps.MapMouseEvent) =>
  isMore(event) || (event.domEvent instanceof MouseEvent && event.domEvent.shiftKey);
const pointOf = ({ latLng }: google.maps.MapMouseEvent): Point | null =>
  latLng && { latitude: latLng.lat(), longitude: latLng.lng() };

function pointerOf(event: google.maps.MapMouseEvent): MapPointer | null {
  const point = pointOf(event);
  const { domEvent } = event;
  return point && domEvent instanceof MouseEvent
    ? { ...point, clientX: domEvent.clientX, clientY: domEvent.clientY }
    : null;
}

type OnMap = google.maps.Marker | google.maps.Polyline;

/** The day on Google's map; its own clusterer gathers the stops. */
export function createGoogleEngine(map: google.maps.Map, props: () => MapEngineProps): MapEngine {
  const marks = createGoogleMarks(map);
  const events = () => props().events;
  let scene: MapScene = EMPTY_SCENE;
  let selected: ReadonlySet<number> = new Set();
  let hovered: number | null = null;
  const drawn = { ways: [] as OnMap[], places: [] as OnMap[], rings: [] as OnMap[] };
  /** An unchanged stop keeps its marker. */
  let stopMarkers = new Map<MapStop, google.maps.Marker>();
  let pin: google.maps.Marker | null = null;
  const stopOf = new WeakMap<object, MapStop>();
  const stopsOf = (markers: readonly object[]) => markers.flatMap((marker) => stopOf.get(marker) ?? []);
  const replace = (part: keyof typeof drawn, next: OnMap[]) => {
    for (const each of drawn[part]) each.setMap(null);
    drawn[part] = next;
  };
  const clusterer = new MarkerClusterer({
    map,
    onClusterClick: (click, { markers = [], bounds }) => {
      const ids = stopsOf(markers).map(({ id }) => id);
      if (isAdding(click) || !bounds) events().onPickMany(ids, isMore(click));
      else map.fitBounds(bounds, PADDING);
    },
    renderer: {
      render: ({ markers = [], position }) => {
        const stops = stopsOf(markers);
        const tone = worstTone(stops.map((stop) => stop.tone));
        return new google.maps.Marker({ position, icon: marks.clusterIcon(stops, tone), zIndex: 1_000 });
      },
    },
    algorithm: new SuperClusterAlgorithm({ radius: CLUSTER_GRID, minPoints: CLUSTER_MIN_SIZE }),
  });
  const runAt = (pixel: Pixel) => {
    const frame = googleFrame(map);
    return frame && runUnder(pixel, frame, { lines: scene.lines, vehicles: vehicles.all() });
  };
  const stopMarker = (stop: MapStop) => {
    const mayDrag = events().canDrag?.(stop.id) === true;
    const marker = marks.stop(stop, mayDrag);
    stopOf.set(marker, stop);
    if (mayDrag) listenToDrag(marker, stop, { map, events, runAt });
    marker.addListener('click', (click: google.maps.MapMouseEvent) =>
      events().onPick(stop.id, isAdding(click)),
    );
    marker.addListener('mouseover', () => events().onHover(stop.id));
    marker.addListener('mouseout', () => events().onHover(null));
    marker.addListener('contextmenu', (click: google.maps.MapMouseEvent) => {
      const pointer = pointerOf(click);
      if (pointer) events().onMenu?.(stop.id, pointer);
    });
    return marker;
  };
  const ofRun = <Mark extends OnMap>(mark: Mark, runId: number): Mark => {
    mark.addListener('click', (click: google.maps.MapMouseEvent) => {
      const pointer = pointerOf(click);
      if (pointer) events().onPickRun?.(runId, pointer);
    });
    return mark;
  };
  const vehicles = createGoogleVehicles(marks, ofRun);
  const drawStops = () => {
    const next = new Map(scene.stops.map((stop) => [stop, stopMarkers.get(stop) ?? stopMarker(stop)]));
    const gone = [...stopMarkers].filter(([stop]) => !next.has(stop)).map(([, marker]) => marker);
    const come = [...next].filter(([stop]) => !stopMarkers.has(stop)).map(([, marker]) => marker);
    stopMarkers = next;
    clusterer.removeMarkers(gone, true);
    clusterer.addMarkers(come);
  };
  const drawRings = () => {
    const held = scene.stops.filter(({ id }) => selected.has(id));
    const pointed = scene.stops.filter(({ id }) => id === hovered);
    replace('rings', [
      ...held.map((stop) => marks.ring(stop, 'accent', 12)),
      ...pointed.map((stop) => marks.ring(stop, 'text', 15)),
    ]);
  };
  const drawWays = () =>
    replace(
      'ways',
      scene.lines.map((line) => ofRun(marks.line(line), line.runId)),
    );
  const lasso = googleLasso(map, marks.lasso, (isInside, isAlso) =>
    events().onPickMany(
      scene.stops.filter(isInside).map(({ id }) => id),
      isAlso,
    ),
  );
  const press = map.addListener('click', (click: google.maps.MapMouseEvent) => {
    const point = pointOf(click);
    if (point) events().onPress?.(point);
  });
  const moved = map.addListener('idle', () => {
    const frame = googleFrame(map);
    if (frame) props().onView({ center: frame.center, zoom: frame.zoom });
  });
  return {
    draw: (next) => {
      const before = scene;
      scene = next;
      if (next.stops !== before.stops) {
        drawStops();
        drawRings();
      }
      if (next.lines !== before.lines) drawWays();
      if (next.places !== before.places) replace('places', next.places.map(marks.place));
    },
    drawVehicles: vehicles.draw,
    drawSelection: (ids) => {
      selected = ids;
      drawRings();
    },
    drawHover: (id) => {
      hovered = id;
      drawRings();
    },
    drawPin: (point) => {
      const onMove = props().pin?.onMove;
      if (!point || !pin) {
        pin?.setMap(null);
        pin = point && marks.pin(point, onMove !== undefined);
        pin?.addListener('dragend', (drag: google.maps.MapMouseEvent) => {
          const to = pointOf(drag);
          if (to) props().pin?.onMove?.(to);
        });
      } else pin.setPosition(at(point));
    },
    fit: (points) => {
      const bounds = new google.maps.LatLngBounds();
      for (const point of points) bounds.extend(at(point));
      if (points.length > 0) map.fitBounds(bounds, PADDING);
    },
    show: (point, zoom) => {
      if (zoom !== undefined) map.setZoom(zoom);
      if (zoom !== undefined || !map.getBounds()?.contains(at(point))) map.panTo(at(point));
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
    panBy: (right, down) => map.panBy(right, down),
    isInSight: (point) => map.getBounds()?.contains(at(point)) ?? true,
    setLasso: lasso.setMode,
    destroy: () => {
      press.remove();
      moved.remove();
      clusterer.clearMarkers();
      vehicles.draw([]);
      for (const part of ['ways', 'places', 'rings'] as const) replace(part, []);
      pin?.setMap(null);
      lasso.setMode(false);
    },
  };
}
