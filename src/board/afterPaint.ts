/**
 * Calls back after the browser's next frame, and after the handling of a key that was pressed meanwhile. A
 * hidden tab paints no frames, so the call is not delayed there, nor when the tab becomes hidden while it waits.
 *
 * @returns cancels the call
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
