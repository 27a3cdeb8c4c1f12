import clsx from 'clsx';
import type Leaflet from 'leaflet';
import styles from './planMap.module.css';

type OnBox = (bounds: Leaflet.LatLngBounds, isAdding: boolean) => void;

/** Less than this is a press, not a box. Px. */
const SMALLEST = 6;

/** Draws a box around markers: with Shift, or by every drag while the mode is on. */
export function drawBoxes(leaflet: typeof Leaflet, map: Leaflet.Map, onBox: OnBox) {
  const container = map.getContainer();
  let isMode = false;
  let from: Leaflet.Point | null = null;
  let box: HTMLElement | null = null;

  const stretch = (to: Leaflet.Point) => {
    if (!from || !box) return;
    const bounds = leaflet.bounds(from, to);
    const [corner, size] = [bounds.getTopLeft(), bounds.getSize()];
    Object.assign(box.style, {
      left: `${corner.x}px`,
      top: `${corner.y}px`,
      width: `${size.x}px`,
      height: `${size.y}px`,
    });
  };
  const onDown = (press: PointerEvent) => {
    if (press.button !== 0 || !(isMode || press.shiftKey)) return;
    from = map.mouseEventToContainerPoint(press);
    box = document.createElement('div');
    box.className = clsx(styles.box);
    container.append(box);
    map.dragging.disable();
    container.setPointerCapture(press.pointerId);
    press.preventDefault();
  };
  const onMove = (move: PointerEvent) => {
    if (from) stretch(map.mouseEventToContainerPoint(move));
  };
  const end = () => {
    box?.remove();
    box = null;
    from = null;
    if (!isMode) map.dragging.enable();
  };
  const onUp = (release: PointerEvent) => {
    if (!from) return;
    const to = map.mouseEventToContainerPoint(release);
    const isBox = from.distanceTo(to) >= SMALLEST;
    const bounds = leaflet.latLngBounds(map.containerPointToLatLng(from), map.containerPointToLatLng(to));
    end();
    if (isBox) onBox(bounds, release.ctrlKey || release.metaKey);
  };
  // Before Leaflet's own: a box is no drag of the map.
  container.addEventListener('pointerdown', onDown, true);
  container.addEventListener('pointermove', onMove);
  container.addEventListener('pointerup', onUp);
  container.addEventListener('pointercancel', end);
  return {
    setMode: (isOn: boolean) => {
      isMode = isOn;
      container.toggleAttribute('data-boxing', isOn);
      if (isOn) map.dragging.disable();
      else map.dragging.enable();
    },
    remove: () => {
      container.removeEventListener('pointerdown', onDown, true);
      container.removeEventListener('pointermove', onMove);
      container.removeEventListener('pointerup', onUp);
      container.removeEventListener('pointercancel', end);
    },
  };
}
