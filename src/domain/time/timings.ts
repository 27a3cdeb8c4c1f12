import { DAY_MS, HOUR_MS } from './durations';

/** Durations of messages, pauses and sessions (spec §4, §5, §9). Milliseconds. */
export const TOAST_WARNING = 10_000;
export const TOAST_ERROR = 5_000;
export const TOAST_SUCCESS = 5_000;
/** After a password change: the toast, and the pause before the next screen. */
export const TOAST_PASSWORD_CHANGED = 3_000;
export const TOAST_COPIED = 1_000;
/** A text message that has come in. */
export const TOAST_SMS = 10_000;

export const LOADING_INDICATOR_PAUSE = 500;
/** Code of the app that has not come by then has failed (spec §8). */
export const CHUNK_LOAD_TIMEOUT = 120_000;
/** Filters as they are being set. */
export const FILTER_CHECKBOX_PAUSE = 50;
export const MAPS_SEARCH_PAUSE = 200;
export const DRAG_PRESS_DELAY = 200;

export const POSITION_LIFE = 8 * HOUR_MS;
export const CDP_COLORS_LIFE = DAY_MS;

/** How often screens refetch from a server without a live stream. */
export const BELL_REFRESH = 300_000;

/** A countdown is over at or below zero (spec §4). */
export function isTimeUp(remaining: number): boolean {
  return remaining <= 0;
}

/** The map's own window says that it is there (spec §3, MAP_ALIVE); the page that opens it asks this often (spec §9). */
export const MAP_ALIVE_LIFE = 30_000;
export const MAP_ALIVE_POLL = 100;

/** Whether a sign of life still counts. */
export function isMapAlive(saidAt: number, now: number): boolean {
  return now - saidAt < MAP_ALIVE_LIFE;
}
