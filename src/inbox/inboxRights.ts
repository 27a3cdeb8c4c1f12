import { permission } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';

/** What a person needs for each thing that can be done with the inbox; the server guards the same pairs. */
export const INBOX_RIGHTS = {
  ...PERMISSIONS.delivery_inbox,
  readLot: permission('GET', '/file_import/:lotId'),
  seeLots: permission('GET', '/file_import'),
} as const;
