import type { Generated } from 'kysely';
import type { DefaultInstant, OptionalInstant } from './columns';

/** The objects that can have pictures: an employee, a user without an employee, a participant's address, a delivery. */
export type PictureOwnerName = 'employees' | 'users' | 'address' | 'evidence';

export interface StoredFileTable {
  id: Generated<number>;
  /** Name in the store; random, so that it tells nothing and is never guessed. */
  key: string;
  owner: PictureOwnerName;
  owner_id: number;
  content_type: string;
  /** Bytes; null until it is stored. */
  size: number | null;
  created_by: number | null;
  created_at: DefaultInstant;
  /** Null: the form was given out, and nothing has come yet. */
  stored_at: OptionalInstant;
}
export interface FileSecretTable {
  id: Generated<boolean>;
  secret: string;
}
