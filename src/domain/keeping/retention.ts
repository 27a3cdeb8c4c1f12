import type { SettingKey } from '../wire/settings';

/** Kinds of data that are removed by age, in the order in which a night works on them and the page shows them. */
export const RETENTION_KINDS = [
  'positions',
  'messages',
  'notifications',
  'webhooks',
  'files',
  'imports',
  'proof',
  'deliveries',
  'log',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** How many days each kind is kept; what the law asks at least is the setting's lower limit. */
export const RETENTION_SETTING = {
  positions: 'position_days',
  messages: 'message_days',
  notifications: 'notification_days',
  webhooks: 'webhook_days',
  files: 'file_days',
  imports: 'import_days',
  proof: 'proof_days',
  deliveries: 'delivery_days',
  log: 'log_days',
} as const satisfies Readonly<Record<RetentionKind, SettingKey>>;
