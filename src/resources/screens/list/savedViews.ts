import type { SavedQuery, SortPayload } from 'react-admin';
import type { Resource } from '../../schema/defineResource';
import { publicFilters } from './listSearch';
import type { Filters } from './privateFilters';

export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 40;

/** Of a saved filter: the day on which the view is opened. */
const TODAY = 'today';

/** react-admin's saved query, with the columns that are hidden. */
export interface ListView extends SavedQuery {
  readonly hidden: readonly string[];
}

export interface ShownList {
  filters: Filters;
  sort: SortPayload;
  hidden: readonly string[];
}

/** What is shown under a name. A filter that can name a patient is left out. */
export function viewOf(
  resource: Resource,
  name: string,
  { filters, sort, hidden }: ShownList,
  today: string,
): ListView {
  const entries = Object.entries(publicFilters(resource, filters)).map(([key, value]) =>
    key === resource.opensToday && value === today ? [key, TODAY] : [key, value],
  );
  return {
    label: name.trim().slice(0, MAX_VIEW_NAME),
    value: { filter: Object.fromEntries(entries) as Filters, sort, displayedFilters: [] },
    hidden,
  };
}

/** The public filters of a view on this day. */
export function filtersOfView(resource: Resource, view: ListView, today: string): Filters {
  const entries = Object.entries((view.value.filter ?? {}) as Filters).map(([key, value]) =>
    key === resource.opensToday && value === TODAY ? [key, today] : [key, value],
  );
  return publicFilters(resource, Object.fromEntries(entries) as Filters);
}

const isSameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** With this view; one of the same name is replaced. */
export function withView(views: readonly ListView[], view: ListView): ListView[] {
  const others = views.filter(({ label }) => !isSameName(label, view.label));
  return [...others, view].sort((one, other) =>
    one.label.localeCompare(other.label, undefined, { numeric: true }),
  );
}

export function withoutView(views: readonly ListView[], name: string): ListView[] {
  return views.filter(({ label }) => label !== name);
}
