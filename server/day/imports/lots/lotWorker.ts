import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { LOT_AT_WORK } from '../../../../src/domain/imports/importRules';
import type { LotState } from '../../../../src/domain/imports/importView';
import type { ServerContext } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import type { ImportLotTable } from '../../../platform/database/tables/imports';
import { inTransaction } from '../../../platform/database/transaction';
import { publishLot } from './publishLot';
import { lotQuery, type LotRow } from './readLots';

/** Interval of progress messages. Milliseconds. */
const TELL_EVERY_MS = 300;

/** The lot was canceled, or another server has taken it over: this run of the work ends without a message. */
export class LotTaken extends Error {
  override name = 'LotTaken';
}

/** One run of the work on a lot. Each write asks first whether the lot is still its own. */
export class LotWorker {
  #toldAt = 0;

  private constructor(
    readonly context: ServerContext,
    public lot: LotRow,
    private readonly worker: string,
  ) {}

  /** Takes a lot that waits for work; null when there is no work. */
  static async take(context: ServerContext, lotId: number): Promise<LotWorker | null> {
    const worker = randomUUID();
    return inTransaction(context.db, async (trx) => {
      const taken = await trx
        .updateTable('import_lots')
        .set({ worker, worked_at: context.clock() })
        .where('id', '=', lotId)
        .where('state', 'in', [...LOT_AT_WORK])
        .returning('id')
        .executeTakeFirst();
      if (!taken) return null;
      const lot = await lotQuery(trx, null).where('l.id', '=', lotId).executeTakeFirstOrThrow();
      return new LotWorker(context, lot, worker);
    });
  }

  /** A short transaction of the work. Throws `LotTaken` when the lot is not this run's any more. */
  async write(fn: (trx: Trx) => Promise<void>, share?: number): Promise<void> {
    const now = this.context.clock();
    const isTold = share !== undefined && Date.now() - this.#toldAt >= TELL_EVERY_MS;
    if (isTold) this.#toldAt = Date.now();
    await inTransaction(this.context.db, async (trx) => {
      await this.hold(trx, {
        worked_at: now,
        ...(isTold ? { progress: Math.min(99, Math.max(1, Math.floor(share * 100))) } : {}),
      });
      await fn(trx);
      if (isTold) await publishLot(trx, this.lot);
    });
  }

  /** Locks the lot for this run and writes values of it. */
  async hold(trx: Trx, values: Updateable<ImportLotTable>): Promise<void> {
    const held = await trx
      .updateTable('import_lots')
      .set(values)
      .where('id', '=', this.lot.id)
      .where('worker', '=', this.worker)
      .where('state', '=', this.lot.state)
      .returning('id')
      .executeTakeFirst();
    if (!held) throw new LotTaken('The lot is not this run’s any more');
  }

  /** The next state, under the lot's next version. */
  async moveTo(trx: Trx, state: LotState, values: Updateable<ImportLotTable> = {}): Promise<void> {
    const version = this.lot.version + 1;
    await this.hold(trx, { ...values, state, version, progress: 0, updated_at: this.context.clock() });
    await publishLot(trx, { ...this.lot, version });
  }

  /** Reads the lot again after `moveTo` has committed. */
  async reload(): Promise<void> {
    this.lot = await lotQuery(this.context.db, null)
      .where('l.id', '=', this.lot.id)
      .executeTakeFirstOrThrow();
  }
}
