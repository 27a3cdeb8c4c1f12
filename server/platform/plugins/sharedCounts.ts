import { sql } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { Db } from '../database/database';

/** So many times a limit's shares go into it: a busy person's server asks the database as often a minute, others' never. */
const SHARES = 10;

interface Count {
  used: number;
  /** How many this server may let through without asking. */
  granted: number;
  /** All servers together have used it up. */
  isOver: boolean;
  asking: Promise<void> | null;
}

/**
 * Counts by the minute, for all servers of a database together. Each lets one share of the limit through by itself and takes
 * further ones from the database, so that at most a share per server comes on top.
 */
export class SharedCounts {
  #minute = 0;
  readonly #counts = new Map<string, Count>();

  constructor(private readonly db: Db) {}

  /** Whether this one is within `max` of the minute. */
  async take(key: string, max: number, now: Date): Promise<boolean> {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts.clear();
    }
    const share = Math.ceil(max / SHARES);
    const count = this.#counts.get(key) ?? { used: 0, granted: share, isOver: false, asking: null };
    this.#counts.set(key, count);
    while (count.used >= count.granted && !count.isOver) {
      count.asking ??= this.#ask(key, count, { share, max, minute }).finally(() => (count.asking = null));
      await count.asking;
    }
    if (count.used >= count.granted) return false;
    count.used += 1;
    return true;
  }

  async #ask(
    key: string,
    count: Count,
    { share, max, minute }: { share: number; max: number; minute: number },
  ): Promise<void> {
    const at = new Date(minute * MINUTE_MS);
    const { rows } = await sql<{ taken: number }>`
      insert into call_counts as c (key, minute, taken) values (${key}, ${at}, ${share})
      on conflict (key) do update set minute = excluded.minute,
        taken = case when c.minute = excluded.minute then c.taken + excluded.taken else excluded.taken end
      returning taken`.execute(this.db);
    const taken = rows[0]?.taken ?? 0;
    // The first share was let through without asking.
    if (taken + share <= max) count.granted += share;
    else count.isOver = true;
  }
}
