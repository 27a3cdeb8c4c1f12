import type { Trx } from '../../../platform/database/database';
import { linesOf, type Lines } from './lotLines';
import type { LotWorker } from './lotWorker';
import { PartSize } from './partSize';
import { TableFigures } from './tableFigures';

interface Parts<T> {
  /** Which lines come first. */
  order: 'first to last' | 'last to first';
  /** Reads the work for some lines; null when there is none. */
  read: (lines: Lines) => Promise<T | null>;
  /** Does it, in a transaction of its own. Runs again when the transaction has to. */
  write: (trx: Trx, work: T) => Promise<void>;
}

/** Processes a lot in short transactions, each sized by how much this machine does in a short time. */
export async function inParts<T>(worker: LotWorker, { order, read, write }: Parts<T>): Promise<void> {
  const whole = await linesOf(worker.context.db, worker.lot.id);
  const count = whole.to - whole.from;
  const size = new PartSize();
  const figures = new TableFigures(worker.context.db);
  for (let done = 0; done < count;) {
    const end = Math.min(count, done + size.rows);
    const lines =
      order === 'first to last'
        ? { from: whole.from + done, to: whole.from + end }
        : { from: whole.to - end, to: whole.to - done };
    done = end;
    const work = await read(lines);
    if (work !== null) await size.measure(() => worker.write((trx) => write(trx, work), done / count));
    await figures.after(done);
  }
}
