import type { RoutingProblem, TimeWindow } from '../format/problem';

/** A task as the checker looks it up: by its type and id, `job 12`. */
export interface BookedTask {
  readonly name: string;
  readonly type: 'job' | 'pickup' | 'delivery';
  readonly index: number;
  readonly service: number;
  readonly setup: number;
  readonly windows: readonly TimeWindow[];
  readonly skills: readonly number[];
  /** Number of the shipment; -1 for a job. */
  readonly pair: number;
  /** On board from the start; change of the load at the stop. */
  readonly fromStart: readonly number[];
  readonly change: readonly number[];
}

export type TaskBook = ReadonlyMap<string, BookedTask>;

/** Every task of the problem by name. */
export function bookOf(problem: RoutingProblem): TaskBook {
  const book = new Map<string, BookedTask>();
  const add = (
    type: BookedTask['type'],
    task: NonNullable<RoutingProblem['jobs']>[number],
    rest: Pick<BookedTask, 'skills' | 'pair' | 'fromStart' | 'change'>,
  ) => {
    const name = `${type} ${task.id}`;
    const { service = 0, setup = 0, time_windows = [], location_index = 0 } = task;
    book.set(name, { name, type, index: location_index, service, setup, windows: time_windows, ...rest });
  };
  for (const job of problem.jobs ?? []) {
    const out = job.delivery ?? [];
    const back = job.pickup ?? [];
    const change = Array.from(
      { length: Math.max(out.length, back.length) },
      (_, d) => (back[d] ?? 0) - (out[d] ?? 0),
    );
    add('job', job, { skills: job.skills ?? [], pair: -1, fromStart: out, change });
  }
  (problem.shipments ?? []).forEach(({ pickup, delivery, amount = [], skills = [] }, pair) => {
    add('pickup', pickup, { skills, pair, fromStart: [], change: amount });
    add('delivery', delivery, { skills, pair, fromStart: [], change: amount.map((value) => -value) });
  });
  return book;
}
