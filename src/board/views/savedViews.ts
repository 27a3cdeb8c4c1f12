import type { Layout } from '../useBoardLayout';
import type { ListSort } from '../listRows';

/** Filters, layout and order under a name. The search text is never included: it may be a patient's name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The filters as a URL query. */
  readonly query: string;
  readonly layout: Layout;
  readonly sort: ListSort;
  /** Applied when the board opens without filters in the URL. */
  readonly isDefault: boolean;
}

export const MAX_VIEWS = 30;
export const MAX_VIEW_NAME = 40;

/** Adds a view; one of the same name is replaced, and only one can be the default. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const others = views
    .filter((each) => !isSameName(each.name, view.name))
    .map((each) => (view.isDefault ? { ...each, isDefault: false } : each));
  return [...others, view].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

export function withoutView(views: readonly SavedView[], id: string): readonly SavedView[] {
  return views.filter((view) => view.id !== id);
}

/** Renames a view; no change when the name is empty or used by another view. */
export function renamed(views: readonly SavedView[], id: string, name: string): readonly SavedView[] {
  const trimmed = name.trim().slice(0, MAX_VIEW_NAME);
  const isTaken = views.some((view) => view.id !== id && isSameName(view.name, trimmed));
  if (trimmed === '' || isTaken) return views;
  return views.map((view) => (view.id === id ? { ...view, name: trimmed } : view));
}

/** Makes a view the default; null for none. */
export function withDefault(views: readonly SavedView[], id: string | null): readonly SavedView[] {
  return views.map((view) => ({ ...view, isDefault: view.id === id }));
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
