import { isMapAlive } from '../../../domain/time/timings';

/** Stored client settings of spec §3; neither says anything about a patient. */
const ALIVE = 'MAP_ALIVE';
const RUN = 'MAP_MANIFEST_ID';

/** The map's window was there within the last 30 s. */
export function isMapWindowAlive(now = Date.now()): boolean {
  return isMapAlive(Number(localStorage.getItem(ALIVE) ?? 0), now);
}

export function sayMapWindowAlive(now = Date.now()): void {
  localStorage.setItem(ALIVE, String(now));
}

export function sayMapWindowGone(): void {
  localStorage.removeItem(ALIVE);
}

/** The run that the map shows, also after a reload. */
export function readRunOnMap(): number | null {
  const id = Number(localStorage.getItem(RUN));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function writeRunOnMap(runId: number | null): void {
  if (runId === null) localStorage.removeItem(RUN);
  else localStorage.setItem(RUN, String(runId));
}
