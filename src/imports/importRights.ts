import { permission } from '../domain/access';

/** What a person needs for each thing that can be done with lots; the server guards the same pairs. */
export const IMPORT_RIGHTS = {
  list: permission('GET', '/file_import'),
  upload: permission('POST', '/file_import'),
  update: permission('PUT', '/file_import/:lotId'),
  commit: permission('POST', '/file_import/:lotId/commit'),
  undo: permission('POST', '/file_import/:lotId/undo'),
  download: permission('GET', '/file_import/:lotId/refused'),
} as const;
