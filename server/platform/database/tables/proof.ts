import type { Generated } from 'kysely';
import type { DefaultInstant, Defaulted, Instant, Json, OptionalInstant } from './columns';
import type { Language } from '../../../../src/domain/wire/languages';

/** Kinds of background results for one person. */
export type AsyncKind =
  'runsCsv' | 'deliveriesPdf' | 'billing' | 'report' | 'invoice' | 'personData' | 'ownData';
export type AsyncState = 'waiting' | 'running' | 'done' | 'failed' | 'canceled';

export interface AsyncRequestTable {
  uuid: string;
  user_id: number;
  kind: AsyncKind;
  params: Json<Record<string, unknown>>;
  state: Defaulted<AsyncState>;
  /** Per cent. */
  progress: Defaulted<number>;
  /** File name of the download. */
  file_name: string | null;
  /** Name in the file store. */
  file_key: string | null;
  content_type: string | null;
  /** i18n key of the reason why there is no file. */
  error: string | null;
  created_at: DefaultInstant;
  finished_at: OptionalInstant;
}
export interface EvidenceSealTable {
  id: Generated<number>;
  /** Printed on the document; 80 random bits. */
  code: string;
  delivery_event_id: number;
  /** SHA-256 of the canonical content, hexadecimal. */
  checksum: string;
  language: Language;
  sealed_at: Instant;
  sealed_by: number | null;
  sealed_by_name: string;
}
export interface EvidenceFileTable {
  /** SHA-256 of the file's bytes, hexadecimal. */
  checksum: string;
  seal_id: number;
  created_at: DefaultInstant;
}
