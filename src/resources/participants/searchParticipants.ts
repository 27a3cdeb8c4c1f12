import { recordCalls } from '../../contract/records/records';
import type { InputOf } from '../../contract/call';
import { readApi, type CallOptions } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';
import { participants, type Participant } from './participants.resource';

const calls = recordCalls(participants);
type Filters = InputOf<typeof calls.search>['body'];

/**
 * Participants by filters. The filters are POSTed, so that no name stands in an address; a server that knows the
 * specification alone is asked as §7 has it.
 */
export function searchParticipants(filters: Filters, options: CallOptions): Promise<Participant[]> {
  return speaksAdditions()
    ? readApi(calls.search, { body: filters }, { toast: true, ...options })
    : readApi(calls.list, { query: filters }, { toast: true, ...options });
}
