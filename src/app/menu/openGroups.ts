import { shownEntries, type MenuItem } from '../../ui/routes/menuEntries';
import type { MenuGroup } from '../../ui/routes/routeTypes';

/** Entries that a person can look over at once. */
export const MOST_ENTRIES = 14;

/** Before the user has opened or folded one: all of a short menu, the work of the day in a long one. */
export const FIRST_OPEN: readonly MenuGroup[] = ['settings', 'reports', 'data', 'schedule', 'rxDeliveries'];

/** The group of the page on screen. */
export function groupOf(items: readonly MenuItem[], current: string | null): MenuGroup | null {
  for (const item of items)
    if (item.kind === 'group' && item.routes.some(({ path }) => path === current)) return item.group;
  return null;
}

/**
 * The open groups, the last opened one last: when the menu becomes too long, those that were opened first are
 * folded. The last one is always open.
 */
export function openGroups(
  items: readonly MenuItem[],
  wanted: readonly MenuGroup[],
  current: string | null,
): MenuGroup[] {
  const lengths = new Map(
    items.flatMap((item) =>
      item.kind === 'group' ? [[item.group, shownEntries(item.routes, current).length] as const] : [],
    ),
  );
  let shown = items.filter(({ kind }) => kind === 'entry').length;
  const open: MenuGroup[] = [];
  for (const group of [...wanted].reverse()) {
    const length = lengths.get(group);
    if (length === undefined) continue;
    if (open.length > 0 && shown + length > MOST_ENTRIES) break;
    shown += length;
    open.unshift(group);
  }
  return open;
}
