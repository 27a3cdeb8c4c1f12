import type { InputOf } from '../contract/call';
import { callLogCall, callLogPeopleCall, callLogTotalCall, type CallEntry } from '../contract/calls/callLog';
import { readApi } from '../providers/callApi';
import type { Log } from '../ui/log/logCalls';

export type CallQuery = NonNullable<InputOf<typeof callLogTotalCall>['query']>;

export const CALL_LOG: Log<CallEntry, CallQuery> = {
  path: callLogCall.path,
  entries: (query, signal) => readApi(callLogCall, { query }, { signal }),
  total: (query, signal) => readApi(callLogTotalCall, { query }, { signal }),
  people: (signal) => readApi(callLogPeopleCall, {}, { signal }),
};
