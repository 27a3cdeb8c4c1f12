import type { ReactNode } from 'react';
import { compareSides, type Merge } from '../screens/form/mergeRecords';

/** What two people can each change in one step of a run: it is kept or taken as one. */
export interface ConflictPart<V> {
  key: string;
  label: string;
  /** What tells two sides apart. */
  read: (values: V) => unknown;
  /** `into` with this part as `from` has it. */
  put: (into: V, from: V) => V;
  show: (values: V) => ReactNode;
}

interface Sides<V> {
  base: V;
  mine: V;
  theirs: V;
}

function compact(value: unknown): string {
  return JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
}

/** Which side changed which part since both read `base`. */
export function compareParts<V>(parts: readonly ConflictPart<V>[], { base, mine, theirs }: Sides<V>): Merge {
  const textsOf = (values: V) =>
    Object.fromEntries(parts.map(({ key, read }) => [key, compact(read(values))]));
  return compareSides(
    parts.map(({ key }) => key),
    textsOf(base),
    textsOf(mine),
    textsOf(theirs),
  );
}

/** Their values with this person's changes on them, and mine where `keepMine` says so. */
export function mergeParts<V>(
  parts: readonly ConflictPart<V>[],
  sides: Sides<V>,
  keepMine: ReadonlySet<string>,
): V {
  const { disputed, mine } = compareParts(parts, sides);
  const taken = new Set([...mine, ...disputed.filter((key) => keepMine.has(key))]);
  return parts
    .filter(({ key }) => taken.has(key))
    .reduce((merged, part) => part.put(merged, sides.mine), sides.theirs);
}
