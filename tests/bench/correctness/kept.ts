import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commitNow } from '../commitNow';
import type { Figure } from '../report';
import type { Part, Size } from './size';

/** What one run has done of a part at full size. */
interface Piece {
  date: string;
  commit: string;
  did: number;
  minutes: number;
  found: string;
  ok: boolean;
}
type Kept = Partial<Record<Part, readonly Piece[]>>;

/** Folder of a bench at full size: its day, and how far it has come. */
export const KEPT_FOLDER = resolve('.bench', 'correctness');

const doneOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { did }) => sum + did, 0);

/** The pieces of the parts at full size, in a file: the same command goes on from there, until a part is whole. */
export class KeptPieces {
  readonly #file: string;
  readonly #kept: Kept;
  readonly #began = performance.now();

  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${name}.json`);
    this.#kept = existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Kept) : {};
  }

  /** How much of the part has been done before; a whole one is begun anew. */
  doneOf(part: Part, total: number): number {
    const done = doneOf(this.#kept[part] ?? []);
    return done >= total ? 0 : done;
  }

  /** Number of the piece that comes now: its random commands are others than those before. */
  pieceOf(part: Part): number {
    return this.#kept[part]?.length ?? 0;
  }

  /** Adds what was done now, and says of the figure what all pieces together have found. */
  add(part: Part, size: Size, figure: Figure): Figure {
    const before = size.doneBefore > 0 ? (this.#kept[part] ?? []) : [];
    const piece: Piece = {
      date: new Date().toISOString().slice(0, 10),
      commit: commitNow(),
      did: size.done() - size.doneBefore,
      minutes: Math.round((performance.now() - this.#began) / 60_000),
      found: figure.value,
      ok: figure.ok,
    };
    const pieces = [...before, piece];
    this.#kept[part] = pieces;
    // Renamed into place, so that an interruption leaves the pieces before.
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#kept, null, 2));
    renameSync(`${this.#file}.new`, this.#file);
    if (pieces.length === 1) return figure;
    const from = `${pieces.length} pieces since ${pieces[0]?.date} (${pieces[0]?.commit})`;
    const wrong = pieces.filter(({ ok }) => !ok).map(({ date, found }) => `${found} on ${date}`);
    return {
      ...figure,
      ok: pieces.every(({ ok }) => ok),
      value: wrong.length > 0 ? wrong.join(', ') : figure.value,
      method: `${from}; the last one: ${figure.method}`,
    };
  }
}
