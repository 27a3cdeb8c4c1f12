import { sql } from 'kysely';
import type { ServerResource } from '../resources/serverResource';
import { countedStop } from './countedStop';

export const deliveryEvents: ServerResource = {
  scope: {
    ofCdp: (cdpId) => sql`t.close_door_pharmacy_id = ${cdpId}`,
    ofDriver: (own) =>
      sql`exists (select from delivery_manifest m where m.id = t.delivery_manifest_id and ${own})`,
  },
  select: {
    ...countedStop,
    participant_full_name: sql`(select p.participant_full_name from participants p where p.id = t.participant_id)`,
    run_name: sql`(select m.name from delivery_manifest m where m.id = t.delivery_manifest_id)`,
    driver_full_name: sql`(select e.full_name from delivery_manifest m join employees e on e.id = m.employee_id where m.id = t.delivery_manifest_id)`,
  },
};
