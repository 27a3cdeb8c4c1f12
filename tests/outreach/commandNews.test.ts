import { describe, expect, it } from 'vitest';
import { commandNews } from '../../server/day/outreach/commandNews';

const PULL_OUT = 1;
const DELIVERY = 3;
const stop = (id: number, status: number, { type = DELIVERY, person = id } = {}) => ({
  id,
  secuence: id,
  participant_id: type === DELIVERY ? person : null,
  delivery_event_type_id: type,
  delivery_event_status_id: status,
});
const run = (stops: ReturnType<typeof stop>[], status = 3) => ({
  delivery_manifest_status_id: status,
  stops,
});
const NOBODY: ReadonlySet<number> = new Set();
/** News that name somebody. */
const told = (done: Parameters<typeof commandNews>[0]) =>
  commandNews(done).flatMap(({ event, ids }) => ids.map((id) => `${event} ${id}`));

describe('what a command tells recipients', () => {
  const pullOut = stop(1, 4, { type: PULL_OUT });
  it('the start of a run tells all who wait on it', () => {
    const runs = [run([pullOut, stop(2, 8), stop(3, 8), stop(4, 7)])];
    expect(told({ changed: [pullOut], joined: NOBODY, runs })).toEqual([
      'outForDelivery 2',
      'outForDelivery 3',
      'next 2',
    ]);
  });

  it('a run that is on the road tells only who has joined it, and who is next', () => {
    const runs = [run([pullOut, stop(2, 8), stop(3, 1)])];
    expect(told({ changed: [], joined: new Set([3]), runs })).toEqual(['outForDelivery 3', 'next 2']);
    expect(told({ changed: [], joined: NOBODY, runs })).toEqual(['next 2']);
  });

  it('a run that has not started, or is over, tells nothing of the way', () => {
    for (const status of [1, 2, 4, 5])
      expect(told({ changed: [], joined: new Set([2]), runs: [run([stop(2, 1)], status)] })).toEqual([]);
  });

  it('a lunch that comes first is nobody’s turn', () => {
    const lunch = stop(2, 1, { type: 4 });
    expect(told({ changed: [], joined: NOBODY, runs: [run([pullOut, lunch, stop(3, 8)])] })).toEqual([]);
  });

  it('a person with two deliveries hears of both when the last is closed, whatever its end', () => {
    const first = stop(2, 4, { person: 7 });
    expect(
      told({ changed: [first], joined: NOBODY, runs: [run([first, stop(3, 8, { person: 7 })])] }),
    ).toEqual(['next 3']);
    const second = stop(3, 4, { person: 7 });
    expect(told({ changed: [second], joined: NOBODY, runs: [run([first, second], 4)] })).toEqual([
      'delivered 2',
      'delivered 3',
    ]);
    const canceled = stop(3, 7, { person: 7 });
    expect(told({ changed: [canceled], joined: NOBODY, runs: [run([first, canceled], 4)] })).toEqual([
      'delivered 2',
    ]);
    const failed = stop(3, 11, { person: 7 });
    expect(told({ changed: [failed], joined: NOBODY, runs: [run([first, failed], 4)] })).toEqual([
      'attemptFailed 3',
      'delivered 2',
    ]);
  });

  it('a stop of the pool is told by itself', () => {
    expect(told({ changed: [stop(2, 5)], joined: NOBODY, runs: [] })).toEqual(['rescheduled 2']);
  });
});
