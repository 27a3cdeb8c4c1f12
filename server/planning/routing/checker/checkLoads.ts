import type { Vehicle } from '../format/problem';
import type { Violation } from './violation';
import type { BookedTask, TaskBook } from './taskBook';

function mostOnBoard(tasks: readonly BookedTask[], d: number): number {
  let now = tasks.reduce((sum, task) => sum + (task.fromStart[d] ?? 0), 0);
  let most = now;
  for (const task of tasks) most = Math.max(most, (now += task.change[d] ?? 0));
  return most;
}

/** Adds a violation per dimension that is overloaded anywhere. Locked tasks alone may already be too much. */
export function checkRouteLoads(
  vehicle: Vehicle,
  tasks: readonly BookedTask[],
  book: TaskBook,
  out: Violation[],
  tolerance: number,
): void {
  const locked = (vehicle.steps ?? [])
    .filter((step) => vehicle.locked || step.locked)
    .flatMap((step) => book.get(`${step.type} ${step.id}`) ?? []);
  (vehicle.capacity ?? []).forEach((capacity, d) => {
    const over = mostOnBoard(tasks, d) - Math.max(capacity, mostOnBoard(locked, d));
    if (over > tolerance) out.push({ code: 'capacity', vehicle: vehicle.id, by: over });
  });
}
