import { addProtocol, LngLatBounds, Map as GroundMap, type StyleSpecification } from 'maplibre-gl';
import type { Point } from '../../domain/addresses/distance';
import { createDayDrawing, type DayCanvases } from '../drawing/dayDrawing';
import { isWithin, pixelIn, type Frame } from '../drawing/frame';
import { listenToPointer } from '../drawing/gestures';
import { arePicturesSlow } from '../drawing/pixelSpeed';
import type { MapEngine, MapEngineProps } from '../mapEngine';
import { readTile } from './archive';
import { drawFewPictures } from './fewPictures';
import { quickMoves } from './quickMoves';
import { setWorkerFile } from './workerFile';

const MIN_ZOOM = 3;
const MAX_ZOOM = 19;
/** Around what is fitted into the map; the tools stand at its edge. Pixels. */
const PADDING = 48;
/** One place alone is shown with the streets around it. */
const FIT_ZOOM = 15;
const MOVE_MS = 250;

interface OpenEngineOptions {
  container: HTMLElement;
  canvases: DayCanvases;
  style: StyleSpecification;
  /** Read at every event, so that they may change. */
  props: () => MapEngineProps;
}

export interface OpenEngine extends MapEngine {
  setStyle: (style: StyleSpecification) => void;
  /** The colours of the page have changed. */
  recolor: () => void;
}

const lngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];
const isCalm = () =>
  arePicturesSlow() || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** MapLibre draws the ground; what moves with the day is on a canvas above it. Throws where there is no WebGL. */
export function createOpenEngine({ container, canvases, style, props }: OpenEngineOptions): OpenEngine {
  setWorkerFile();
  addProtocol('pmtiles', readTile);
  const { start, isMovable } = props();
  const map = new GroundMap({
    container,
    style,
    center: lngLat(start.center),
    zoom: start.zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    // The map's own keys, roles and words are ours.
    keyboard: false,
    interactive: isMovable,
    boxZoom: false,
    doubleClickZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: isCalm() ? 0 : 150,
    trackResize: false,
  });
  map.touchZoomRotate.disableRotation();
  const drawing = createDayDrawing(canvases);
  const frame = (): Frame => {
    const { lng, lat } = map.getCenter();
    const { clientWidth: width, clientHeight: height } = container;
    return { center: { longitude: lng, latitude: lat }, zoom: map.getZoom(), width, height };
  };
  const paint = () => drawing.paint(frame());
  let asked = 0;
  let isStillOld = false;
  const askForPicture = () => {
    if (asked === 0)
      asked = requestAnimationFrame(() => {
        asked = 0;
        if (isStillOld) paint();
        else drawing.paintMoving();
        isStillOld = false;
      });
  };
  const repaint = () => {
    isStillOld = true;
    askForPicture();
  };
  const animate = () => ({ animate: !isCalm(), duration: MOVE_MS });
  /** What was fitted last, until somebody moves the map: fitted again when the map gets its size. */
  let fitted: readonly Point[] = [];
  const fit = (points: readonly Point[], isAtOnce = false) => {
    const [first] = points;
    if (!first) return;
    fitted = points;
    quick?.forget();
    const bounds = new LngLatBounds();
    for (const point of points) bounds.extend(lngLat(point));
    // A map that is not laid out yet has no room for the padding.
    const padding = Math.min(PADDING, container.clientWidth / 4, container.clientHeight / 4);
    map.fitBounds(bounds, { padding, maxZoom: FIT_ZOOM, ...(isAtOnce ? { animate: false } : animate()) });
  };
  const pointer = listenToPointer({
    container,
    drawing,
    events: () => props().events,
    pin: () => props().pin,
    ground: {
      frame,
      fit,
      repaint: askForPicture,
      isNearest: () => map.getZoom() >= MAX_ZOOM - 0.01,
      setPanning: (isOn) => (isOn && isMovable ? map.dragPan.enable() : map.dragPan.disable()),
    },
  });
  const few = arePicturesSlow() ? drawFewPictures(map) : null;
  const quick =
    few &&
    quickMoves({
      frame,
      layers: () => [map.getCanvas(), canvases.still, canvases.moving],
      zooms: [MIN_ZOOM, MAX_ZOOM],
      onMove: few.hold,
      draw: ({ center, zoom }, onDrawn) => {
        void map.once('render', onDrawn);
        few.atOnce(() => map.jumpTo({ center: lngLat(center), zoom }));
      },
    });
  // In the same frame as the ground, so that markers do not swim.
  map.on('move', paint);
  const tell = () => props().onView({ center: frame().center, zoom: map.getZoom() });
  map.on('moveend', tell);
  map.on('movestart', ({ originalEvent }) => {
    if (!originalEvent) return;
    fitted = [];
    quick?.forget();
  });
  // A tile that does not come leaves a gap, which the outlines fill; the next move asks for it again.
  map.on('error', () => undefined);
  const watcher = new ResizeObserver(() => {
    map.resize();
    fit(fitted, true);
    paint();
  });
  watcher.observe(container);
  tell();
  return {
    draw: (scene) => {
      drawing.setScene(scene);
      repaint();
    },
    drawVehicles: (vehicles) => {
      drawing.setVehicles(vehicles);
      askForPicture();
    },
    drawSelection: (ids) => {
      drawing.setSelected(ids);
      repaint();
    },
    drawHover: (id) => {
      drawing.setHovered(id);
      repaint();
    },
    drawPin: (point) => {
      drawing.setPin(point);
      askForPicture();
    },
    fit: (points) => fit(points),
    show: (point, zoom) => {
      if (zoom === undefined && isWithin(pixelIn(frame())(point), frame(), -PADDING)) return;
      fitted = [];
      quick?.forget();
      map.easeTo({ center: lngLat(point), ...(zoom === undefined ? {} : { zoom }), ...animate() });
    },
    zoomBy: (steps) => {
      fitted = [];
      if (quick) quick.zoomBy(steps);
      else map.easeTo({ zoom: map.getZoom() + steps, ...animate() });
    },
    panBy: (right, down) => {
      fitted = [];
      if (quick) quick.panBy(right, down);
      else map.panBy([right, down], animate());
    },
    isInSight: (point) => isWithin(pixelIn(frame())(point), frame(), 0),
    setLasso: pointer.setLasso,
    recolor: () => {
      drawing.recolor();
      repaint();
    },
    setStyle: (next) => {
      map.setStyle(next);
    },
    destroy: () => {
      cancelAnimationFrame(asked);
      quick?.forget();
      few?.stop();
      pointer.stop();
      watcher.disconnect();
      map.remove();
    },
  };
}
