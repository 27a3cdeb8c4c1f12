import type { LockedStop } from './lockedRun';

/** Where a stop stands, as the log says it. */
export function auditablePlace(stop: LockedStop): Record<string, unknown> {
  const { delivery_manifest_id, secuence, delivery_date, planned_at, version } = stop;
  return { delivery_manifest_id, secuence, delivery_date, planned_at, version };
}

/** A signature is an image: the log says that there was one. */
export function auditable(values: Record<string, unknown>): Record<string, unknown> {
  return 'signature' in values ? { ...values, signature: values.signature ? '(signed)' : null } : values;
}

/** A whole stop, without what was read from other records beside it. */
export function auditableStop({ facility_hours: _, ...columns }: LockedStop): Record<string, unknown> {
  return columns;
}
