import type { OperationPoint } from '../contract/operations/operations';

export type Figure = Exclude<keyof OperationPoint, 'at'>;

/** In the order in which a person looks: is it used, is it well, is it behind. */
export const FIGURES = [
  'requests',
  'p95_ms',
  'failures',
  'commands',
  'live_clients',
  'outbox_unread',
  'database_waiting',
  'jobs_waiting_seconds',
  'positions',
  'messages_waiting',
  'plan_seconds',
  'disk_free_gb',
] as const satisfies readonly Figure[];
