import { useEffect, useState } from 'react';
import { MOST_CHAINS, waysCall } from '../../contract/board/ways';
import type { Point } from '../../domain/addresses/distance';
import { encodePolyline } from '../../domain/addresses/encodePolyline';
import { decodePolyline } from '../../domain/addresses/mapDefaults';
import { pointOf } from '../../domain/addresses/travelTime';
import type { EventView } from '../../domain/runs/dispatchView';
import { readApi } from '../../providers/callApi';
import type { Streets } from './streets';

/** Lines by their ends; null: no way leads there. Those of a large day are some megabytes. */
const known = new Map<string, readonly Point[] | null>();
const MOST_LINES = 20_000;

const keyOf = (from: Point, to: Point) => `${from.latitude} ${from.longitude} ${to.latitude} ${to.longitude}`;

const isUnknown = (chain: readonly Point[]) =>
  chain.slice(1).some((to, index) => !known.has(keyOf(chain[index] ?? to, to)));

async function fetchStreets(chains: readonly (readonly Point[])[], signal: AbortSignal): Promise<void> {
  const body = { chains: chains.map(encodePolyline) };
  const { ways } = await readApi(waysCall, { body }, { signal, toast: false });
  if (known.size > MOST_LINES) known.clear();
  chains.forEach((chain, row) =>
    chain.slice(1).forEach((to, index) => {
      const way = ways[row]?.[index];
      known.set(keyOf(chain[index] ?? to, to), way ? decodePolyline(way) : null);
    }),
  );
}

const streetsNow = (): Streets => ({ between: (from, to) => known.get(keyOf(from, to)) ?? null });

/** The points of stops in this order. */
export function chainOf(events: readonly EventView[]): Point[] {
  return events.flatMap((event) => pointOf(event) ?? []);
}

/**
 * The streets between the points of these chains, fetched piece by piece. Without them, and when they do not come, lines
 * are straight.
 *
 * @param chains null: this server has no roads
 */
export function useStreets(chains: readonly (readonly Point[])[] | null): Streets {
  const [streets, setStreets] = useState(streetsNow);
  useEffect(() => {
    const waiting = (chains ?? []).filter((chain) => chain.length > 1 && isUnknown(chain));
    if (waiting.length === 0) return undefined;
    const stop = new AbortController();
    const fetchNext = async (): Promise<void> => {
      const some = waiting.splice(0, MOST_CHAINS);
      if (some.length === 0) return;
      await fetchStreets(some, stop.signal);
      setStreets(streetsNow());
      return fetchNext();
    };
    // A map without them is whole: its lines are straight.
    fetchNext().catch(() => undefined);
    return () => stop.abort();
  }, [chains]);
  return streets;
}
