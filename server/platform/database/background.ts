import { AsyncLocalStorage } from 'node:async_hooks';

const lane = new AsyncLocalStorage<true>();

/**
 * Runs background work without a waiting user: a lot, a report, a sweep. The embedded database has one connection,
 * and lends it to this work when no request wants it. A PostgreSQL server has connections for both.
 */
export function inBackground<T>(work: () => Promise<T>): Promise<T> {
  return lane.run(true, work);
}

export const isInBackground = (): boolean => lane.getStore() === true;
