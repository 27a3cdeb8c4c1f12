import { MAP_ALIVE_LIFE, MAP_ALIVE_POLL } from '../../../domain/time/timings';
import { openMapChannel, type ShownOnMap } from './mapChannel';
import { isMapWindowAlive, sayMapWindowGone, writeRunOnMap } from './mapFlags';

/** One window per browser: opening it again finds it. */
const NAME = 'rx-map';
const ADDRESS = '/#/map?view=dispatch';
const FEATURES = 'popup,width=1100,height=800';

/** `silent`: it opened but did not report within 30 s. */
export type MapWindowResult = 'shown' | 'blocked' | 'silent';

function isBlank(opened: Window): boolean {
  try {
    return opened.location.href === 'about:blank';
  } catch {
    return false;
  }
}

const pause = () => new Promise((done) => setTimeout(done, MAP_ALIVE_POLL));

/** Opens the map's window, or brings the open one to the front, and shows something in it. */
export async function openMapWindow(shown: ShownOnMap, board: string | null): Promise<MapWindowResult> {
  writeRunOnMap(shown.runId);
  // With an address the open window would load again.
  const opened = window.open(isMapWindowAlive() ? '' : ADDRESS, NAME, FEATURES);
  if (!opened) return 'blocked';
  if (isBlank(opened)) {
    // Its last sign of life was older than it seemed, or it has just been made.
    sayMapWindowGone();
    opened.location.href = ADDRESS;
  }
  opened.focus();
  const until = Date.now() + MAP_ALIVE_LIFE;
  while (!isMapWindowAlive()) {
    if (Date.now() > until) return 'silent';
    await pause();
  }
  const channel = openMapChannel<'board'>(() => undefined);
  channel.say({ kind: 'show', board, ...shown });
  channel.close();
  return 'shown';
}
