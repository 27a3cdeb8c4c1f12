import { sql } from 'kysely';
import type { ServerResource } from '../resources/serverResource';

export const absences: ServerResource = {
  scope: null,
  select: {
    title: sql`coalesce((select e.full_name from employees e where e.id = t.employee_id),
      (select v.name from vehicles v where v.id = t.vehicle_id))`,
  },
};
