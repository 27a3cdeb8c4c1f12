/** A picture of this size is copied this often. */
const SIZE = 512;
const COPIES = 4;
/** A graphics card, however small, copies a million pixels in less; a processor takes about 30 to 60. Milliseconds. */
const SLOW_MS = 12;

/** How long WebGL takes for a million pixels; null where there is no WebGL. */
function measure(): number | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl?.blitFramebuffer) return null;
  const [from = null, to = null] = [0, 1].map(() => {
    const pixels = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, pixels);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, SIZE, SIZE);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, pixels);
    gl.clear(gl.COLOR_BUFFER_BIT);
    return framebuffer;
  });
  const pixel = new Uint8Array(4);
  /** The pixel is there only once everything before it is drawn. */
  const finish = (framebuffer: WebGLFramebuffer | null) => {
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, framebuffer);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  };
  gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to);
  finish(to);
  const started = performance.now();
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from);
  for (let copy = 0; copy < COPIES; copy++)
    gl.blitFramebuffer(0, 0, SIZE, SIZE, 0, 0, SIZE - 1, SIZE - 1, gl.COLOR_BUFFER_BIT, gl.LINEAR);
  finish(to);
  const took = performance.now() - started;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return took;
}

let known: boolean | null = null;

/** Whether this machine draws slowly, as without a graphics card: measured once, as names of devices say little. */
export function arePicturesSlow(): boolean {
  known ??= (measure() ?? 0) > SLOW_MS;
  return known;
}
