import type { Generated } from 'kysely';
import type { DefaultInstant, Defaulted, OptionalInstant } from './columns';

/** The objects that can have pictures: an employee, a user without an employee, a participant's address, a delivery, a fueling, a defect. */
export type PictureOwnerName =
  'employees' | 'users' | 'address' | 'evidence' | 'fuel_entries' | 'inspection_defects';

export interface StoredFileTable {
  id: Generated<number>;
  /** Name in the store. It is random, so that it reveals nothing and cannot be guessed. */
  key: string;
  owner: PictureOwnerName;
  owner_id: number;
  content_type: string;
  /** Bytes; null until it is stored. */
  size: number | null;
  created_by: number | null;
  /** The session that asked for the form, and that alone may post it; null for rows older than the column. */
  session_id: Defaulted<number | null>;
  /** Checksum of the bytes as they came; null until then, and for rows older than the column. */
  sha256: Defaulted<string | null>;
  created_at: DefaultInstant;
  /** Null: the form was issued, but no file has arrived yet. */
  stored_at: OptionalInstant;
}
/** Where a server of the version before reads the first key; nothing else is kept here. */
export interface FileSecretTable {
  id: Generated<boolean>;
  secret: string;
}
