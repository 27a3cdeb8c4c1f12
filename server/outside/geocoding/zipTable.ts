import { readFile } from 'node:fs/promises';
import { metresBetween, type Point } from '../../../src/domain/addresses/distance';
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

/** One degree of latitude, a little short. */
const METRES_PER_DEGREE = 111_000;

/** The first of so many, in order, for which something is true; their number when it is for none. */
function firstWhere(count: number, isTrue: (index: number) => boolean): number {
  let low = 0;
  for (let high = count; low < high;) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
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
  /** Those with a place from south to north; made when the nearest one is asked for. */
  #northwards: Uint32Array | null = null;

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

  /** The ZIP code whose middle is nearest to a point; null where none is within so many metres. */
  nearest(point: Point, reach: number): ZipPlace | null {
    this.#northwards ??= this.#inOrderOfLatitude();
    const order = this.#northwards;
    const north = firstWhere(order.length, (at) => this.#latitudeAt(order, at) >= point.latitude);
    let best: ZipPlace | null = null;
    let least = reach;
    // Outward, until the latitude alone is farther than what was found.
    const look = (at: number): boolean => {
      const latitude = this.#latitudeAt(order, at);
      if (Math.abs(latitude - point.latitude) * METRES_PER_DEGREE > least) return false;
      const longitude = this.#longitudes[order[at] ?? 0] ?? 0;
      const metres = metresBetween(point, { latitude, longitude });
      if (metres <= least) {
        least = metres;
        best = this.#placeAt(order[at] ?? 0);
      }
      return true;
    };
    for (let at = north; at < order.length && look(at);) at++;
    for (let at = north - 1; at >= 0 && look(at);) at--;
    return best;
  }

  *[Symbol.iterator](): Generator<ZipPlace> {
    for (let index = 0; index < this.#zips.length; index++) yield this.#placeAt(index);
  }

  #firstFrom(zip: number): number {
    return firstWhere(this.#zips.length, (index) => (this.#zips[index] ?? 0) >= zip);
  }

  #latitudeAt(order: Uint32Array, at: number): number {
    return this.#latitudes[order[at] ?? 0] ?? 0;
  }

  #inOrderOfLatitude(): Uint32Array {
    const indexes = Uint32Array.from(this.#zips.keys()).filter((index) => this.#placeAt(index).position);
    return indexes.sort((a, b) => (this.#latitudes[a] ?? 0) - (this.#latitudes[b] ?? 0));
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
