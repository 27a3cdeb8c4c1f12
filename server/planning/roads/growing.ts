type Numbers = Int32Array | Uint8Array | Float64Array;

/** A typed array that grows as it is filled: extracts of a state do not fit into arrays of objects. */
export class Growing<T extends Numbers> {
  #values: T;
  length = 0;

  constructor(private readonly make: (size: number) => T) {
    this.#values = make(1024);
  }

  push(value: number): number {
    if (this.length === this.#values.length) {
      const wider = this.make(this.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.length] = value;
    return this.length++;
  }

  get(index: number): number {
    return this.#values[index] as number;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  /** What was filled; the same memory. */
  filled(): T {
    return this.#values.subarray(0, this.length) as T;
  }
}

export const growingInts = () => new Growing((size) => new Int32Array(size));
export const growingBytes = () => new Growing((size) => new Uint8Array(size));
export const growingDoubles = () => new Growing((size) => new Float64Array(size));
