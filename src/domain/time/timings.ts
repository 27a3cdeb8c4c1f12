/** How long things stand, wait or live (spec §4, §5, §9). Milliseconds. */
export const TOAST_WARNING = 10_000;
export const TOAST_ERROR = 5_000;
export const TOAST_SUCCESS = 5_000;
/** After a password change: the toast, and the pause before the next screen. */
export const TOAST_PASSWORD_CHANGED = 3_000;
export const TOAST_SMS = 10_000;
export const TOAST_COPIED = 1_000;

export const LOADING_INDICATOR_PAUSE = 500;
export const FILTER_CHECKBOX_PAUSE = 50;
export const MAPS_SEARCH_PAUSE = 200;
export const DRAG_PRESS_DELAY = 200;
export const CHUNK_LOAD_TIMEOUT = 120_000;
export const DARK_MODE_TRANSITION = 2_000;

export const POSITION_LIFE = 8 * 3_600_000;
export const MAP_ALIVE_LIFE = 30_000;
export const CDP_COLORS_LIFE = 86_400_000;

/** The bell's polling, against a server without a live stream: as configured, else the default. */
export const BELL_REFRESH = 300_000;
export const BELL_REFRESH_DEFAULT = 600_000;

/** Fetching a token for a service: tries, and the pause between them. */
export const TOKEN_TRIES = 3;
export const TOKEN_RETRY_PAUSE = 1_000;

/** An auto-refresh value below 1000 is meant in seconds (spec §9). */
export function refreshInterval(value: number): number {
  return value < 1_000 ? value * 1_000 : value;
}

/** A countdown is over at or below zero (spec §4). */
export function isTimeUp(remaining: number): boolean {
  return remaining <= 0;
}
