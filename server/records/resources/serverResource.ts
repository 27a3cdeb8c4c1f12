import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Schema } from 'yup';
import type { Problems } from '../../../src/domain/wire/problem';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import type { Use } from './use';

export type Row = Record<string, unknown>;

/** A write that is done; `before` is undefined for a new record. */
export interface SavedRecord {
  context: ServerContext;
  request: FastifyRequest;
  before: Row | undefined;
  after: Row & { id: number };
}

/** The rows that a user of one CDP and a driver see (spec §6); all other users see every row. Conditions on the table `t`. */
interface RowScope {
  ofCdp: (cdpId: number) => RawBuilder<unknown>;
  /** `own` is the condition for the published runs `m` of the driver. */
  ofDriver: (own: RawBuilder<unknown>) => RawBuilder<unknown>;
}

interface RecordDetails {
  /** For the OpenAPI document. */
  answer: Readonly<Record<string, Schema>>;
  read: (db: Db, record: Row & { id: number }) => Promise<Row>;
}

/** The server's side of a resource, beyond its declaration. */
export interface ServerResource {
  /** Null: common to the whole operation, so the permission alone decides. */
  scope: RowScope | null;
  /** Expressions of computed fields; the resource's table is `t`. Select, filter and search use the same expression. */
  select?: Readonly<Record<string, RawBuilder<unknown>>>;
  /**
   * Checks the whole record just before it is stored, in the transaction of the write. `id` is null for a new record.
   */
  beforeSave?: (trx: Trx, record: Row, id: number | null) => Promise<Problems>;
  /** References with an index of their own and the id: a list in their order reads a page of each group, not the table. */
  grouped?: readonly string[];
  /** Additional content of the answer for one record; lists do not have it. */
  details?: RecordDetails;
  /** Runs after the record is stored, in the same transaction. An error rolls the write back. */
  afterSave?: (trx: Trx, saved: SavedRecord) => Promise<void>;
  /**
   * Computed fields that a write settles, of this record and of others, in the same transaction. What it answers is part
   * of the record's answer.
   */
  settle?: (trx: Trx, saved: SavedRecord) => Promise<Row>;
  /** Other records that refer to it; shown before a person deactivates it. */
  usedBy?: readonly Use[];
}
