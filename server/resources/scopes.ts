import { sql, type RawBuilder } from 'kysely';
import { MANIFEST_STATUS } from '../../src/domain/manifestStatus';
import type { ResourceName } from '../../src/resources/registry';
import type { Actor } from '../plugins/actor';

type Condition = RawBuilder<unknown>;
type Scope = (cdpId: number) => Condition;

/** Common to the whole operation: the permission alone decides. */
const everybody = null;

/**
 * Whose rows: what an `is_cdp` user sees (spec §6), as a condition on the table `t`; everybody else sees all. A row that
 * is not theirs is a 404 wherever it is asked for, and nobody stores a row that they could not see.
 *
 * A participant belongs to a CDP that has, or had, a delivery for them: participants carry no CDP of their own, and a
 * pharmacy has no business with patients that it never served.
 */
const scopes: { readonly [N in ResourceName]: Scope | null } = {
  participants: (cdpId) =>
    sql`exists (select from delivery_events e where e.participant_id = t.id and e.close_door_pharmacy_id = ${cdpId})`,
  cdps: (cdpId) => sql`t.id = ${cdpId}`,
  delivery_events: (cdpId) => sql`t.close_door_pharmacy_id = ${cdpId}`,
  employees: everybody,
  vehicles: everybody,
  vehicle_capacity_types: everybody,
  vehicle_groups: everybody,
  vehicle_garages: everybody,
  facilities: everybody,
  funding_sources: everybody,
  locations: everybody,
  runs: (cdpId) => sql`t.close_door_pharmacy_id = ${cdpId}`,
};

/** What a driver sees of a day: the stops of the own runs, once they are published (spec §6). */
const ownStops = (employeeId: number | null): Condition =>
  sql`exists (select from delivery_manifest m where m.id = t.delivery_manifest_id
    and m.employee_id = ${employeeId} and m.delivery_manifest_status_id <> ${MANIFEST_STATUS.created})`;

/** The condition that keeps this person's rows; null when all rows are. */
export function scopeOf(resource: ResourceName, actor: Actor): Condition | null {
  const scope = scopes[resource];
  const conditions = [
    ...(scope && actor.cdp_id !== null ? [scope(actor.cdp_id)] : []),
    ...(resource === 'delivery_events' && actor.is_driver ? [ownStops(actor.employee_id)] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
}
