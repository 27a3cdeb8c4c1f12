import type { RoutingProblem, TimeWindow } from '../format/problem';

/** One stop, whichever part of the problem it comes from. */
export interface TaskNode {
  readonly type: 'job' | 'pickup' | 'delivery';
  readonly id: number;
  readonly description: string | undefined;
  readonly location: [number, number] | undefined;
  readonly location_index: number;
  readonly setup: number;
  readonly service: number;
  readonly windows: readonly TimeWindow[];
  readonly unit: number;
}

export interface Unit {
  readonly node: number;
  /** Delivery of a shipment; -1 for a job. */
  readonly mate: number;
  readonly skills: readonly number[];
  readonly priority: number;
  /** Job: on board from the start, taken at the stop. Shipment: between both stops. */
  readonly delivery: readonly number[];
  readonly pickup: readonly number[];
}

/** Lists every stop as a node: jobs first, then pickup and delivery of each shipment. */
export function listTasks(problem: RoutingProblem): { nodes: TaskNode[]; units: Unit[] } {
  const nodes: TaskNode[] = [];
  const units: Unit[] = [];
  const add = (
    type: TaskNode['type'],
    task: NonNullable<RoutingProblem['jobs']>[number],
    unit: number,
  ): number => {
    nodes.push({
      type,
      id: task.id,
      description: task.description,
      location: task.location,
      location_index: task.location_index ?? 0,
      setup: task.setup ?? 0,
      service: task.service ?? 0,
      windows: task.time_windows ?? [],
      unit,
    });
    return nodes.length - 1;
  };
  for (const job of problem.jobs ?? []) {
    const node = add('job', job, units.length);
    units.push({
      node,
      mate: -1,
      skills: job.skills ?? [],
      priority: job.priority ?? 0,
      delivery: job.delivery ?? [],
      pickup: job.pickup ?? [],
    });
  }
  for (const { pickup, delivery, amount, skills, priority } of problem.shipments ?? []) {
    const node = add('pickup', pickup, units.length);
    const mate = add('delivery', delivery, units.length);
    units.push({
      node,
      mate,
      skills: skills ?? [],
      priority: priority ?? 0,
      delivery: [],
      pickup: amount ?? [],
    });
  }
  return { nodes, units };
}

/** Where each task of a step is in the list, by type and id. */
export function nodeIndex(nodes: readonly TaskNode[]): Map<string, number> {
  return new Map(nodes.map(({ type, id }, node) => [`${type} ${id}`, node]));
}
