/**
 * Whether the error is a failed load of app code (spec §8, ChunkLoadError); each browser has its own message.
 */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|ChunkLoadError|CSS_CHUNK|preload CSS/i.test(error.message)
  );
}
