import { sql } from 'kysely';
import { patientAccess } from '../../../../src/domain/reports/catalogue/patientAccess';
import { addDays, startOfDay } from '../../../../src/domain/time/dates';
import { reportSource } from './reportSource';

/** Looks that the log keeps (`server/platform/audit`); the person's name is not among the columns of patients. */
export const patientAccessSource = reportSource(patientAccess, {
  byDays: true,
  query: ({ from, to, time_zone }) => sql`
    select a.at, a.user_name as user, a.action as access, a.resource as record,
      cardinality(a.patient_ids) as patients, a.remote_address as from_address, a.id
    from audit_entries a
    where a.action in ('read', 'search', 'export') and cardinality(a.patient_ids) > 0
      and a.at >= ${startOfDay(from, time_zone)} and a.at < ${startOfDay(addDays(to, 1), time_zone)}`,
  order: sql`at, id`,
});
