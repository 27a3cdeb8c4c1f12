import type { Selectable } from 'kysely';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { AsyncKind, AsyncRequestTable } from '../../platform/database/tables/proof';
import type { PermissionPair } from '../../platform/plugins/actor';

export type AsyncRequest = Selectable<AsyncRequestTable>;

/** What a document can be. */
export const CONTENT_TYPES = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface MadeFile {
  /** What the download is called. */
  name: string;
  contentType: (typeof CONTENT_TYPES)[keyof typeof CONTENT_TYPES];
  bytes: Buffer;
  /** Of a table. */
  rows?: number;
}

/** One kind of document that is made in the background. */
export interface AsyncWork {
  kind: AsyncKind;
  /** A user who has lost this permission meanwhile gets no file; null: it is the user's own. */
  access: PermissionPair | null;
  /** A right that goes with what was asked for. */
  accessOf?: (request: AsyncRequest) => PermissionPair;
  /** Must be safe to run twice. `tell` reports the progress in per cent. */
  make: (
    context: ServerContext,
    request: AsyncRequest,
    reportProgress: (percent: number) => Promise<void>,
  ) => Promise<MadeFile>;
  /** Where the finished file is sent by e-mail; left out: nowhere. */
  emailOf?: (request: AsyncRequest) => string;
  /** What else the finished file brings along, in the transaction that says that it is there. */
  finish?: (
    trx: Trx,
    request: AsyncRequest,
    file: MadeFile & { key: string },
    context: ServerContext,
  ) => Promise<void>;
}

/** It can never be made; `message` is the i18n key of why. */
export class NeverMade extends Error {
  override name = 'NeverMade';
}
