import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

export const SOAK_FOLDER = resolve('.bench', 'soak');

const fileIn = (folder: string) => join(folder, 'state.json');

/** The state of a soak of the same size and version that was interrupted, or a new one. */
export function openSoak(
  folder: string,
  wanted: { minutes: number; withChaos: boolean },
): { state: SoakState; isNew: boolean } {
  if (existsSync(fileIn(folder))) {
    const state = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as SoakState;
    const isSame = state.minutes === wanted.minutes && state.withChaos === wanted.withChaos;
    if (isSame && state.commit === commitNow()) return { state, isNew: false };
  }
  mkdirSync(folder, { recursive: true });
  const begun = { commit: commitNow(), startedAt: new Date().toISOString() };
  const state = { ...begun, ...wanted, rounds: [], acknowledged: [], records: [] };
  return { state, isNew: true };
}

/** Renamed into place, so that an interruption leaves the state before. */
export function keepSoak(folder: string, state: SoakState): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
