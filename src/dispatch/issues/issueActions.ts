import type { Permission } from '../../domain/access/access';
import { isFixAsFailedOffered } from '../../domain/stops/issue';
import type { IssueView } from '../../domain/stops/issueView';
import { PERMISSIONS } from '../../domain/access/permissions';

export type IssueActionName = 'take' | 'give' | 'note' | 'fixAsFailed' | 'cancelUnattended';

/** Actions on issues themselves; actions on their stops come from the board's own list. */
export interface IssueAction {
  name: IssueActionName;
  access: Permission;
  hotkey: string;
  appliesTo: (issue: IssueView, me: number | null) => boolean;
}

const { keepIssues, noteIssues, fixAsFailed, cancelUnattended } = PERMISSIONS.dispatch;

/** In display order. */
export const issueActions: readonly IssueAction[] = [
  {
    name: 'take',
    access: keepIssues,
    hotkey: 'o',
    appliesTo: (issue, me) => me !== null && issue.issue_owner_id !== me,
  },
  { name: 'give', access: keepIssues, hotkey: 'g', appliesTo: () => true },
  { name: 'note', access: noteIssues, hotkey: 'n', appliesTo: () => true },
  {
    name: 'fixAsFailed',
    access: fixAsFailed,
    hotkey: 'f',
    appliesTo: (issue) =>
      isFixAsFailedOffered(issue, {
        isDayOver: issue.kind === 'unattended',
        manifestStatusId: issue.delivery_manifest_status_id,
      }),
  },
  {
    name: 'cancelUnattended',
    access: cancelUnattended,
    hotkey: 'x',
    appliesTo: (issue) => issue.kind === 'unattended',
  },
];
