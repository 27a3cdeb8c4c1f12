import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { tell } from '../../platform/notifications/tell';
import { factsOfVehicle } from './factsOfVehicle';
import { runsOfDrivers } from './reportingRuns';

/** A phone that reports every ten seconds is looked at again after so long. */
const AGAIN_MS = 15 * MINUTE_MS;

/** Tells the office of phones whose clock is wrong: none of their positions is taken, and nothing else says why. */
export class WrongClocks {
  /** When the phone of a driver was looked at, by the driver. Milliseconds. */
  readonly #looked = new Map<number, number>();

  constructor(private readonly context: Pick<ServerContext, 'db' | 'clock'>) {}

  /** @param error milliseconds */
  async see(employeeId: number, error: number): Promise<void> {
    const now = this.context.clock();
    if (now.getTime() - (this.#looked.get(employeeId) ?? -Infinity) < AGAIN_MS) return;
    this.#looked.set(employeeId, now.getTime());
    await inTransaction(this.context.db, async (trx) => {
      const [run] = await runsOfDrivers(trx, [employeeId], now);
      if (!run) return;
      const facts = { ...factsOfVehicle(run), minutes: Math.ceil(error / MINUTE_MS) };
      const key = `clock ${run.id}`;
      await tell(trx, [{ type: 'phone_clock_wrong', key, cdp_id: run.close_door_pharmacy_id, facts }], now);
    });
  }
}
