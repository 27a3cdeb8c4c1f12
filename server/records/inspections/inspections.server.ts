import { sql } from 'kysely';
import { array, boolean, number, object, string } from 'yup';
import type { ServerResource } from '../resources/serverResource';
import { readDefects } from './readDefects';

export const inspectionItems: ServerResource = { scope: null };

const STATE = sql`case when t.defect_count = 0 then 'clean' when not t.has_critical then 'defects'
  when t.signed_off_at is null then 'critical' else 'signedOff' end`;

/** Of one CDP: those of its runs. A driver sees the own ones. */
export const inspections: ServerResource = {
  scope: {
    ofCdp: (cdpId) => sql`exists (select from delivery_manifest m
      where m.id = t.delivery_manifest_id and m.close_door_pharmacy_id = ${cdpId})`,
    ofDriver: (own) =>
      sql`exists (select from delivery_manifest m where m.id = t.delivery_manifest_id and ${own})`,
  },
  select: {
    title: sql`(select v.name from vehicles v where v.id = t.vehicle_id) || ' – ' || to_char(t.odometer, 'FM9,999,999') || ' mi'`,
    state: STATE,
  },
  details: {
    answer: {
      defects: array(
        object({
          id: number().required(),
          name_en: string().required(),
          name_es: string().required(),
          name_ar: string().nullable().defined(),
          is_critical: boolean().required(),
          note: string().required(),
          has_photo: boolean().required(),
        }),
      ).required(),
    },
    read: async (db, record) => ({ defects: await readDefects(db, record.id) }),
  },
};
