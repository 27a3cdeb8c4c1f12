/**
 * Random numbers that a seed repeats on every machine: xoshiro128** (Blackman and Vigna 2018,
 * https://prng.di.unimi.it/xoshiro128starstar.c), its state filled from the seed by splitmix32.
 */
export class Random {
  // In a typed array, so that no number of the hot loop is boxed.
  readonly #s = new Int32Array(4);

  constructor(seed: number) {
    let x = seed | 0;
    for (let i = 0; i < 4; i++) {
      x = (x + 0x9e3779b9) | 0;
      let z = x;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      this.#s[i] = z ^ (z >>> 15);
    }
  }

  #word(): number {
    const s = this.#s;
    const s0 = s[0] as number;
    const s1 = s[1] as number;
    const s2 = (s[2] as number) ^ s0;
    const s3 = (s[3] as number) ^ s1;
    const five = Math.imul(s1, 5);
    s[1] = s1 ^ s2;
    s[0] = s0 ^ s3;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    return this.#word() / 4294967296;
  }

  /** A whole number in [0, bound). */
  below(bound: number): number {
    return Math.floor((this.#word() / 4294967296) * bound);
  }

  /** How many tries until one of chance `p` succeeds; at least 1. */
  triesUntil(p: number): number {
    return p <= 0 ? 0x3fffffff : Math.floor(Math.log(1 - this.next()) / Math.log(1 - p)) + 1;
  }
}
