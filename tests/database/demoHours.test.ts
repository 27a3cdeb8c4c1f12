import { describe, expect, it } from 'vitest';
import { planDay } from '../../server/demo/dayPlan';
import { dayRows } from '../../server/demo/dayRows';
import { makeParticipants } from '../../server/demo/participants';
import { randomFrom } from '../../server/demo/random';
import { makeStaff } from '../../server/demo/staff';
import { isCanceledStatus } from '../../src/domain/stops/eventStatus';
import { dateInZone, fromWire, timeInZone } from '../../src/domain/time/dates';

describe('the demo at any hour', () => {
  /** Wire time of the last thing that happened, and how many runs are under way. */
  function dayAt(instant: string) {
    const random = randomFrom(1);
    const now = new Date(instant);
    const date = dateInZone(now, 'America/Los_Angeles');
    const staff = makeStaff(random, instant, date, '');
    const { recipients } = makeParticipants(random, 1_500, date);
    const plan = planDay(random, date, { recipients, drivers: staff.drivers }, 60, 0);
    const { manifests, transitions } = dayRows(
      random,
      plan,
      staff,
      { manifest: 1, event: 1 },
      now.getTime(),
      true,
    );
    // The office cancels earlier in the day.
    const driven = transitions.filter((line) => !isCanceledStatus(Number(line.delivery_event_status_id)));
    const hours = driven.map((line) => timeInZone(fromWire(String(line.datetime)), 'America/Los_Angeles'));
    return {
      underWay: manifests.filter((run) => run.delivery_manifest_status_id === 3).length,
      waiting: manifests.filter((run) => run.delivery_manifest_status_id === 2).length,
      hours: hours.sort(),
    };
  }

  it.each(['2026-11-20T15:20:00Z', '2026-11-20T18:30:00Z', '2026-11-20T23:00:00Z', '2026-11-21T03:00:00Z'])(
    'has somebody on the road at %s',
    (instant) => expect(dayAt(instant).underWay).toBeGreaterThan(0),
  );

  it('has nobody on the road at one in the night', () => {
    expect(dayAt('2026-11-20T09:00:00Z')).toMatchObject({ underWay: 0, waiting: 60 });
  });

  it('is driven between seven and ten at night', () => {
    const { hours, underWay, waiting } = dayAt('2026-11-21T07:50:00Z');
    expect({ underWay, waiting }).toEqual({ underWay: 0, waiting: 0 });
    expect(hours[0]?.slice(0, 2)).toBe('07');
    expect(hours.at(-1)?.slice(0, 5)).toMatch(/^(19|20|21):/);
  });
});
