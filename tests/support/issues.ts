import type { IssueView } from '../../src/domain/stops/issueView';
import { makeEvent } from './views';

/** An issue as the wire has it; say only what the test is about. */
export function makeIssue(changes: Partial<IssueView> = {}): IssueView {
  return {
    ...makeEvent({ delivery_event_status_id: 11, datetime: '2026-11-20 17:00:00' }),
    kind: 'unsuccessful',
    since: '2026-11-20 17:00:00',
    run_name: 'RUN 10',
    driver_name: 'DEMO DRIVER',
    vehicle_name: 'VAN 7',
    cdp_name: 'CDP ONE',
    cdp_phone_number: '6195550100',
    time_zone: 'America/Los_Angeles',
    delivery_manifest_status_id: 3,
    phone_number: '6195550199',
    other_non_delivery_reason_description: null,
    issue_owner_id: null,
    issue_owner_name: null,
    issue_note: null,
    issue_settled_at: null,
    ...changes,
  };
}
