import { sql } from 'kysely';
import type { ServerResource } from '../resources/serverResource';
import { runObstacles } from './runObstacles';

export const runs: ServerResource = {
  scope: {
    ofCdp: (cdpId) => sql`t.close_door_pharmacy_id = ${cdpId}`,
    ofDriver: (own) => sql`exists (select from delivery_manifest m where m.run_id = t.id and ${own})`,
  },
  select: { time_zone: sql`(select c.time_zone from cdps c where c.id = t.close_door_pharmacy_id)` },
  beforeSave: runObstacles,
};
