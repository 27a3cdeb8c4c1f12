import clsx from 'clsx';
import type Leaflet from 'leaflet';
import { DEFAULT_CENTER, DISPATCH_ZOOM } from '../../domain/addresses/mapDefaults';
import { pointOf } from '../../domain/addresses/travelTime';
import { addGround, metresOfSquare } from '../../resources/addresses/map/leafletGround';
import { loadLeaflet } from '../../resources/addresses/map/trustedLeaflet';
import { clustersOf } from './clusters';
import { addCanvas } from './leafletCanvas';
import { drawBoxes } from './leafletBox';
import type { DrawnLines, PlanMapEvents, PlanMapHandle } from './planMap';
import type { PharmacyPoint, PlanPoint } from './planPoints';
import styles from './planMap.module.css';

interface LeafletPlanOptions extends PlanMapEvents {
  container: HTMLElement;
  tilesUrl: string | null;
  onTilesFail: () => void;
  /** Metres across one square of the grid. */
  onScale: (metres: number) => void;
}

const latLng = ({ latitude, longitude }: { latitude: number; longitude: number }): [number, number] => [
  latitude,
  longitude,
];

/** A marker made of an element: Leaflet's own markup is refused by the page's policy. */
function badge(
  leaflet: typeof Leaflet,
  className: string | undefined,
  text: string,
  size: number,
): Leaflet.DivIcon {
  const element = document.createElement('div');
  element.className = clsx(className);
  element.textContent = text;
  return leaflet.divIcon({ html: element, className: '', iconSize: [size, size] });
}

