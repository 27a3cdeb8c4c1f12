import type { Map as GroundMap } from 'maplibre-gl';

/** Between two pictures of a map that stands still, while its tiles come one by one. Milliseconds. */
const PAUSE_MS = 250;
/** After a key, until what nobody asked for is drawn: the next key would wait for it. Milliseconds. */
const NEXT_KEY_MS = 600;

type DrawnMap = Pick<GroundMap, 'getCanvas' | 'isMoving' | 'on' | 'triggerRepaint'>;

interface FewPictures {
  /** A key was pressed: tiles that come wait, and share the next picture. */
  hold: () => void;
  /** Does what asks for a picture, which waits for nothing. */
  atOnce: (move: () => void) => void;
  stop: () => void;
}

/**
 * Makes a map ask for few pictures where one takes the processor a tenth of a second: tiles that come share one, and the next
 * is asked for only when the last is drawn, as pictures that queue up come seconds after the key that they answer.
 */
export function drawFewPictures(map: DrawnMap): FewPictures {
  const gl = map.getCanvas().getContext('webgl2');
  const pixel = new Uint8Array(4);
  const draw = map.triggerRepaint.bind(map);
  let drawnAt = -Infinity;
  let heldUntil = -Infinity;
  let isAtOnce = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    const isEarly = !isAtOnce && !map.isMoving();
    const wait = isEarly ? Math.max(drawnAt + PAUSE_MS, heldUntil) - performance.now() : 0;
    if (wait > 0) {
      // Asked again then: a key may have been pressed meanwhile.
      timer ??= setTimeout(() => {
        timer = undefined;
        ask();
      }, wait);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    draw();
  };
  map.triggerRepaint = ask;
  map.on('render', () => {
    // A pixel can be read only when everything is drawn.
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    drawnAt = performance.now();
  });
  return {
    hold: () => {
      heldUntil = performance.now() + NEXT_KEY_MS;
    },
    atOnce: (move) => {
      isAtOnce = true;
      move();
      isAtOnce = false;
    },
    stop: () => clearTimeout(timer),
  };
}
