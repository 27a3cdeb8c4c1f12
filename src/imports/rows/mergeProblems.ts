import type { ImportProblemGroup } from '../../domain/imports/importView';
import type { OrderColumn } from '../../domain/imports/orderRow';

/** One kind of error in one column, for all its values. */
export interface ProblemKind {
  column: OrderColumn | null;
  message: string;
  is_warning: boolean;
  /** Rows that have it. */
  count: number;
  /** The same error by the value that is wrong, the most frequent first. */
  groups: readonly ImportProblemGroup[];
}

/**
 * The server reports an error per wrong value; users look for the kind first. Errors before warnings, the
 * most frequent first.
 */
export function mergeProblems(groups: readonly ImportProblemGroup[]): ProblemKind[] {
  const kinds = new Map<string, ProblemKind>();
  for (const group of groups) {
    const { column, message, is_warning } = group;
    const key = `${column ?? ''} ${message} ${String(is_warning)}`;
    const known = kinds.get(key);
    const sorted = [...(known?.groups ?? []), group].sort((a, b) => b.count - a.count);
    kinds.set(key, { column, message, is_warning, count: (known?.count ?? 0) + group.count, groups: sorted });
  }
  return [...kinds.values()].sort((a, b) => Number(a.is_warning) - Number(b.is_warning) || b.count - a.count);
}
