import { sql, type RawBuilder } from 'kysely';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { ResourceName } from '../../../src/resources/registry';
import type { Actor } from '../../platform/plugins/actor';
import type { RouteScope } from '../../platform/plugins/scope';
import { serverResources } from './serverResources';

type Condition = RawBuilder<unknown>;

/** The published runs `m` of a driver. */
export function ownRuns(employeeId: number | null): Condition {
  return sql`m.employee_id = ${employeeId} and m.delivery_manifest_status_id <> ${MANIFEST_STATUS.created}`;
}

/**
 * The condition for the rows that this person sees; null when it is all rows. A row outside it is a 404 wherever it is
 * requested, and a person cannot store a row outside it.
 */
export function scopeOf(resource: ResourceName, { cdp_id, is_driver, employee_id }: Actor): Condition | null {
  const { scope } = serverResources[resource];
  if (!scope) return null;
  const conditions = [
    ...(cdp_id === null ? [] : [scope.ofCdp(cdp_id)]),
    ...(is_driver ? [scope.ofDriver(ownRuns(employee_id))] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : null;
}

/** What the routes of a resource declare. */
export function routeScopeOf(resource: ResourceName): RouteScope {
  return serverResources[resource].scope ? 'run' : 'everybody';
}
