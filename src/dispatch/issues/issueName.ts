import type { IssueView } from '../../domain/stops/issueView';
import { eventTypeKey, isRecipientStop } from '../../domain/stops/eventType';

/** Name of an issue: its recipient, or the bags of a pick-up. */
export function issueName(issue: IssueView, translate: (key: string) => string): string {
  return isRecipientStop(issue.delivery_event_type_id)
    ? (issue.participant_name ?? issue.order_number ?? '')
    : translate(eventTypeKey(issue.delivery_event_type_id));
}
