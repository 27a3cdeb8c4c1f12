/**
 * Whether the browser draws WebGL on the processor, as on a remote desktop: it then has no context that must not be slow.
 * Each picture takes a tenth of a second or more there, and those of an animation wait for each other.
 */
export function drawsInSoftware(): boolean {
  const quick = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  // The next context needs its place.
  quick?.getExtension('WEBGL_lose_context')?.loseContext();
  return quick === null;
}
