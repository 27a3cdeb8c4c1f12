import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Written } from '../../endure/recordWriters';
import type { FaultReport } from '../../endure/faults';
import { commitNow } from '../commitNow';

/** Medians of a part of a round: the first quarter of its calm time, or the last one. */
export interface Quarter {
  megabytes: number;
  p95: number;
}

export interface Round {
  minutes: number;
  first: Quarter;
  last: Quarter;
  calls: number;
  positions: number;
  imported: number;
  /** Answers that nobody should get, while nothing was broken. */
  errors: readonly string[];
  faults: readonly FaultReport[];
  /** Calls that failed while something was broken, by what the caller was told. */
  told: Readonly<Record<string, number>>;
  broken: readonly string[];
}

/** A soak as far as it has come, kept after each round: the same command goes on from there. */
export interface SoakState {
  commit: string;
  startedAt: string;
  minutes: number;
  withChaos: boolean;
  rounds: Round[];
  /** Of all rounds: what the database must still have. */
  acknowledged: string[];
  records: Written[];
}

const FOLDER = resolve('.bench', 'soak');
const FILE = join(FOLDER, 'state.json');

/** The folder of a soak, with the state of one of the same size that was interrupted; another one is thrown away. */
export function openSoak(wanted: { minutes: number; withChaos: boolean }): {
  folder: string;
  state: SoakState;
  isNew: boolean;
} {
  if (existsSync(FILE)) {
    const state = JSON.parse(readFileSync(FILE, 'utf8')) as SoakState;
    const isSame = state.minutes === wanted.minutes && state.withChaos === wanted.withChaos;
    if (isSame && state.commit === commitNow()) return { folder: FOLDER, state, isNew: false };
  }
  mkdirSync(FOLDER, { recursive: true });
  const begun = { commit: commitNow(), startedAt: new Date().toISOString() };
  const state = { ...begun, ...wanted, rounds: [], acknowledged: [], records: [] };
  return { folder: FOLDER, state, isNew: true };
}

/** Renamed into place, so that an interruption leaves the state before. */
export function keepSoak(state: SoakState): void {
  writeFileSync(`${FILE}.new`, JSON.stringify(state));
  renameSync(`${FILE}.new`, FILE);
}

export function closeSoak(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}
