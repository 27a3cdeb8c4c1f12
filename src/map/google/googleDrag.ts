/// <reference types="google.maps" />
import type { Pixel } from '../../domain/map/clusters';
import { pixelIn, placeIn } from '../drawing/frame';
import type { MapEvents, MapPointer } from '../mapEngine';
import type { MapStop } from '../mapScene';
import { googleFrame } from './googleFrame';
import { at } from './googleMarks';

interface DragOptions {
  map: google.maps.Map;
  events: () => MapEvents;
  /** The run whose line or vehicle is under a pixel. */
  runAt: (pixel: Pixel) => number | null;
}

/** Where a marker is dragged to: by the mouse, else by its tip. Null before the map is laid out. */
function pointerOf(map: google.maps.Map, { domEvent, latLng }: google.maps.MapMouseEvent) {
  const frame = googleFrame(map);
  if (!frame || !latLng) return null;
  const { left, top } = map.getDiv().getBoundingClientRect();
  const tip = pixelIn(frame)({ latitude: latLng.lat(), longitude: latLng.lng() });
  const pixel =
    domEvent instanceof MouseEvent ? { x: domEvent.clientX - left, y: domEvent.clientY - top } : tip;
  const pointer: MapPointer = {
    ...placeIn(frame, pixel),
    clientX: pixel.x + left,
    clientY: pixel.y + top,
  };
  return { pixel, pointer };
}

/** A marker that is dragged onto the line of a run; let go, it is back where its stop is. Escape ends the drag. */
export function listenToDrag(marker: google.maps.Marker, stop: MapStop, options: DragOptions): void {
  const { map, events, runAt } = options;
  let cancel: AbortController | null = null;
  marker.addListener('dragstart', () => {
    cancel = new AbortController();
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        cancel?.abort();
        marker.setPosition(at(stop));
        events().onDrop?.(stop.id, null);
      },
      { signal: cancel.signal },
    );
  });
  marker.addListener('drag', (drag: google.maps.MapMouseEvent) => {
    const found = cancel?.signal.aborted === false ? pointerOf(map, drag) : null;
    if (found) events().onDrag?.(stop.id, runAt(found.pixel), found.pointer);
  });
  marker.addListener('dragend', (drag: google.maps.MapMouseEvent) => {
    const isDone = cancel?.signal.aborted === false;
    cancel?.abort();
    marker.setPosition(at(stop));
    const found = isDone ? pointerOf(map, drag) : null;
    if (isDone) events().onDrop?.(stop.id, found && runAt(found.pixel));
  });
}
