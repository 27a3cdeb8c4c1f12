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
