import type { Routes } from './routes';

/** Numbers kept of each node or vehicle: several of one array where there are layers or dimensions. */
class Strides {
  readonly arrays: Float64Array[] = [];
  readonly offsets: number[] = [];
  readonly steps: number[] = [];

  add(array: Float64Array, offset = 0, step = 1): void {
    this.arrays.push(array);
    this.offsets.push(offset);
    this.steps.push(step);
  }
}

function keepAll(
  { arrays, offsets, steps }: Strides,
  ids: Int32Array,
  from: number,
  to: number,
  into: Float64Array,
  first = from,
): void {
  let at = first * arrays.length;
  for (let a = 0; a < arrays.length; a++) {
    const array = arrays[a] as Float64Array;
    const offset = offsets[a] as number;
    const step = steps[a] as number;
    for (let k = from; k < to; k++) into[at++] = array[offset + step * (ids[k] as number)] as number;
  }
}

function putAll(
  { arrays, offsets, steps }: Strides,
  ids: Int32Array,
  from: number,
  to: number,
  kept: Float64Array,
  first = from,
): void {
  let at = first * arrays.length;
  for (let a = 0; a < arrays.length; a++) {
    const array = arrays[a] as Float64Array;
    const offset = offsets[a] as number;
    const step = steps[a] as number;
    for (let k = from; k < to; k++) array[offset + step * (ids[k] as number)] = kept[at++] as number;
  }
}

/** Routes as they were: stops, times, loads and sums, copied back sooner than they are computed once more. */
export class RouteMemory {
  readonly #routes: Routes;
  readonly #ofNode: Strides;
  readonly #ofRoute: Strides;
  readonly #nodes: Int32Array;
  readonly #values: Float64Array;
  readonly #sums: Float64Array;
  readonly #counts: Int32Array;
  readonly #keptRoute = new Int32Array(1);
  /** Where the nodes of each remembered route begin. */
  readonly #from: Int32Array;
  #size = 0;

  constructor(routes: Routes) {
    const { model, leave, latest, latestLeave, arcCost, arcSeconds, tail, load, loadBefore, loadAfter } =
      routes;
    const { nodes, layers, dimensions, vehicles } = model;
    this.#routes = routes;
    const ofNode = new Strides();
    ofNode.add(arcCost);
    ofNode.add(arcSeconds);
    for (let layer = 0; layer <= layers; layer++)
      for (const values of [leave, latest, latestLeave]) ofNode.add(values, layer * nodes);
    if (model.hasOvertime) ofNode.add(tail);
    for (let d = 0; d < dimensions && model.loadMode === 'along'; d++)
      for (const values of [load, loadBefore, loadAfter]) ofNode.add(values, d, dimensions);
    const ofRoute = new Strides();
    for (const values of [routes.cost, routes.seconds, routes.metres, routes.ends, routes.overtime])
      ofRoute.add(values);
    for (let d = 0; d < dimensions; d++) ofRoute.add(routes.sum, d, dimensions);
    this.#ofNode = ofNode;
    this.#ofRoute = ofRoute;
    this.#nodes = new Int32Array(nodes);
    this.#values = new Float64Array(nodes * ofNode.arrays.length);
    this.#sums = new Float64Array(vehicles * ofRoute.arrays.length);
    this.#counts = new Int32Array(vehicles);
    this.#from = new Int32Array(vehicles + 1);
  }

  forget(): void {
    this.#size = 0;
  }

  /** Remembers a route as the next one. */
  keep(route: number): void {
    const { next, count } = this.#routes;
    const nodes = this.#nodes;
    const from = this.#from[this.#size] as number;
    const end = this.#routes.endOf(route);
    let to = from;
    for (let i = this.#routes.startOf(route); i !== end; i = next[i] as number) nodes[to++] = i;
    nodes[to++] = end;
    keepAll(this.#ofNode, nodes, from, to, this.#values);
    this.#keptRoute[0] = route;
    keepAll(this.#ofRoute, this.#keptRoute, 0, 1, this.#sums, this.#size);
    this.#counts[this.#size] = count[route] as number;
    this.#from[++this.#size] = to;
  }

  /** Puts back a route, which was the `index`-th to be remembered. */
  putBack(index: number, route: number): void {
    const routes = this.#routes;
    const nodes = this.#nodes;
    const from = this.#from[index] as number;
    const to = this.#from[index + 1] as number;
    for (let k = from + 1; k < to; k++) {
      const node = nodes[k] as number;
      routes.join(nodes[k - 1] as number, node);
      routes.routeOf[node] = route;
    }
    putAll(this.#ofNode, nodes, from, to, this.#values);
    this.#keptRoute[0] = route;
    putAll(this.#ofRoute, this.#keptRoute, 0, 1, this.#sums, index);
    routes.count[route] = this.#counts[index] as number;
  }
}
