import type { Resource } from '../../schema/defineResource';
import { storedFieldNames } from '../../schema/defineResource';

type Values = Readonly<Record<string, unknown>>;

export interface Merge {
  /** Fields that both changed, each to another value: a person has to choose. */
  disputed: readonly string[];
  /** Fields that only the other person changed. */
  theirs: readonly string[];
  /** Fields that only this person changed. */
  mine: readonly string[];
}

function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** One position on the map: whoever's latitude is kept, the rest of it comes along. */
const POSITION_PARTS: readonly string[] = ['longitude', 'formatted_address', 'is_approximate'];

function isPart(resource: Resource, name: string): boolean {
  return resource.fields.latitude !== undefined && POSITION_PARTS.includes(name);
}

/** Which side changed which field since both read `base`. */
export function compareSides(fields: readonly string[], base: Values, mine: Values, theirs: Values): Merge {
  const isMine = (name: string) => !isSameValue(base[name], mine[name]);
  const isTheirs = (name: string) => !isSameValue(base[name], theirs[name]);
  const isDisputed = (name: string) =>
    isMine(name) && isTheirs(name) && !isSameValue(mine[name], theirs[name]);
  return {
    disputed: fields.filter(isDisputed),
    theirs: fields.filter((name) => isTheirs(name) && !isMine(name)),
    mine: fields.filter((name) => isMine(name) && !isTheirs(name)),
  };
}

/** Of a record: base and both sides in the form that is stored. */
export function compareRecords(resource: Resource, base: Values, mine: Values, theirs: Values): Merge {
  const fields = storedFieldNames(resource).filter((name) => !isPart(resource, name));
  return compareSides(fields, base, mine, theirs);
}

/** Their record with this person's changes on it, and mine where `keepMine` says so. */
export function mergeRecords(
  resource: Resource,
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  keepMine: ReadonlySet<string>,
): Record<string, unknown> {
  const { disputed, mine: onlyMine } = compareRecords(resource, base, mine, theirs);
  const taken = new Set([...onlyMine, ...disputed.filter((name) => keepMine.has(name))]);
  return Object.fromEntries(
    storedFieldNames(resource).map((name) => {
      const decided = isPart(resource, name) ? 'latitude' : name;
      return [name, taken.has(decided) ? mine[name] : theirs[name]];
    }),
  );
}
