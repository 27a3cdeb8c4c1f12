import { headerWords, targetsNamed } from './importHeaderWords';
import { contentFit, looksLikeOrderNumbers, looksLikeZips, targetsByContent } from './importContent';
import {
  clashingTargets,
  extraColumns,
  IMPORT_TARGETS,
  mayRepeat,
  missingColumns,
  type ImportMapping,
  type ImportTarget,
} from './importTargets';
import type { OrderColumn } from './orderRow';

/** The use of each column name in a client's last file, by its normalised name; null = not used. */
export type RememberedMapping = Readonly<Record<string, ImportTarget | null>>;

/** How a column was mapped. */
export type MappingReason = 'remembered' | 'name' | 'content';

export interface GuessedMapping {
  mapping: ImportMapping;
  /** Required order columns without a source. */
  missing: OrderColumn[];
  /** Indexes of unused columns. */
  extra: number[];
  /** By index of the column; null without a target. */
  how: (MappingReason | null)[];
}

/** Minimum share of matching content for a target that was found by name. */
const BELIEVED = 0.5;

/** The mapping to remember for the client's next file. */
export function rememberMapping(columns: readonly string[], mapping: ImportMapping): RememberedMapping {
  const named = columns.map((name, index): [string, ImportTarget | null] => [
    headerWords(name),
    mapping[index] ?? null,
  ]);
  // Of two columns with the same name, the used one is remembered.
  const used = named.filter(([, target]) => target !== null);
  return Object.fromEntries([...named, ...used].filter(([name]) => name !== ''));
}

/** A remembered mapping applies if the file has every column that it used. */
function fits(remembered: RememberedMapping, names: readonly string[]): boolean {
  const used = Object.entries(remembered).filter(([, target]) => target !== null);
  return used.length > 0 && used.every(([name]) => names.includes(name));
}

class Guess {
  readonly mapping: ImportMapping;
  readonly how: (MappingReason | null)[];

  constructor(width: number) {
    this.mapping = Array.from({ length: width }, () => null);
    this.how = Array.from({ length: width }, () => null);
  }

  isFree(target: ImportTarget): boolean {
    const next = [...this.mapping, target];
    return (mayRepeat(target) || !this.mapping.includes(target)) && clashingTargets(next).length === 0;
  }

  give(index: number, target: ImportTarget | null, reason: MappingReason): void {
    this.mapping[index] = target;
    this.how[index] = target === null ? null : reason;
  }
}

/**
 * "Given name" means "first name" only if the file has a separate last name, else the whole name. "Address 1"
 * means the unit, as in our own field, only if there is an address column.
 */
function candidatesOf(name: string, names: readonly string[]): readonly ImportTarget[] {
  const named = targetsNamed(name);
  if (named.includes('address') && named.includes('address_1'))
    return names.some(
      (other) =>
        other !== name &&
        targetsNamed(other).includes('address') &&
        !targetsNamed(other).includes('address_1'),
    )
      ? ['address_1']
      : ['address'];
  const hasLast = names.some((other) => other !== name && targetsNamed(other).includes('last_name'));
  if (!named.includes('first_name') || !named.includes('participant_name')) return named;
  return named.filter((target) => target !== (hasLast ? 'participant_name' : 'first_name'));
}

function byName(guess: Guess, names: readonly string[], cells: readonly string[][]): void {
  const wishes = names.flatMap((name, index) => {
    const candidates = candidatesOf(name, names);
    return candidates.map((target) => ({
      index,
      target,
      fit: contentFit(target, cells[index] ?? []),
      sure: candidates.length === 1,
    }));
  });
  // Unambiguous names come first, then the best fit of the content, then the order in the file.
  const order = wishes
    .filter(({ fit }) => fit >= BELIEVED)
    .sort((a, b) => Number(b.sure) - Number(a.sure) || b.fit - a.fit || a.index - b.index);
  for (const { index, target } of order) {
    if (guess.mapping[index] === null && guess.isFree(target)) guess.give(index, target, 'name');
  }
}

function byContent(guess: Guess, cells: readonly string[][], skip: ReadonlySet<number>): void {
  cells.forEach((texts, index) => {
    if (guess.mapping[index] !== null || skip.has(index)) return;
    const target = targetsByContent(texts).find((candidate) => guess.isFree(candidate));
    if (target) guess.give(index, target, 'content');
  });
  const leftOver = (target: ImportTarget, looks: (texts: readonly string[]) => boolean) => {
    const index = cells.findIndex((texts, at) => guess.mapping[at] === null && !skip.has(at) && looks(texts));
    if (index >= 0 && guess.isFree(target)) guess.give(index, target, 'content');
  };
  leftOver('order_number', looksLikeOrderNumbers);
  leftOver('zipcode', looksLikeZips);
}

/**
 * Maps the columns of a file: by this client's last file with these names, else by name, else by content.
 * `sampleRows` are some rows below the header.
 */
export function guessMapping(
  columns: readonly string[],
  sampleRows: readonly (readonly string[])[],
  remembered?: RememberedMapping | null,
): GuessedMapping {
  const names = columns.map(headerWords);
  const cells = columns.map((_, index) =>
    sampleRows.map((row) => (row[index] ?? '').trim()).filter((text) => text !== ''),
  );
  const guess = new Guess(columns.length);
  const known = new Set<number>();
  if (remembered && fits(remembered, names)) {
    names.forEach((name, index) => {
      const target = Object.hasOwn(remembered, name) ? remembered[name] : undefined;
      if (target === undefined) return;
      known.add(index);
      if (target === null || (IMPORT_TARGETS.includes(target) && guess.isFree(target))) {
        guess.give(index, target, 'remembered');
      }
    });
  }
  byName(
    guess,
    columns.map((name, index) => (known.has(index) ? '' : name)),
    cells,
  );
  byContent(guess, cells, known);
  return {
    mapping: guess.mapping,
    missing: missingColumns(guess.mapping),
    extra: extraColumns(guess.mapping),
    how: guess.how,
  };
}
