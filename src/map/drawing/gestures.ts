import type { Pixel } from '../../domain/map/clusters';
import { isInsideLasso } from '../../domain/map/mapPixels';
import type { MapEvents, MapPin, MapPointer } from '../mapEngine';
import type { MapStop } from '../mapScene';
import type { DayDrawing } from './dayDrawing';
import { placeIn, type Frame } from './frame';

/** Less than this is a press, not a drag. Pixels. */
const SMALLEST = 5;

interface Ground {
  frame: () => Frame;
  /** While false, a drag does not move the map. */
  setPanning: (isOn: boolean) => void;
  isNearest: () => boolean;
  fit: (stops: readonly MapStop[]) => void;
  repaint: () => void;
}

interface GestureOptions {
  container: HTMLElement;
  drawing: DayDrawing;
  ground: Ground;
  events: () => MapEvents;
  pin: () => MapPin | null;
}

type Gesture =
  | { kind: 'press' }
  | { kind: 'lasso'; path: Pixel[] }
  | { kind: 'pin' }
  | { kind: 'stop'; id: number; isDragging: boolean };

const isAlso = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** What a pointer does on the map: pick, hover, enclose, drag a stop or the pin, open a menu. */
export function listenToPointer({ container, drawing, ground, events, pin }: GestureOptions) {
  let isLassoMode = false;
  let gesture: Gesture | null = null;
  let start: Pixel = { x: 0, y: 0 };
  let hovered: number | null = null;
  const gone = new AbortController();

  const pixelOf = (event: MouseEvent): Pixel => {
    const { left, top } = container.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const pointerAt = (event: MouseEvent): MapPointer => ({
    ...placeIn(ground.frame(), pixelOf(event)),
    clientX: event.clientX,
    clientY: event.clientY,
  });
  const stopAt = (at: Pixel) => {
    const marker = drawing.markerAt(at);
    return marker?.stops.length === 1 ? (marker.stops[0]?.id ?? null) : null;
  };
  const isOnMap = ({ target }: Event) => target instanceof HTMLCanvasElement || target === container;
  const isFar = ({ x, y }: Pixel) => Math.hypot(x - start.x, y - start.y) >= SMALLEST;

  const hover = (at: Pixel) => {
    const id = stopAt(at);
    const isOverPin = pin()?.onMove !== undefined && drawing.isPinAt(at);
    const isOverSomething = isOverPin || drawing.markerAt(at) !== null || drawing.runAt(at) !== null;
    container.style.cursor = isLassoMode ? 'crosshair' : isOverSomething ? 'pointer' : '';
    if (id === hovered) return;
    hovered = id;
    events().onHover(id);
  };
  const gestureAt = (event: PointerEvent, at: Pixel): Gesture => {
    if (isLassoMode || (event.shiftKey && event.pointerType !== 'touch'))
      return { kind: 'lasso', path: [at] };
    if (pin()?.onMove && drawing.isPinAt(at)) return { kind: 'pin' };
    const id = stopAt(at);
    // A finger moves the map, also when it starts on a marker.
    const mayDrag = id !== null && event.pointerType !== 'touch' && events().canDrag?.(id) === true;
    return mayDrag && id !== null ? { kind: 'stop', id, isDragging: false } : { kind: 'press' };
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !isOnMap(event)) return;
    start = pixelOf(event);
    gesture = gestureAt(event, start);
    if (gesture.kind !== 'press') ground.setPanning(false);
    if (gesture.kind === 'lasso') container.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const at = pixelOf(event);
    if (!gesture) {
      if (event.buttons === 0 && isOnMap(event)) hover(at);
      return;
    }
    if (gesture.kind === 'lasso') {
      gesture.path.push(at);
      drawing.setLasso(gesture.path);
      ground.repaint();
    } else if (gesture.kind === 'pin') {
      pin()?.onMove?.(placeIn(ground.frame(), { x: at.x, y: at.y }));
    } else if (gesture.kind === 'stop') {
      if (!gesture.isDragging && !isFar(at)) return;
      gesture.isDragging = true;
      container.style.cursor = 'grabbing';
      events().onDrag?.(gesture.id, drawing.runAt(at), pointerAt(event));
    }
  };
  const pick = (event: PointerEvent, at: Pixel) => {
    const marker = drawing.markerAt(at);
    const ids = marker?.stops.map(({ id }) => id) ?? [];
    const [only] = ids;
    if (marker && ids.length > 1) {
      if (isAlso(event) || ground.isNearest()) events().onPickMany(ids, event.ctrlKey || event.metaKey);
      else ground.fit(marker.stops);
      return;
    }
    if (only !== undefined) return events().onPick(only, isAlso(event));
    const runId = drawing.runAt(at);
    if (runId !== null && events().onPickRun) events().onPickRun?.(runId, pointerAt(event));
    else events().onPress?.(placeIn(ground.frame(), at));
  };
  const end = () => {
    gesture = null;
    container.style.cursor = '';
    drawing.setLasso([]);
    ground.setPanning(!isLassoMode);
    ground.repaint();
  };
  const onUp = (event: PointerEvent) => {
    if (!gesture) return;
    const done = gesture;
    const at = pixelOf(event);
    end();
    if (done.kind === 'lasso' && done.path.length > 2 && done.path.some(isFar)) {
      const ids = drawing.stopsWhere((pixel) => isInsideLasso(pixel, done.path));
      events().onPickMany(ids, event.ctrlKey || event.metaKey);
    } else if (done.kind === 'stop' && done.isDragging) events().onDrop?.(done.id, drawing.runAt(at));
    else if (done.kind !== 'pin' && !isFar(at)) pick(event, at);
  };
  const cancel = () => {
    if (!gesture) return;
    if (gesture.kind === 'stop' && gesture.isDragging) events().onDrop?.(gesture.id, null);
    end();
  };
  const onMenu = (event: MouseEvent) => {
    const id = isOnMap(event) ? stopAt(pixelOf(event)) : null;
    if (id === null || !events().onMenu) return;
    event.preventDefault();
    events().onMenu?.(id, pointerAt(event));
  };
  const leave = () => {
    if (gesture || hovered === null) return;
    hovered = null;
    events().onHover(null);
  };
  const { signal } = gone;
  // Before the ground's own listeners: a lasso is no drag of the map.
  container.addEventListener('pointerdown', onDown, { capture: true, signal });
  container.addEventListener('pointerleave', leave, { signal });
  container.addEventListener('contextmenu', onMenu, { signal });
  // A drag may end beside the map.
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
  return {
    setLasso: (isOn: boolean) => {
      isLassoMode = isOn;
      container.style.cursor = isOn ? 'crosshair' : '';
      container.style.touchAction = isOn ? 'none' : '';
      ground.setPanning(!isOn);
    },
    stop: () => gone.abort(),
  };
}
