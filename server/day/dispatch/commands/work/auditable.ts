import type { LockedStop } from './lockedRun';

/** The place of a stop, as the change log records it. */
export function auditablePlace(stop: LockedStop): Record<string, unknown> {
  const { delivery_manifest_id, secuence, delivery_date, planned_at, version } = stop;
  return { delivery_manifest_id, secuence, delivery_date, planned_at, version };
}

/** A signature is an image, so the log records only that there was one. */
export function auditable(values: Record<string, unknown>): Record<string, unknown> {
  return 'signature' in values ? { ...values, signature: values.signature ? '(signed)' : null } : values;
}

/** A whole stop, without the columns that were read from other records. */
export function auditableStop({ facility_hours: _, ...columns }: LockedStop): Record<string, unknown> {
  return columns;
}
