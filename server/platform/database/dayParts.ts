import { addDays } from '../../../src/domain/time/dates';
import type { Db } from './database';

/** A part has as many days as the database needs this long for: a month in one query would make people wait. */
const PART_MS = 50;
/** Growth from one part to the next: days differ. */
const MOST_GROWTH = 4;

interface Days {
  from: string;
  to: string;
}

/** Reads a long time some days at a time; between two parts others have their turn. */
export async function* inDayParts<Answer>(
  db: Db,
  { from: first, to: last }: Days,
  read: (db: Db, days: Days) => Promise<Answer>,
): AsyncGenerator<{ answer: Answer; until: string }> {
  let days = 1;
  for (let from = first; from <= last;) {
    const end = addDays(from, days - 1);
    const to = end < last ? end : last;
    // With the connection in hand: waiting for it says nothing about the query.
    const { answer, ms } = await db.connection().execute(async (connection) => {
      const started = performance.now();
      return { answer: await read(connection, { from, to }), ms: performance.now() - started };
    });
    yield { answer, until: to };
    from = addDays(to, 1);
    days = Math.max(1, Math.floor(days * Math.min(MOST_GROWTH, PART_MS / ms)));
  }
}
