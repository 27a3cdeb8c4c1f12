import { MINUTE_MS } from '../time/durations';

/** So many of one type and run become one. Fewer are told one by one, each with its own facts. */
export const GATHER_FROM = 3;
/** Only what came this close together. */
const GATHER_MS = 10 * MINUTE_MS;

/** An unread notification of the same person, type and run. */
export interface Unread {
  readonly id: number;
  /** How many it stands for already. */
  readonly count: number;
  /** Milliseconds. */
  readonly at: number;
}

export interface Gathered {
  /** The one that goes on standing for all; null: a new one. */
  readonly into: number | null;
  /** Those that it replaces. */
  readonly absorbs: readonly number[];
  /** How many it then stands for. */
  readonly count: number;
  /** It was a burst before: it is counted up without another sound. */
  readonly isSilent: boolean;
}

/**
 * Whether fresh news becomes one with what is unread ("12 stops late on HILLCREST 03"); null: each is told by itself.
 *
 * @param unread newest first
 * @param now milliseconds
 */
export function gatherNews(unread: readonly Unread[], fresh: number, now: number): Gathered | null {
  const close = unread.filter(({ at }) => now - at <= GATHER_MS);
  const count = fresh + close.reduce((sum, one) => sum + one.count, 0);
  if (count < GATHER_FROM) return null;
  const [into, ...others] = close;
  return {
    into: into?.id ?? null,
    absorbs: others.map(({ id }) => id),
    count,
    isSilent: close.some((one) => one.count >= GATHER_FROM),
  };
}
