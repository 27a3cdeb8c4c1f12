/**
 * Calls behind the browser's next picture, and behind a key that was pressed meanwhile. A hidden tab draws no pictures,
 * so nothing is waited for there; a tab that is hidden while it waits waits no longer.
 *
 * @returns takes the call back
 */
export function afterPicture(call: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => {
    document.removeEventListener('visibilitychange', goOnWhenHidden);
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const goOn = (): void => {
    stopWaiting();
    timer = setTimeout(call);
  };
  function goOnWhenHidden(): void {
    if (document.hidden) goOn();
  }
  if (document.hidden) goOn();
  else {
    document.addEventListener('visibilitychange', goOnWhenHidden);
    frame = requestAnimationFrame(goOn);
  }
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}
