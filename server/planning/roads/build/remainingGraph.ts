import { growingInts } from '../growing';

const NONE = -1;

/** The arcs between the nodes that are not contracted yet, in lists that shrink as nodes go. */
export class RemainingGraph {
  readonly from = growingInts();
  readonly to = growingInts();
  /** Tenths of a second. */
  readonly times = growingInts();
  /** Decimetres. */
  readonly lengths = growingInts();
  /** Of a shortcut: its two arcs. Of a street: -1 - directed street, and -1. */
  readonly firsts = growingInts();
  readonly seconds = growingInts();
  readonly #nextOut = growingInts();
  readonly #nextIn = growingInts();
  readonly #firstOut: Int32Array;
  readonly #firstIn: Int32Array;

  constructor(nodes: number) {
    this.#firstOut = new Int32Array(nodes).fill(NONE);
    this.#firstIn = new Int32Array(nodes).fill(NONE);
  }

  /** First arc that leaves a node; -1: none. */
  firstOut(node: number): number {
    return this.#firstOut[node] as number;
  }

  nextOut(arc: number): number {
    return this.#nextOut.get(arc);
  }

  firstIn(node: number): number {
    return this.#firstIn[node] as number;
  }

  nextIn(arc: number): number {
    return this.#nextIn.get(arc);
  }

  /** Adds an arc, or makes the one between the same nodes faster; nothing when that is fast enough. */
  connect(from: number, to: number, time: number, length: number, first: number, second: number): void {
    for (let arc = this.firstOut(from); arc !== NONE; arc = this.nextOut(arc)) {
      if (this.to.get(arc) !== to) continue;
      if (this.times.get(arc) <= time) return;
      this.times.set(arc, time);
      this.lengths.set(arc, length);
      this.firsts.set(arc, first);
      this.seconds.set(arc, second);
      return;
    }
    this.from.push(from);
    this.to.push(to);
    this.times.push(time);
    this.lengths.push(length);
    this.firsts.push(first);
    this.seconds.push(second);
    this.#nextOut.push(this.firstOut(from));
    const arc = this.#nextIn.push(this.firstIn(to));
    this.#firstOut[from] = arc;
    this.#firstIn[to] = arc;
  }

  /** Takes a node out of the lists of its neighbours; its own lists stay as they are. */
  remove(node: number): void {
    for (let arc = this.firstOut(node); arc !== NONE; arc = this.nextOut(arc)) {
      const head = this.to.get(arc);
      let at = this.firstIn(head);
      if (at === arc) {
        this.#firstIn[head] = this.nextIn(arc);
        continue;
      }
      while (this.nextIn(at) !== arc) at = this.nextIn(at);
      this.#nextIn.set(at, this.nextIn(arc));
    }
    for (let arc = this.firstIn(node); arc !== NONE; arc = this.nextIn(arc)) {
      const tail = this.from.get(arc);
      let at = this.firstOut(tail);
      if (at === arc) {
        this.#firstOut[tail] = this.nextOut(arc);
        continue;
      }
      while (this.nextOut(at) !== arc) at = this.nextOut(at);
      this.#nextOut.set(at, this.nextOut(arc));
    }
  }
}
