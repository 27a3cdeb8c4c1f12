/// <reference types="google.maps" />
import clsx from 'clsx';
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import { CLUSTER_GRID, CLUSTER_MIN_SIZE } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import type { PlanMapEvents, PlanMapHandle } from './planMap';
import type { PharmacyPoint, PlanPoint } from './planPoints';
import styles from './planMap.module.css';

const at = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });
const isAdding = (event: google.maps.MapMouseEvent) => {
  const { domEvent } = event;
  return domEvent instanceof MouseEvent && (domEvent.ctrlKey || domEvent.metaKey || domEvent.shiftKey);
};
const isMore = ({ domEvent }: google.maps.MapMouseEvent) =>
  domEvent instanceof MouseEvent && (domEvent.ctrlKey || domEvent.metaKey);
const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The plan on Google's map, with the same lines, dots, clusters and selection boxes. */
export function openGooglePlan(map: google.maps.Map, events: PlanMapEvents): PlanMapHandle {
  let ways: (google.maps.Polyline | google.maps.Marker)[] = [];
  let pool: readonly PlanPoint[] = [];
  let places: google.maps.Marker[] = [];
  let rings: google.maps.Marker[] = [];
  let pointed: google.maps.Marker | null = null;
  const idOf = new WeakMap<object, number>();
  const clusterer = new MarkerClusterer({
    map,
    onClusterClick: (click, { markers = [], bounds }) => {
      const ids = markers.flatMap((marker) => idOf.get(marker) ?? []);
      if (isAdding(click) || !bounds) events.onPickMany(ids, isMore(click));
      else map.fitBounds(bounds, 24);
    },
    algorithm: new SuperClusterAlgorithm({ radius: CLUSTER_GRID, minPoints: CLUSTER_MIN_SIZE }),
  });
  const dot = (point: PlanPoint, fillColor: string, scale: number, text?: string) => {
    const marker = new google.maps.Marker({
      position: at(point),
      icon: {
        path: google.maps.SymbolPath.CIRCLE,
        scale,
        fillColor,
        fillOpacity: 1,
        strokeWeight: 1.5,
        strokeColor: tokenOf('--surface'),
      },
      label: text ? { text, color: tokenOf('--surface'), fontSize: '11px' } : undefined,
    });
    idOf.set(marker, point.id);
    marker.addListener('click', (click: google.maps.MapMouseEvent) =>
      events.onPick(point.id, isAdding(click)),
    );
    marker.addListener('mouseover', () => events.onHover(point.id));
    marker.addListener('mouseout', () => events.onHover(null));
    return marker;
  };
  const ring = (point: PlanPoint, strokeColor: string, scale: number) =>
    new google.maps.Marker({
      map,
      position: at(point),
      clickable: false,
      icon: { path: google.maps.SymbolPath.CIRCLE, scale, fillOpacity: 0, strokeWeight: 3, strokeColor },
    });
  const sign = (place: PharmacyPoint) =>
    new google.maps.Marker({
      map,
      position: at(place),
      clickable: false,
      title: place.name,
      // The place itself; its name is above it, on top of other markers.
      icon: {
        path: google.maps.SymbolPath.BACKWARD_CLOSED_ARROW,
        scale: 4,
        fillColor: tokenOf('--text'),
        fillOpacity: 1,
        strokeWeight: 0,
        labelOrigin: new google.maps.Point(0, -5),
      },
      label: {
        text: place.name,
        className: clsx(styles.pharmacyName),
        color: tokenOf('--text'),
        fontSize: '11px',
      },
      zIndex: 10_000,
    });
  const boxes = boxesOn(map, (bounds, isAlso) =>
    events.onPickMany(
      pool.filter((point) => bounds.contains(at(point))).map(({ id }) => id),
      isAlso,
    ),
  );
  return {
    drawLines: ({ lines, openIds, hoveredId }) => {
      for (const way of ways) way.setMap(null);
      const hasOpen = openIds.size > 0 || hoveredId !== null;
      ways = lines.flatMap(({ runId, color, points, stops }) => {
        const isOpen = openIds.has(runId);
        const isBold = isOpen || runId === hoveredId;
        const way = new google.maps.Polyline({
          map,
          path: points.map(at),
          strokeColor: color,
          strokeWeight: isBold ? 4 : 2,
          strokeOpacity: isBold ? 0.95 : hasOpen ? 0.2 : 0.5,
          clickable: false,
        });
        const dots = isBold
          ? stops.map((stop) =>
              dot(stop, color, isOpen ? 9 : 5, isOpen ? String(stop.event.secuence ?? '') : undefined),
            )
          : [];
        for (const each of dots) each.setMap(map);
        return [way, ...dots];
      });
    },
    drawPool: (points, pharmacies) => {
      pool = points;
      clusterer.clearMarkers(true);
      clusterer.addMarkers(points.map((point) => dot(point, tokenOf('--violet-edge'), 6)));
      for (const place of places) place.setMap(null);
      places = pharmacies.map(sign);
    },
    drawSelection: (points) => {
      for (const each of rings) each.setMap(null);
      rings = points.map((point) => ring(point, tokenOf('--accent'), 10));
    },
    drawHover: (point) => {
      pointed?.setMap(null);
      pointed = point ? ring(point, tokenOf('--text'), 13) : null;
    },
    fit: (points) => {
      const bounds = new google.maps.LatLngBounds();
      for (const point of points) bounds.extend(at(point));
      if (points.length > 0) map.fitBounds(bounds, 24);
    },
    bringIntoView: (point) => {
      if (!map.getBounds()?.contains(at(point))) map.panTo(at(point));
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
    setBoxMode: boxes.setMode,
    remove: () => {
      clusterer.clearMarkers();
      for (const each of [...ways, ...places, ...rings]) each.setMap(null);
      pointed?.setMap(null);
      boxes.setMode(false);
    },
  };
}

/** A box drawn by a drag while the mode is on. */
function boxesOn(map: google.maps.Map, onBox: (bounds: google.maps.LatLngBounds, isMore: boolean) => void) {
  let listeners: google.maps.MapsEventListener[] = [];
  let from: google.maps.LatLng | null = null;
  const box = new google.maps.Rectangle({ clickable: false, strokeWeight: 2 });
  const stretch = ({ latLng }: google.maps.MapMouseEvent) => {
    if (!from || !latLng) return;
    const bounds = new google.maps.LatLngBounds();
    bounds.extend(from);
    bounds.extend(latLng);
    box.setBounds(bounds);
    box.setMap(map);
  };
  const end = (event: google.maps.MapMouseEvent) => {
    const bounds = box.getMap() ? box.getBounds() : null;
    from = null;
    box.setMap(null);
    if (bounds) onBox(bounds, isMore(event));
  };
  return {
    setMode: (isOn: boolean) => {
      for (const listener of listeners) listener.remove();
      map.setOptions({ draggable: !isOn });
      listeners = isOn
        ? [
            map.addListener('mousedown', ({ latLng }: google.maps.MapMouseEvent) => {
              from = latLng;
            }),
            map.addListener('mousemove', stretch),
            map.addListener('mouseup', end),
          ]
        : [];
    },
  };
}
