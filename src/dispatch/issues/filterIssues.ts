import type { Sent } from '../../contract/call';
import type { unsuccessfulCall } from '../../contract/issues/issues';
import { cityOf } from '../../domain/addresses/cityOf';
import { EVENT_STATUS_IDS, eventStatusName, type EventStatusName } from '../../domain/stops/eventStatus';
import type { IssueKind } from '../../domain/stops/issue';
import type { IssueView } from '../../domain/stops/issueView';
import { SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';

/** Issues by status name, and open ones that were not attended. */
export type IssueGroup =
  Extract<EventStatusName, 'failed' | 'rejected' | 'missing' | 'damaged'> | 'unattended';
export const ISSUE_GROUPS: readonly IssueGroup[] = ['failed', 'rejected', 'missing', 'damaged', 'unattended'];

export const OWNERS = ['mine', 'nobody', 'others'] as const;

/** Filters of the page; an empty list means all. */
export interface IssueFilters {
  groups: readonly IssueGroup[];
  cdpIds: readonly number[];
  driverIds: readonly number[];
  clientIds: readonly number[];
  /** In capitals. */
  cities: readonly string[];
  /** Only those that arose before the chosen day. */
  isEarlier: boolean;
  owner: (typeof OWNERS)[number] | null;
  /** Name, order or tracking number; memory only, as it may be a patient's name. */
  text: string;
}

export const NO_ISSUE_FILTERS: IssueFilters = {
  groups: [],
  cdpIds: [],
  driverIds: [],
  clientIds: [],
  cities: [],
  isEarlier: false,
  owner: null,
  text: '',
};

export function groupOf(issue: IssueView): IssueGroup {
  if (issue.kind === 'unattended') return 'unattended';
  const name = eventStatusName(issue.delivery_event_status_id);
  return ISSUE_GROUPS.find((group) => group === name) ?? 'failed';
}

function ownerOf(issue: IssueView, me: number | null): IssueFilters['owner'] {
  if (issue.issue_owner_id === null) return 'nobody';
  return issue.issue_owner_id === me ? 'mine' : 'others';
}

function hasText(issue: IssueView, text: string): boolean {
  const wanted = text.trim().toUpperCase();
  if (wanted.length < SEARCH_MIN_CHARACTERS) return true;
  return [issue.participant_name, issue.order_number, issue.tracking_number].some((value) =>
    value?.toUpperCase().includes(wanted),
  );
}

function fits<Value>(chosen: readonly Value[], value: Value | null | undefined): boolean {
  return chosen.length === 0 || (value != null && chosen.includes(value));
}

interface Facts {
  /** The chosen day. */
  date: string;
  /** Id of the current user. */
  me: number | null;
}

/** The issues that match these filters, in the given order. */
export function filterIssues(
  issues: readonly IssueView[],
  filters: IssueFilters,
  { date, me }: Facts,
): IssueView[] {
  return issues.filter(
    (issue) =>
      fits(filters.groups, groupOf(issue)) &&
      (!filters.isEarlier || issue.delivery_date < date) &&
      (filters.owner === null || ownerOf(issue, me) === filters.owner) &&
      fits(filters.cdpIds, issue.close_door_pharmacy_id) &&
      fits(filters.driverIds, issue.employee_id) &&
      fits(filters.clientIds, issue.funding_source_id) &&
      fits(filters.cities, cityOf(issue.destination_full_address)) &&
      hasText(issue, filters.text),
  );
}

/** Number of issues per group, and of those that arose before the chosen day. */
export function countIssues(
  issues: readonly IssueView[],
  date: string,
): ReadonlyMap<IssueGroup | 'earlier', number> {
  const counts = new Map<IssueGroup | 'earlier', number>();
  const add = (key: IssueGroup | 'earlier') => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const issue of issues) {
    add(groupOf(issue));
    if (issue.delivery_date < date) add('earlier');
  }
  return counts;
}

/** Lists as `1,2,3`. */
type IssueParams = Omit<Sent<(typeof unsuccessfulCall)['query']>, 'date'>;

/** The filters that the server applies, for a list of one kind; empty when it returns all. */
export function issueParams(filters: IssueFilters, kind: IssueKind): IssueParams {
  const statuses =
    kind === 'unattended'
      ? []
      : EVENT_STATUS_IDS.filter((id) => filters.groups.some((group) => group === eventStatusName(id)));
  const lists = {
    close_door_pharmacy_id: filters.cdpIds,
    employee_id: filters.driverIds,
    funding_source_id: filters.clientIds,
    delivery_event_status_id: statuses,
    city: filters.cities,
  };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, items]) => (items.length > 0 ? [[name, items.join(',')]] : [])),
  );
}

/** How many items of lists are set. */
export function countListed({ groups, cdpIds, driverIds, clientIds, cities }: IssueFilters): number {
  return [groups, cdpIds, driverIds, clientIds, cities].reduce((sum, list) => sum + list.length, 0);
}
