import type { RetentionKind } from '../../../../src/domain/keeping/retention';
import { deliveries, proof } from './deliveries';
import { imports } from './imports';
import type { KeptKind } from './kept';
import { log } from './log';
import { messages } from './messages';
import { files, notifications, positions, webhooks } from './traffic';

/** What removes each kind of data. */
export const KEPT_KINDS: Readonly<Record<RetentionKind, KeptKind>> = {
  positions,
  messages,
  notifications,
  webhooks,
  files,
  imports,
  proof,
  deliveries,
  log,
};
