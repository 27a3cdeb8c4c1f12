import type { Coordinates, Matrix } from '../routing/format/problem';
import { GreatCircleTravel } from '../routing/travel/greatCircle';
import type { PlanningSettings } from '../dispatch/planning/runProblem';

/** The places of a day, each once, however many stops and runs are there. */
export class DayPlaces {
  readonly #points: Coordinates[] = [];
  readonly #rows = new Map<string, number>();

  /** Row of the matrices. */
  add(point: Coordinates): number {
    const key = point.join();
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const row = this.#points.push(point) - 1;
    this.#rows.set(key, row);
    return row;
  }

  matrix(settings: PlanningSettings): Promise<{ durations: Matrix; distances: Matrix }> {
    const speeds = { car: settings.road_speed_kmh };
    const travel = new GreatCircleTravel({ detour: settings.detour_percent / 100, speeds });
    return travel.matrix(this.#points, 'car');
  }
}
