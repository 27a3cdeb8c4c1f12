import type { InputOf } from '../contract/call';
import {
  activityCall,
  activityPeopleCall,
  activityTotalCall,
  type ActivityEntry,
} from '../contract/logs/activity';
import { readApi } from '../providers/callApi';
import type { Log } from '../ui/log/logCalls';

export type ActivityQuery = NonNullable<InputOf<typeof activityTotalCall>['query']>;

/** The log of changes. */
export const ACTIVITY_LOG: Log<ActivityEntry, ActivityQuery> = {
  path: activityCall.path,
  entries: (query, signal) => readApi(activityCall, { query }, { signal }),
  total: (query, signal) => readApi(activityTotalCall, { query }, { signal }),
  people: (signal) => readApi(activityPeopleCall, {}, { signal }),
};
