import { eventStatusName, type EventStatusName } from '../../domain/stops/eventStatus';
import type { IssueView } from '../../domain/stops/issueView';
import { SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';

/** Statuses of issues by their word, and the open ones that nobody attended to. */
export type IssueGroup =
  Extract<EventStatusName, 'failed' | 'rejected' | 'missing' | 'damaged'> | 'unattended';
export const ISSUE_GROUPS: readonly IssueGroup[] = ['failed', 'rejected', 'missing', 'damaged', 'unattended'];

export const OWNERS = ['mine', 'nobody', 'others'] as const;

export interface IssueFilters {
  group: IssueGroup | null;
  /** Only those that arose before the chosen day. */
  isEarlier: boolean;
  owner: (typeof OWNERS)[number] | null;
  cdpId: number | null;
  /** Name, order or tracking number; memory only, as it may be a patient's name. */
  text: string;
}

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

interface Facts {
  /** The chosen day. */
  date: string;
  /** User id of whoever looks. */
  me: number | null;
}

/** What is shown under these filters, in the order given. */
export function filterIssues(
  issues: readonly IssueView[],
  filters: IssueFilters,
  { date, me }: Facts,
): IssueView[] {
  return issues.filter(
    (issue) =>
      (filters.group === null || groupOf(issue) === filters.group) &&
      (!filters.isEarlier || issue.delivery_date < date) &&
      (filters.owner === null || ownerOf(issue, me) === filters.owner) &&
      (filters.cdpId === null || issue.close_door_pharmacy_id === filters.cdpId) &&
      hasText(issue, filters.text),
  );
}

/** How many there are of each group, and how many arose before the chosen day. */
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
