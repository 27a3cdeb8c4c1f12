/**
 * Calls behind the browser's next picture, and behind a key that was pressed meanwhile. A hidden tab draws no pictures,
 * so nothing is waited for there; a tab that is hidden while it waits waits no longer.
 *
 * @returns takes the call back
 */
export function afterPaint(call: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => {
    document.removeEventListener('visibilitychange', runWhenHidden);
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const run = (): void => {
    stopWaiting();
    timer = setTimeout(call);
  };
  function runWhenHidden(): void {
    if (document.hidden) run();
  }
  if (document.hidden) run();
  else {
    document.addEventListener('visibilitychange', runWhenHidden);
    frame = requestAnimationFrame(run);
  }
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}
