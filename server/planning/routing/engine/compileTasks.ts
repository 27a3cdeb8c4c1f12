import type { Job, RoutingProblem, Shipment, TimeWindow } from '../format/problem';

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

type Task = Shipment['pickup'];

export function nodeOf(type: TaskNode['type'], task: Task, unit: number): TaskNode {
  return {
    type,
    id: task.id,
    description: task.description,
    location: task.location,
    location_index: task.location_index ?? 0,
    setup: task.setup ?? 0,
    service: task.service ?? 0,
    windows: task.time_windows ?? [],
    unit,
  };
}

/** The stops of a delivery, in order, and what they have in common. */
export function unitFrom(delivery: Job | Shipment): { tasks: readonly Task[] } & Omit<Unit, 'node' | 'mate'> {
  const { skills = [], priority = 0 } = delivery;
  if ('id' in delivery) {
    const { delivery: out = [], pickup: back = [] } = delivery;
    return { tasks: [delivery], skills, priority, delivery: out, pickup: back };
  }
  return {
    tasks: [delivery.pickup, delivery.delivery],
    skills,
    priority,
    delivery: [],
    pickup: delivery.amount ?? [],
  };
}

/** Lists every stop as a node: jobs first, then pickup and delivery of each shipment. */
export function listTasks(problem: RoutingProblem): { nodes: TaskNode[]; units: Unit[] } {
  const nodes: TaskNode[] = [];
  const units: Unit[] = [];
  for (const each of [...(problem.jobs ?? []), ...(problem.shipments ?? [])]) {
    const { tasks, ...unit } = unitFrom(each);
    const types = tasks.length === 1 ? (['job'] as const) : (['pickup', 'delivery'] as const);
    tasks.forEach((task, k) => nodes.push(nodeOf(types[k] ?? 'job', task, units.length)));
    units.push({
      ...unit,
      node: nodes.length - tasks.length,
      mate: tasks.length === 1 ? -1 : nodes.length - 1,
    });
  }
  return { nodes, units };
}

/** Where each task of a step is in the list, by type and id. */
export function nodeIndex(nodes: readonly TaskNode[]): Map<string, number> {
  return new Map(nodes.map(({ type, id }, node) => [`${type} ${id}`, node]));
}
