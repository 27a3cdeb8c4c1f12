import type { LotAnswers } from './importAnswers';
import { headerWords } from './importHeaderWords';
import type { ImportMapping } from './importTargets';

/** Unused columns of a file with content, by their remembered names. */
export function unusedNames(
  { columns, filled = [] }: { columns: readonly string[]; filled?: readonly number[] },
  mapping: ImportMapping,
): string[] {
  return filled.filter((index) => mapping[index] === null).map((index) => headerWords(columns[index] ?? ''));
}

/** The decision to remember for the client's next file; columns without a name cannot be matched again. */
export function rememberUnused(
  remembered: readonly string[],
  names: readonly string[],
  isLeft: boolean,
): string[] {
  const others = remembered.filter((name) => !names.includes(name));
  return isLeft ? [...new Set([...others, ...names.filter((name) => name !== '')])] : others;
}

/**
 * The answers of a lot, plus the one about unused columns if the user gave it for all these columns in an
 * earlier file of the client. An answer for this file has precedence.
 */
export function withRememberedUnused(
  answers: LotAnswers,
  names: readonly string[],
  remembered: readonly string[],
): LotAnswers {
  const { unused, ...others } = answers;
  if (unused && !unused.is_remembered) return answers;
  const isKnown = names.length > 0 && names.every((name) => remembered.includes(name));
  return isKnown ? { ...others, unused: { how: 'keep', is_remembered: true } } : others;
}
