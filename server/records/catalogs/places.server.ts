import { sql } from 'kysely';
import type { Problems } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { placeProblems } from '../addresses/placeProblems';
import type { Trx } from '../../platform/database/database';
import { runsOfToday } from '../runs/runsOfToday';
import type { Row, ServerResource } from '../resources/serverResource';

/** A CDP has one of the catalogue's colours (`GET /catalogs/colors`). */
async function colorOfCatalogue(trx: Trx, record: Row): Promise<Problems> {
  const found = await trx
    .selectFrom('cdp_colors')
    .select('id')
    .where('hex_color', '=', String(record.color))
    .executeTakeFirst();
  return found ? {} : { color: { message: VALIDATION.color } };
}

export const cdps: ServerResource = {
  scope: {
    ofCdp: (cdpId) => sql`t.id = ${cdpId}`,
    ofDriver: (own) =>
      sql`exists (select from delivery_manifest m where m.close_door_pharmacy_id = t.id and ${own})`,
  },
  select: { full_address: sql`t.full_address` },
  beforeSave: async (trx, record, id) => ({
    ...(await colorOfCatalogue(trx, record)),
    ...(await placeProblems(trx, 'cdps', record, id)),
  }),
  usedBy: [runsOfToday('close_door_pharmacy_id'), { resource: 'runs', field: 'close_door_pharmacy_id' }],
};

export const facilities: ServerResource = {
  scope: null,
  select: { full_address: sql`t.full_address` },
  beforeSave: (trx, record, id) => placeProblems(trx, 'facilities', record, id),
  usedBy: [{ resource: 'participants', field: 'facility_id' }],
};

export const locations: ServerResource = {
  scope: null,
  select: { full_address: sql`t.full_address` },
  beforeSave: (trx, record, id) => placeProblems(trx, 'locations', record, id),
};

export const fundingSources: ServerResource = {
  scope: null,
  usedBy: [
    { resource: 'participants', field: 'funding_source_id' },
    { resource: 'runs', field: 'funding_source_ids' },
  ],
};
