import type { Generated } from 'kysely';
import type { HoldKind } from '../../../../src/domain/keeping/legalHold';
import type { RetentionKind } from '../../../../src/domain/keeping/retention';
import type { PersonWords } from '../../../../src/domain/keeping/erasedWords';
import type { Defaulted, DefaultedJson, Instant, OptionalInstant, OptionalJson } from './columns';

export interface LegalHoldTable {
  id: Generated<number>;
  version: Defaulted<number>;
  created_at: Instant;
  kind: HoldKind;
  participant_id: number | null;
  delivery_manifest_id: number | null;
  from_date: string | null;
  to_date: string | null;
  reason: string;
  created_by: number;
  created_by_name: string;
  released_at: OptionalInstant;
  released_by: Defaulted<number | null>;
  released_by_name: Defaulted<string | null>;
  release_reason: Defaulted<string | null>;
}
/** One night's work on one kind of data. */
export interface RetentionRoundTable {
  id: Generated<number>;
  kind: RetentionKind;
  kept_days: number;
  until: Instant;
  started_at: Instant;
  finished_at: OptionalInstant;
  removed: Defaulted<number>;
}
export interface FileToRemoveTable {
  key: string;
  noted_at: Instant;
}
/** A person whose data were erased. */
export interface ErasureTable {
  id: Generated<number>;
  participant_id: number;
  reason: string;
  asked_at: Instant;
  asked_by: number;
  asked_by_name: string;
  /** The words to search for; null after the last search. */
  words: OptionalJson<PersonWords & { phoneIds: number[] }>;
  progress: DefaultedJson<Record<string, unknown>>;
  /** All places were seen once. */
  swept_at: OptionalInstant;
  next_look_at: OptionalInstant;
  looks: Defaulted<number>;
  finished_at: OptionalInstant;
}