/** The colours of the page, as a canvas needs them. */
const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The plan on Leaflet: lines and dots on a canvas, clusters and numbers as elements. */
export async function openLeafletPlan(options: LeafletPlanOptions): Promise<PlanMapHandle> {
  const leaflet = await loadLeaflet();
  const map = leaflet.map(options.container, {
    center: latLng(DEFAULT_CENTER),
    zoom: DISPATCH_ZOOM,
    minZoom: 3,
    maxZoom: 19,
    // Both write markup; ours are beside the map. Keyboard users have the lists.
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    boxZoom: false,
    fadeAnimation: false,
    zoomAnimation: false,
  });
  const renderer = addCanvas(leaflet, map);
  addGround(leaflet, map, options.tilesUrl, options.onTilesFail);
  const layer = () => leaflet.layerGroup().addTo(map);
  const [ways, dots, waiting, places, selected, pointed] = [
    layer(),
    layer(),
    layer(),
    layer(),
    layer(),
    layer(),
  ];
  let pool: readonly PlanPoint[] = [];

  const pickable = (marker: Leaflet.Layer, { id }: PlanPoint) => {
    marker.on('click', ({ originalEvent }: Leaflet.LeafletMouseEvent) =>
      options.onPick(id, originalEvent.ctrlKey || originalEvent.metaKey || originalEvent.shiftKey),
    );
    marker.on('mouseover', () => options.onHover(id));
    marker.on('mouseout', () => options.onHover(null));
  };
  const dot = (point: PlanPoint, color: string, radius: number) => {
    const marker = leaflet.circleMarker(latLng(point), {
      renderer,
      radius,
      weight: 1.5,
      color: tokenOf('--surface'),
      fillColor: color,
      fillOpacity: 1,
    });
    pickable(marker, point);
    return marker;
  };
  const cluster = (items: readonly PlanPoint[], at: Leaflet.LatLng) => {
    const marker = leaflet.marker(at, {
      icon: badge(leaflet, styles.cluster, String(items.length), 28),
      keyboard: false,
    });
    marker.on('click', ({ originalEvent }: Leaflet.LeafletMouseEvent) => {
      const isAdding = originalEvent.ctrlKey || originalEvent.metaKey;
      const isWhole = isAdding || originalEvent.shiftKey || map.getZoom() >= map.getMaxZoom();
      if (isWhole)
        options.onPickMany(
          items.map(({ id }) => id),
          isAdding,
        );
      else map.fitBounds(leaflet.latLngBounds(items.map(latLng)).pad(0.2));
    });
    return marker;
  };
  const drawWaiting = () => {
    waiting.clearLayers();
    const inSight = map.getBounds().pad(0.2);
    const near = pool.filter((point) => inSight.contains(latLng(point)));
    const color = tokenOf('--violet-edge');
    for (const { items, at } of clustersOf(near, (point) => map.project(latLng(point)))) {
      const [only] = items;
      if (items.length > 1) cluster(items, map.unproject([at.x, at.y])).addTo(waiting);
      else if (only) dot(only, color, 6).addTo(waiting);
    }
  };
  const drawLines = ({ lines, openIds, hoveredId }: DrawnLines) => {
    ways.clearLayers();
    dots.clearLayers();
    const hasOpen = openIds.size > 0 || hoveredId !== null;
    for (const { runId, color, points, stops } of lines) {
      const isOpen = openIds.has(runId);
      const isBold = isOpen || runId === hoveredId;
      leaflet
        .polyline(points.map(latLng), {
          renderer,
          color,
          weight: isBold ? 4 : 2,
          opacity: isBold ? 0.95 : hasOpen ? 0.2 : 0.5,
          interactive: false,
        })
        .addTo(ways);
      if (!isBold) continue;
      for (const stop of stops) {
        dot(stop, color, isOpen ? 9 : 5).addTo(dots);
        if (isOpen && stop.event.secuence !== null)
          leaflet
            .marker(latLng(stop), {
              icon: badge(leaflet, styles.number, String(stop.event.secuence), 18),
              interactive: false,
              keyboard: false,
            })
            .addTo(dots);
      }
    }
  };
  const ring = (point: PlanPoint, token: string, radius: number) =>
    leaflet.circleMarker(latLng(point), {
      renderer,
      radius,
      weight: 3,
      color: tokenOf(token),
      fill: false,
      interactive: false,
    });
  const tellScale = () => options.onScale(metresOfSquare(map));
  map.on('moveend', drawWaiting);
  map.on('zoomend', tellScale);
  tellScale();
  const watcher = new ResizeObserver(() => map.invalidateSize());
  watcher.observe(options.container);
  const boxes = drawBoxes(leaflet, map, (bounds, isAdding) => {
    const inside = (point: PlanPoint) => bounds.contains(latLng(point));
    options.onPickMany(
      pool.filter(inside).map(({ id }) => id),
      isAdding,
    );
  });
  return {
    drawLines,
    drawPool: (points, pharmacies: readonly PharmacyPoint[]) => {
      pool = points;
      drawWaiting();
      places.clearLayers();
      for (const place of pharmacies)
        leaflet
          .marker(latLng(place), {
            icon: badge(leaflet, styles.pharmacy, place.name, 0),
            interactive: false,
            keyboard: false,
            // Leaflet stacks markers by latitude: names must be above the other markers.
            zIndexOffset: 10_000,
          })
          .addTo(places);
    },
    drawSelection: (points) => {
      selected.clearLayers();
      for (const point of points) ring(point, '--accent', 10).addTo(selected);
    },
    drawHover: (point) => {
      pointed.clearLayers();
      if (point && pointOf(point.event)) ring(point, '--text', 13).addTo(pointed);
    },
    fit: (points) => {
      if (points.length > 0) map.fitBounds(leaflet.latLngBounds(points.map(latLng)).pad(0.05));
    },
    bringIntoView: (point) => {
      if (!map.getBounds().pad(-0.05).contains(latLng(point))) map.panTo(latLng(point), { animate: false });
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    setBoxMode: boxes.setMode,
    remove: () => {
      watcher.disconnect();
      boxes.remove();
      map.remove();
    },
  };
}
