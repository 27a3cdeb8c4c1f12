import { afterPaint } from './afterPaint';

/** Render callbacks of lanes, first in, first out. */
const waiting = new Set<() => void>();
let isRunning = false;

/** If a frame is painted within this time, the next frame renders one more. Milliseconds. */
const QUICK_MS = 22;
const MAX_BATCH = 4;
/** Renders per frame: one, and more while frames are fast. */
let batchSize = 1;

function runNext(): void {
  const next = [...waiting].slice(0, batchSize);
  if (next.length === 0) {
    isRunning = false;
    batchSize = 1;
    return;
  }
  for (const render of next) if (waiting.delete(render)) render();
  const startedAt = performance.now();
  afterPaint(() => {
    batchSize = performance.now() - startedAt < QUICK_MS ? Math.min(batchSize + 1, MAX_BATCH) : 1;
    runNext();
  });
}

/** Calls `render` after those queued before it, a few per frame. Returns a function that leaves the queue. */
export function enqueueRender(render: () => void): () => void {
  waiting.add(render);
  if (!isRunning) {
    isRunning = true;
    setTimeout(runNext);
  }
  return () => {
    waiting.delete(render);
  };
}
