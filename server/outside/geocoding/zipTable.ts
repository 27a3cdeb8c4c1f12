import { readFile } from 'node:fs/promises';
import type { Point } from '../../../src/domain/addresses/distance';
import { derivedFile } from '../derivedFile';

export interface ZipPlace {
  zipcode: string;
  /** Upper case. */
  city: string;
  /** Two letters. */
  state: string;
  /** Centroid of the ZIP code's area, degrees; null for post of the armed forces, which has no place. */
  position: Point | null;
}

/**
 * All ZIP codes of the United States, in order. Numbers are kept in typed arrays and each city's name once: 2 MB.
 */
export class ZipTable {
  readonly #zips: Uint32Array;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #cityOf: Uint16Array;
  readonly #stateOf: Uint8Array;
  readonly #cities: readonly string[];
  readonly #states: readonly string[];

  /** @param text one ZIP code per line, in order: code, latitude, longitude, city, state, parted by tabs */
  constructor(text: string) {
    const cities = new Map<string, number>();
    const states = new Map<string, number>();
    const numberOf = (names: Map<string, number>, name: string) => {
      const known = names.get(name);
      if (known !== undefined) return known;
      names.set(name, names.size);
      return names.size - 1;
    };
    const rows: [zip: number, latitude: number, longitude: number, city: number, state: number][] = [];
    for (const line of text.split('\n')) {
      const [zip, latitude, longitude, city = '', state = ''] = line.split('\t');
      rows.push([
        Number(zip),
        Number(latitude),
        Number(longitude),
        numberOf(cities, city),
        numberOf(states, state),
      ]);
    }
    this.#zips = Uint32Array.from(rows, (row) => row[0]);
    this.#latitudes = Float64Array.from(rows, (row) => row[1]);
    this.#longitudes = Float64Array.from(rows, (row) => row[2]);
    this.#cityOf = Uint16Array.from(rows, (row) => row[3]);
    this.#stateOf = Uint8Array.from(rows, (row) => row[4]);
    this.#cities = [...cities.keys()].map((city) => city.toUpperCase());
    this.#states = [...states.keys()];
  }

  /** Where a ZIP code lies; null for one that does not exist. */
  place(zipcode: string): ZipPlace | null {
    if (!/^\d{5}$/.test(zipcode)) return null;
    const index = this.#firstFrom(Number(zipcode));
    return this.#zips[index] === Number(zipcode) ? this.#placeAt(index) : null;
  }

  /** ZIP codes that begin with these digits, in order. */
  *startingWith(digits: string): Generator<ZipPlace> {
    if (!/^\d{1,5}$/.test(digits)) return;
    const step = 10 ** (5 - digits.length);
    const from = Number(digits) * step;
    for (let index = this.#firstFrom(from); index < this.#zips.length; index++) {
      if ((this.#zips[index] ?? 0) >= from + step) return;
      yield this.#placeAt(index);
    }
  }

  *[Symbol.iterator](): Generator<ZipPlace> {
    for (let index = 0; index < this.#zips.length; index++) yield this.#placeAt(index);
  }

  #firstFrom(zip: number): number {
    let low = 0;
    let high = this.#zips.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#zips[middle] ?? 0) < zip) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #placeAt(index: number): ZipPlace {
    const latitude = this.#latitudes[index] ?? 0;
    const longitude = this.#longitudes[index] ?? 0;
    return {
      zipcode: String(this.#zips[index]).padStart(5, '0'),
      city: this.#cities[this.#cityOf[index] ?? 0] ?? '',
      state: this.#states[this.#stateOf[index] ?? 0] ?? '',
      position: latitude === 0 && longitude === 0 ? null : { latitude, longitude },
    };
  }
}

let table: Promise<ZipTable> | null = null;

/** The table, read at the first question. */
export function zipTable(): Promise<ZipTable> {
  table ??= derivedFile({ name: 'zipcodes.tsv', scripts: ['zipTable.mjs'], packages: ['zipcodes'] })
    .then((file) => readFile(file, 'utf8'))
    .then((text) => new ZipTable(text));
  return table;
}
