import { matchProblems } from '../../../../src/domain/runs/assignmentRules';
import type { Db, Trx } from '../../../platform/database/database';
import { readRunFacts } from '../../dispatch/assignmentFacts';
import type { ParsedOrder } from '../../../platform/database/tables/imports';
import type { LotTerms } from './rowOutcome';

type Run = Parameters<typeof matchProblems>[0];

/** The runs of a day at a lot's CDP, for the word that none of them can take a delivery as it is. Asked once per day. */
export class DayRuns {
  readonly #runs = new Map<string, Promise<readonly Run[]>>();

  constructor(
    private readonly db: Db | Trx,
    private readonly lot: LotTerms,
  ) {}

  async #read(date: string): Promise<readonly Run[]> {
    const runs = await this.db
      .selectFrom('delivery_manifest')
      .select(['id', 'name', 'close_door_pharmacy_id'])
      .where('delivery_date', '=', date)
      .where('close_door_pharmacy_id', '=', this.lot.close_door_pharmacy_id)
      .execute();
    const facts = await readRunFacts(
      this.db,
      runs.map(({ id }) => id),
    );
    return runs.map((run) => ({ ...run, ...facts(run.id) }));
  }

  /** False where the day has no runs yet: they may still be made. */
  async noneTakes({ marks, delivery_date = this.lot.delivery_date }: ParsedOrder): Promise<boolean> {
    const asked = this.#runs.get(delivery_date) ?? this.#read(delivery_date);
    this.#runs.set(delivery_date, asked);
    const runs = await asked;
    const { close_door_pharmacy_id, funding_source_id } = this.lot;
    const stop = { close_door_pharmacy_id, funding_source_id, driver_gender: marks.driver_gender };
    return runs.length > 0 && runs.every((run) => matchProblems(run, stop).length > 0);
  }
}
