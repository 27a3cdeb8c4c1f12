import { TOLERANCE, type Model } from './model';
import { timeline } from './timeline';
import { startAt } from './windows';

type Base = Omit<Model, 'serves' | 'penalty' | 'isPlain'>;

/** A driver whose locked stops leave no time for the breaks has none in the plan, which the checker reports. */
function dropBreaksWhenImpossible(model: Base, vehicle: number, locked: readonly number[]): void {
  if (!timeline(model as Model, vehicle, locked)) model.breaks[vehicle] = [];
}

/**
 * A lock wins over the rules that it breaks: a driver who is late already stays late. Windows, shift and capacity of a
 * vehicle are widened just so far that its locked tasks alone are possible; nothing else may profit by more.
 */
export function relaxLocked(model: Base): void {
  const { tasks, vehicles, row, place, close, dimensions } = model;
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const locked = (model.initial[vehicle] ?? []).filter((task) => model.lockedNode[task] === 1);
    const travel = model.travel[model.travelOf[vehicle] as number];
    if (locked.length === 0 || !travel) continue;
    const rest = (model.breaks[vehicle] ?? []).reduce((sum, { service }) => sum + service, 0);
    const end = tasks + vehicles + vehicle;
    let at = tasks + vehicle;
    let time = model.open[at] as number;
    let isLate = false;
    let seconds = 0;
    let metres = 0;
    for (const node of [...locked, end]) {
      const arc = (row[at] as number) + (place[node] as number);
      const arrival = time + (travel.seconds[arc] as number);
      seconds += travel.seconds[arc] as number;
      metres += travel.metres?.[arc] ?? 0;
      time = startAt(model as Model, node, arrival);
      if (time === Infinity) {
        isLate = true;
        time = arrival;
      }
      if (isLate) {
        const windows = model.windows[node];
        const latest = Math.max(close[node] as number, time + rest + TOLERANCE);
        close[node] = latest;
        if (windows) windows[windows.length - 1] = latest;
      }
      time += model.service[node] as number;
      if (place[at] !== place[node]) time += model.setup[node] as number;
      at = node;
    }
    model.maxTravel[vehicle] = Math.max(model.maxTravel[vehicle] as number, seconds + TOLERANCE);
    model.maxDistance[vehicle] = Math.max(model.maxDistance[vehicle] as number, metres + TOLERANCE);
    model.maxTasks[vehicle] = Math.max(model.maxTasks[vehicle] as number, locked.length);
    if (rest > 0 || (model.breaks[vehicle]?.length ?? 0) > 0)
      dropBreaksWhenImpossible(model, vehicle, locked);
    for (let d = 0; d < dimensions; d++) {
      let now = locked.reduce((sum, task) => sum + (model.fromStart[task * dimensions + d] as number), 0);
      let most = now;
      for (const task of locked)
        most = Math.max(most, (now += model.change[task * dimensions + d] as number));
      const room = vehicle * dimensions + d;
      model.capacity[room] = Math.max(model.capacity[room] as number, most + TOLERANCE);
    }
  }
}
