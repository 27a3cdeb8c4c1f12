import type { Coordinates, Matrix } from '../../planning/routing/format/problem';
import { travelOf } from '../../planning/routing/travel/travelOf';
import { withHeads, type Head } from '../dispatch/planning/drive';
import type { PlanningSettings } from '../dispatch/planning/planningPace';

/** The places of a day, each once, however many stops and runs are there. */
export class DayPlaces {
  readonly #points: Coordinates[] = [];
  readonly #rows = new Map<string, number>();
  readonly #heads = new Map<number, Head>();

  /** Row of the matrices. */
  add(point: Coordinates): number {
    const key = point.join();
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const row = this.#points.push(point) - 1;
    this.#rows.set(key, row);
    return row;
  }

  /** Where a driver is now: a row of its own, as nobody else has been on the way from there. */
  addStart(point: Coordinates, head: Head): number {
    const row = this.#points.push(point) - 1;
    this.#heads.set(row, head);
    return row;
  }

  async matrix(settings: PlanningSettings): Promise<{ durations: Matrix; distances: Matrix }> {
    return withHeads(await travelOf(settings).matrix(this.#points, 'car'), this.#heads);
  }
}
