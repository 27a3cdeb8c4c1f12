import { addMeasures, noMeasures, type Measures, type Reasons } from './measures';
import { measuresOfRun, type CountedRun } from './runFigures';
import { hourOf, measuresOfStop, NO_HOUR, reasonOfStop, type CountedStop } from './stopFigures';

/**
 * How far rows are split: by hour alone; by client too; or by client, facility and driver. A question without a client,
 * facility or driver reads the few rows of `all`.
 */
export const LEVELS = { all: 0, client: 1, whole: 2 } as const;

/** Id of no client, no facility or no driver: a key holds no nulls. */
export const NOBODY = 0;

/** One row of a day and CDP in `delivery_figures`. */
export interface FigureRow extends Measures {
  level: number;
  funding_source_id: number;
  facility_id: number;
  employee_id: number;
  /** 0–23 in the run's zone, or `NO_HOUR`. */
  hour: number;
  reasons: Reasons;
}

interface Owners {
  readonly funding_source_id: number | null;
  readonly facility_id: number | null;
  readonly employee_id: number | null;
}

export type StopToCount = CountedStop & Owners;
export type RunToCount = CountedRun & Pick<Owners, 'employee_id'>;

class Rows {
  readonly #rows = new Map<string, FigureRow>();

  add(
    key: Omit<FigureRow, keyof Measures | 'reasons'>,
    more: Partial<Measures>,
    reason: string | null,
  ): void {
    const name = [key.level, key.funding_source_id, key.facility_id, key.employee_id, key.hour].join();
    const row = this.#rows.get(name) ?? { ...key, ...noMeasures(), reasons: {} };
    addMeasures(row, more);
    if (reason !== null) row.reasons[reason] = (row.reasons[reason] ?? 0) + 1;
    this.#rows.set(name, row);
  }

  list(): FigureRow[] {
    return [...this.#rows.values()];
  }
}

const UNSPLIT = { funding_source_id: NOBODY, facility_id: NOBODY, employee_id: NOBODY };

/** All rows of one day of one CDP. A run is of no client and no facility. */
export function figureRows(stops: readonly StopToCount[], runs: readonly RunToCount[]): FigureRow[] {
  const rows = new Rows();
  for (const stop of stops) {
    const more = measuresOfStop(stop);
    const reason = reasonOfStop(stop);
    const hour = hourOf(stop);
    const client = { ...UNSPLIT, funding_source_id: stop.funding_source_id ?? NOBODY };
    const whole = {
      ...client,
      facility_id: stop.facility_id ?? NOBODY,
      employee_id: stop.employee_id ?? NOBODY,
    };
    rows.add({ level: LEVELS.all, ...UNSPLIT, hour }, more, reason);
    rows.add({ level: LEVELS.client, ...client, hour }, more, reason);
    rows.add({ level: LEVELS.whole, ...whole, hour }, more, reason);
  }
  for (const run of runs) {
    const more = measuresOfRun(run);
    if (!more) continue;
    const whole = { ...UNSPLIT, employee_id: run.employee_id ?? NOBODY };
    rows.add({ level: LEVELS.all, ...UNSPLIT, hour: NO_HOUR }, more, null);
    rows.add({ level: LEVELS.whole, ...whole, hour: NO_HOUR }, more, null);
  }
  return rows.list();
}
