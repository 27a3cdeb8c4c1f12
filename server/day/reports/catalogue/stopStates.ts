import { sql, type RawBuilder } from 'kysely';
import {
  EVENT_STATUS_IDS,
  eventStatusName,
  isCanceledStatus,
  isSuccessfulStatus,
} from '../../../../src/domain/stops/eventStatus';
import { isFailedStatus } from '../../../../src/domain/figures/stopFigures';

const ids = (is: (id: number) => boolean) => sql`${EVENT_STATUS_IDS.filter(is)}::int[]`;

/** Statuses by what the figures count them as (`src/domain/figures`). */
export const DELIVERED = ids(isSuccessfulStatus);
export const FAILED = ids(isFailedStatus);
export const NOT_COUNTED = ids(isCanceledStatus);

/** The name of a stop's status, as `src/domain/stops/eventStatus` has it. */
export function statusName(column: RawBuilder<unknown>): RawBuilder<string> {
  const cases = EVENT_STATUS_IDS.map((id) => sql`when ${sql.lit(id)} then ${sql.lit(eventStatusName(id))}`);
  return sql<string>`case ${column} ${sql.join(cases, sql` `)} else 'unknown' end`;
}
