import type { Map as GroundMap } from 'maplibre-gl';

/** Between two pictures of a map that stands still, while its tiles come one by one. Milliseconds. */
const PAUSE_MS = 250;

/**
 * Makes a map ask for few pictures where one takes the processor a tenth of a second: tiles that come share one, and the next
 * is asked for only when the last is drawn, as pictures that queue up come seconds after the key that they answer.
 */
export function drawFewPictures(map: GroundMap): { stop: () => void } {
  const gl = map.getCanvas().getContext('webgl2');
  const pixel = new Uint8Array(4);
  const ask = map.triggerRepaint.bind(map);
  let drawnAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askNow = () => {
    timer = undefined;
    ask();
  };
  map.triggerRepaint = () => {
    const early = map.isMoving() ? 0 : drawnAt + PAUSE_MS - performance.now();
    if (early <= 0) askNow();
    else timer ??= setTimeout(askNow, early);
  };
  map.on('render', () => {
    // A pixel can be read only when everything is drawn.
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    drawnAt = performance.now();
  });
  return { stop: () => clearTimeout(timer) };
}
