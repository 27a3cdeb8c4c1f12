import type { Caller } from '../caller';

/** What a person of the office asks for, in turn: a page of deliveries, its total, a participant's list, the news. */
const ASKED = [
  (cdp: number) => `/delivery_events?page=1&per_page=15&sort=-delivery_date&close_door_pharmacy_id=${cdp}`,
  (cdp: number) => `/delivery_events/total_items?close_door_pharmacy_id=${cdp}`,
  () => '/participants?page=1&per_page=15',
  () => '/notification?page=1&per_page=15',
] as const;

export interface Pace {
  requests: number;
  seconds: number;
  /** Milliseconds of each. */
  took: number[];
  failures: number;
}

/** So many people who ask without a pause, until `isOver`. */
export async function askWithoutPause(
  callers: readonly Caller[],
  atOnce: number,
  isOver: (pace: Pace, ms: number) => boolean,
): Promise<Pace> {
  const pace: Pace = { requests: 0, seconds: 0, took: [], failures: 0 };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, hand) => {
      const caller = callers[hand % callers.length];
      for (let turn = hand; caller && !isOver(pace, performance.now() - started); turn++) {
        const path = ASKED[turn % ASKED.length]?.((turn % 3) + 1) ?? '';
        const asked = performance.now();
        const answer = await caller.get(path, { 'accept-encoding': 'identity' });
        await answer.arrayBuffer();
        if (!answer.ok) pace.failures += 1;
        pace.requests += 1;
        pace.took.push(performance.now() - asked);
      }
    }),
  );
  pace.seconds = (performance.now() - started) / 1000;
  return pace;
}
