import type { InputOf } from '../contract/call';
import { accessLogCall, accessLogPeopleCall, accessLogTotalCall } from '../contract/logs/access';
import type { AccessEntry } from '../domain/access/accessLog';
import { readApi } from '../providers/callApi';
import type { Log } from '../ui/log/logCalls';

export type AccessQuery = NonNullable<InputOf<typeof accessLogTotalCall>['query']>;

export const ACCESS_LOG: Log<AccessEntry, AccessQuery> = {
  path: accessLogCall.path,
  entries: (query, signal) => readApi(accessLogCall, { query }, { signal }),
  total: (query, signal) => readApi(accessLogTotalCall, { query }, { signal }),
  people: (signal) => readApi(accessLogPeopleCall, {}, { signal }),
};
