import { permission } from '../domain/access/access';
import { PERMISSIONS } from '../domain/access/permissions';

/** Permissions for each action of the inbox; the server checks the same ones. */
export const INBOX_RIGHTS = {
  ...PERMISSIONS.delivery_inbox,
  readLot: permission('GET', '/file_import/:lotId'),
  seeLots: permission('GET', '/file_import'),
} as const;
