import type { ComparedTimes } from '../../../../src/domain/planning/compareTimes';
import type { LearnedTimes } from '../../../../src/domain/planning/learnedTimes';
import type { Defaulted, OptionalInstant, OptionalJson } from './columns';

/** What was learned of real times: one row. */
export interface LearnedTimesTable {
  id: Defaulted<number>;
  version: Defaulted<number>;
  /** False: a person has switched the corrections off; learning goes on. */
  is_on: Defaulted<boolean>;
  /** Null until the first night. */
  learned: OptionalJson<LearnedTimes>;
  compared: OptionalJson<ComparedTimes>;
  learned_at: OptionalInstant;
}
