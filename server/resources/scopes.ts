import { sql, type RawBuilder } from 'kysely';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import type { ResourceName } from '../../src/resources/registry';
import type { Actor } from '../plugins/actor';
import type { RouteScope } from '../plugins/scope';

type Condition = RawBuilder<unknown>;

/** Conditions on the table `t`. */
interface RowScope {
  ofCdp: (cdpId: number) => Condition;
  /** `own` holds for the published runs `m` of the driver. */
  ofDriver: (own: Condition) => Condition;
}

/** Common to the whole operation: the permission alone decides. */
const everybody = null;

/**
 * Whose rows: what an `is_cdp` user and a driver see (spec §6); everybody else sees all. A row that is not theirs is a
 * 404 wherever it is asked for, and nobody stores a row that they could not see.
 *
 * A participant belongs to a CDP that has, or had, a delivery for them: participants carry no CDP of their own, and a
 * pharmacy has no business with patients that it never served. A driver has no business with whom they do not drive to.
 */
const scopes: { readonly [N in ResourceName]: RowScope | null } = {
  participants: {
    ofCdp: (cdpId) =>
      sql`exists (select from delivery_events e where e.participant_id = t.id and e.close_door_pharmacy_id = ${cdpId})`,
    ofDriver: (
      own,
    ) => sql`exists (select from delivery_events e join delivery_manifest m on m.id = e.delivery_manifest_id
      where e.participant_id = t.id and ${own})`,
  },
  cdps: {
    ofCdp: (cdpId) => sql`t.id = ${cdpId}`,
    ofDriver: (own) =>
      sql`exists (select from delivery_manifest m where m.close_door_pharmacy_id = t.id and ${own})`,
  },
  delivery_events: {
    ofCdp: (cdpId) => sql`t.close_door_pharmacy_id = ${cdpId}`,
    ofDriver: (own) =>
      sql`exists (select from delivery_manifest m where m.id = t.delivery_manifest_id and ${own})`,
  },
  employees: everybody,
  vehicles: everybody,
  vehicle_capacity_types: everybody,
  vehicle_groups: everybody,
  vehicle_garages: everybody,
  facilities: everybody,
  funding_sources: everybody,
  locations: everybody,
  runs: {
    ofCdp: (cdpId) => sql`t.close_door_pharmacy_id = ${cdpId}`,
    ofDriver: (own) => sql`exists (select from delivery_manifest m where m.run_id = t.id and ${own})`,
  },
};

/** The published runs `m` of a driver. */
export function ownRuns(employeeId: number | null): Condition {
  return sql`m.employee_id = ${employeeId} and m.delivery_manifest_status_id <> ${MANIFEST_STATUS.created}`;
}

/** The condition that keeps this person's rows; null when all rows are. */
export function scopeOf(resource: ResourceName, { cdp_id, is_driver, employee_id }: Actor): Condition | null {
  const scope = scopes[resource];
  if (!scope) return null;
  const conditions = [
    ...(cdp_id === null ? [] : [scope.ofCdp(cdp_id)]),
    ...(is_driver ? [scope.ofDriver(ownRuns(employee_id))] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
}

/** What the routes of a resource declare. */
export function routeScopeOf(resource: ResourceName): RouteScope {
  return scopes[resource] ? 'run' : 'everybody';
}
