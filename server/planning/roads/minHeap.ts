/** Nodes by a whole number, the smallest first. A node may be in it several times. */
export class MinHeap {
  #keys = new Int32Array(1024);
  #nodes = new Int32Array(1024);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  push(key: number, node: number): void {
    if (this.size === this.#keys.length) {
      const [keys, nodes] = [this.#keys, this.#nodes];
      this.#keys = new Int32Array(keys.length * 2);
      this.#keys.set(keys);
      this.#nodes = new Int32Array(nodes.length * 2);
      this.#nodes.set(nodes);
    }
    const [keys, nodes] = [this.#keys, this.#nodes];
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (above <= key) break;
      keys[at] = above;
      nodes[at] = nodes[parent] as number;
      at = parent;
    }
    keys[at] = key;
    nodes[at] = node;
  }

  /** Only while there is one. */
  get firstKey(): number {
    return this.#keys[0] as number;
  }

  get firstNode(): number {
    return this.#nodes[0] as number;
  }

  /** Takes the first away. */
  pop(): void {
    const [keys, nodes] = [this.#keys, this.#nodes];
    const size = --this.size;
    const [key, node] = [keys[size] as number, nodes[size] as number];
    let at = 0;
    for (let child = 1; child < size; child = at * 2 + 1) {
      if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child++;
      if ((keys[child] as number) >= key) break;
      keys[at] = keys[child] as number;
      nodes[at] = nodes[child] as number;
      at = child;
    }
    keys[at] = key;
    nodes[at] = node;
  }
}
