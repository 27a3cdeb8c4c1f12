import { sql, type RawBuilder } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import { HOURS_AFTER_DAY } from './trackingToken';

/**
 * Whether a link (`l`) of a delivery (`e`) still opens: until it expires, or as long after the delivery's present day as after
 * the day for which it was made. Who was put off to another day keeps the link for that day.
 *
 * @param zone column with the zone of the delivery's run or CDP
 */
export function isLivingLink(now: Date, zone: RawBuilder<string>) {
  return sql<boolean>`greatest(l.expires_at,
    (e.delivery_date + 1)::timestamp at time zone ${zone} + make_interval(hours => ${HOURS_AFTER_DAY}::int)) > ${toWire(now)}::timestamptz`;
}
