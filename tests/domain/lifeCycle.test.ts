import { describe, expect, it } from 'vitest';
import { groupByDay, isCopaymentEntry, isCreationEntry } from '../../src/domain/stops/lifeCycle';

describe('§3 life cycle', () => {
  it('§3 id 0 is the copayment entry, -1 the creation record', () => {
    const entries = [{ id: 0 }, { id: -1 }, { id: 7 }];
    expect(entries.map(isCopaymentEntry)).toEqual([true, false, false]);
    expect(entries.map(isCreationEntry)).toEqual([false, true, false]);
  });

  it('§2 groups by day of the run’s zone, in order of time', () => {
    const at = (id: number, datetime: string) => ({ id, datetime });
    const entries = [
      at(3, '2026-11-21 07:59:59'),
      at(4, '2026-11-21 08:00:00'),
      at(-1, '2026-11-19 20:00:00'),
      at(0, '2026-11-21 07:59:59'),
    ];
    expect(groupByDay(entries, 'America/Los_Angeles')).toEqual([
      { date: '2026-11-19', transitions: [entries[2]] },
      { date: '2026-11-20', transitions: [entries[0], entries[3]] },
      { date: '2026-11-21', transitions: [entries[1]] },
    ]);
    expect(groupByDay(entries, 'UTC').map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-21']);
    expect(groupByDay([], 'UTC')).toEqual([]);
  });
});
