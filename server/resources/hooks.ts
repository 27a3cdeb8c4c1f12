import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Schema } from 'yup';
import type { Problems } from '../../src/domain/wire/problem';
import type { ResourceName } from '../../src/resources/registry';
import { VALIDATION } from '../../src/resources/schema/messages';
import type { ServerContext } from '../context';
import type { Db, Trx } from '../database/database';
import { afterParticipantSave } from '../participants/afterSave';
import { phoneDetails } from '../participants/phoneBook';
import { employeeHooks, runsOfToday } from '../employees/employeeHooks';
import { placeProblems } from '../addresses/placeProblems';
import { runObstacles } from '../runs/runObstacles';
import type { Use } from './references';

export type Row = Record<string, unknown>;

/** A write that is done; `before` is undefined for a new record. */
export interface SavedRecord {
  context: ServerContext;
  request: FastifyRequest;
  before: Row | undefined;
  after: Row & { id: number };
}

interface RecordDetails {
  /** For the OpenAPI document. */
  answer: Readonly<Record<string, Schema>>;
  read: (db: Db, record: Row & { id: number }) => Promise<Row>;
}

/** What a resource does on the server beyond its declaration. */
export interface ResourceHooks {
  /** Expressions of computed fields; the resource's table is `t`. They are selected, filtered and searched alike. */
  select?: Readonly<Record<string, RawBuilder<unknown>>>;
  /**
   * The whole record just before it is stored, in the transaction of the write: what else is wrong with it. `id` is
   * null for a new one.
   */
  beforeSave?: (trx: Trx, record: Row, id: number | null) => Promise<Problems>;
  /** References with an index of their own and the id: a list in their order reads a page of each group, not the table. */
  grouped?: readonly string[];
  /** What the answer of one record holds beyond its fields; lists do without. */
  details?: RecordDetails;
  /** Right after it is stored, in the same transaction: what else has to follow. A refusal takes the write back. */
  afterSave?: (trx: Trx, saved: SavedRecord) => Promise<void>;
  /** Where its records still stand in others: told to whoever wants to switch one off. */
  usedBy?: readonly Use[];
}

/** A CDP takes one of the catalogue's colours (`GET /catalogs/colors`). */
async function colorOfCatalogue(trx: Trx, record: Row): Promise<Problems> {
  const found = await trx
    .selectFrom('cdp_colors')
    .select('id')
    .where('hex_color', '=', String(record.color))
    .executeTakeFirst();
  return found ? {} : { color: { message: VALIDATION.color } };
}

/** Per resource, so that a declared resource is never without an answer here. */
export const hooks: { readonly [N in ResourceName]: ResourceHooks } = {
  participants: {
    select: {
      participant_full_name: sql`t.participant_full_name`,
      participant_address_full_address: sql`(select a.full_address from participant_addresses a
        where a.participant_id = t.id and a.is_default)`,
    },
    grouped: ['funding_source_id', 'facility_id'],
    details: phoneDetails,
    afterSave: afterParticipantSave,
  },
  employees: employeeHooks,
  vehicles: {
    usedBy: [
      runsOfToday('vehicle_id'),
      { resource: 'employees', field: 'default_vehicle_id' },
      { resource: 'runs', field: 'vehicle_id' },
    ],
  },
  vehicle_capacity_types: { usedBy: [{ resource: 'vehicles', field: 'vehicle_capacity_type_id' }] },
  vehicle_groups: { usedBy: [{ resource: 'vehicles', field: 'vehicle_group_id' }] },
  vehicle_garages: {
    usedBy: [
      { resource: 'vehicles', field: 'vehicle_garage_id' },
      { resource: 'runs', field: 'pull_out_garage_id' },
      { resource: 'runs', field: 'pull_in_garage_id' },
    ],
  },
  cdps: {
    select: { full_address: sql`t.full_address` },
    beforeSave: async (trx, record, id) => ({
      ...(await colorOfCatalogue(trx, record)),
      ...(await placeProblems(trx, 'cdps', record, id)),
    }),
    usedBy: [runsOfToday('close_door_pharmacy_id'), { resource: 'runs', field: 'close_door_pharmacy_id' }],
  },
  facilities: {
    select: { full_address: sql`t.full_address` },
    beforeSave: (trx, record, id) => placeProblems(trx, 'facilities', record, id),
    usedBy: [{ resource: 'participants', field: 'facility_id' }],
  },
  funding_sources: {
    usedBy: [
      { resource: 'participants', field: 'funding_source_id' },
      { resource: 'runs', field: 'funding_source_ids' },
    ],
  },
  locations: {
    select: { full_address: sql`t.full_address` },
    beforeSave: (trx, record, id) => placeProblems(trx, 'locations', record, id),
  },
  runs: {
    select: { time_zone: sql`(select c.time_zone from cdps c where c.id = t.close_door_pharmacy_id)` },
    beforeSave: runObstacles,
  },
  delivery_events: {
    select: {
      participant_full_name: sql`(select p.participant_full_name from participants p where p.id = t.participant_id)`,
    },
  },
};
