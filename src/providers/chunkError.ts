/** Code of the app that cannot be fetched (spec §8, ChunkLoadError) reads so in every browser. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|ChunkLoadError|CSS_CHUNK|preload CSS/i.test(error.message)
  );
}
