import type { InboxOrigin } from '../../../src/domain/imports/inboxView';
import type { AuditAuthor } from '../../platform/plugins/audit';

/** From whom orders come. */
export interface InboxSender {
  author: AuditAuthor;
  origin: InboxOrigin;
  funding_source_id: number;
  /** Of a sender that has one: its orders are this CDP's, whatever they say. */
  close_door_pharmacy_id: number | null;
  inbox_key_id: number | null;
  created_by: number | null;
  created_by_name: string;
}
