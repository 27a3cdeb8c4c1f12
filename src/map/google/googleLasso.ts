/// <reference types="google.maps" />
import type { Point } from '../../domain/addresses/distance';
import type { Pixel } from '../../domain/map/clusters';
import { isInsideLasso } from '../../domain/map/mapPixels';
import { pixelIn, placeIn } from '../drawing/frame';
import { googleFrame } from './googleFrame';
import { at } from './googleMarks';

/** Less than this is a press, not a line. Pixels. */
const SMALLEST = 5;

/**
 * A line drawn by hand while the mode is on. Its points are those of the pointer on the page, as Google's map tells no
 * moves over its own markers.
 *
 * @param onEnclosed whether a place is inside; and whether it joins the selection
 */
export function googleLasso(
  map: google.maps.Map,
  createLine: () => google.maps.Polyline,
  onEnclosed: (isInside: (point: Point) => boolean, isAlso: boolean) => void,
) {
  const container = map.getDiv();
  let path: Pixel[] = [];
  let line: google.maps.Polyline | null = null;
  let stop: AbortController | null = null;
  const pixelOf = ({ clientX, clientY }: MouseEvent): Pixel => {
    const { left, top } = container.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const end = () => {
    line?.setMap(null);
    line = null;
    path = [];
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // The map and its markers hear nothing of it.
    event.stopPropagation();
    end();
    path.push(pixelOf(event));
    line = createLine();
  };
  const onMove = (event: PointerEvent) => {
    const frame = line && googleFrame(map);
    if (!frame) return;
    path.push(pixelOf(event));
    line?.setPath(path.map((pixel) => at(placeIn(frame, pixel))));
  };
  const onUp = (event: PointerEvent) => {
    const drawn = path;
    const frame = line && googleFrame(map);
    end();
    const [first] = drawn;
    const isFar = drawn.some(({ x, y }) => first && Math.hypot(x - first.x, y - first.y) >= SMALLEST);
    if (!frame || drawn.length < 3 || !isFar) return;
    const pixelAt = pixelIn(frame);
    onEnclosed((point) => isInsideLasso(pixelAt(point), drawn), event.ctrlKey || event.metaKey);
  };
  return {
    setMode: (isOn: boolean) => {
      stop?.abort();
      end();
      map.setOptions({ draggable: !isOn });
      container.style.cursor = isOn ? 'crosshair' : '';
      container.style.touchAction = isOn ? 'none' : '';
      stop = isOn ? new AbortController() : null;
      if (!stop) return;
      const { signal } = stop;
      container.addEventListener('pointerdown', onDown, { capture: true, signal });
      window.addEventListener('pointermove', onMove, { signal });
      window.addEventListener('pointerup', onUp, { signal });
      window.addEventListener('pointercancel', end, { signal });
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    },
  };
}
