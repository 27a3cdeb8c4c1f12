import type { ColumnType, Generated } from 'kysely';

/** timestamptz: read as the wire text (UTC, seconds), written as a Date or as that text. */
export type Instant = ColumnType<string, Date | string, Date | string>;
export type OptionalInstant = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type DefaultInstant = ColumnType<string, Date | string | undefined, Date | string>;
/** jsonb: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Columns of every record. */
export interface Base {
  id: Generated<number>;
  version: Defaulted<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}
