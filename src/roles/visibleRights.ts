import type { RightsOfGroup } from '../domain/access/rightGroups';
import { pairKey } from './roleValues';
import type { RightNames } from '../ui/access/useRightWords';

export type Shown = 'all' | 'granted' | 'missing' | 'changed';

export interface Narrowing {
  text: string;
  shown: Shown;
  granted: ReadonlySet<string>;
  /** Permissions of the stored role. */
  had: ReadonlySet<string>;
}

interface VisibleGroup {
  group: string;
  title: string;
  /** Keys of the whole group: its checkbox is about all of them, whatever is visible. */
  all: string[];
  rows: { id: string; name: string; allows: string }[];
}

/** Without case and accents: "telefono" finds "teléfono". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function isShown(id: string, { shown, granted, had }: Narrowing): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'granted':
      return granted.has(id);
    case 'missing':
      return !granted.has(id);
    case 'changed':
      return granted.has(id) !== had.has(id);
  }
}

/**
 * The rows that match a search and a filter; every word must be found, in the name of the group or of the
 * permission.
 */
export function visibleRights(
  groups: readonly RightsOfGroup[],
  { titleOf, wordsOf }: RightNames,
  narrowing: Narrowing,
): VisibleGroup[] {
  const sought = plain(narrowing.text).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ group, rights }) => {
    const title = titleOf(group);
    const rows = rights
      .map((right) => ({ id: pairKey(right), ...wordsOf(right) }))
      .filter((row) => isShown(row.id, narrowing))
      .filter(({ id, name, allows }) => {
        const text = plain(`${title} ${name} ${allows} ${id}`);
        return sought.every((word) => text.includes(word));
      });
    return rows.length > 0 ? [{ group, title, all: rights.map(pairKey), rows }] : [];
  });
}
