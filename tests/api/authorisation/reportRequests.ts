import { DAY } from '../../support/dispatchDay';
import type { Maker } from './requests';

const days = { from: DAY, to: DAY };

/** Reports of the catalogue: the deliveries of a day name recipients. */
export const REPORT_REQUESTS: Readonly<Record<string, Maker>> = {
  'GET /reports/:report': () => ({ path: `/reports/deliveries_of_day?from=${DAY}&to=${DAY}` }),
  'POST /reports/:report/files': ({ side }) => ({
    path: '/reports/deliveries_of_day/files',
    body: { ...days, format: 'csv', close_door_pharmacy_id: side.run.cdp_id },
  }),
  'GET /report_files': () => ({}),
  'GET /report_schedules': () => ({}),
  'GET /report_schedules/people': () => ({ path: '/report_schedules/people?report=deliveries_of_day' }),
  'PUT /report_schedules/:id': ({ scheduleId, officeId }) => ({
    path: `/report_schedules/${scheduleId}`,
    body: { format: 'pdf', cadence: 'daily', hour: 7, user_ids: [officeId] },
  }),
  'DELETE /report_schedules/:id': ({ scheduleId }) => ({ path: `/report_schedules/${scheduleId}` }),
  'POST /report_schedules': ({ side, officeId }) => ({
    body: {
      report: 'deliveries_of_day',
      format: 'csv',
      cadence: 'daily',
      hour: 6,
      close_door_pharmacy_id: side.run.cdp_id,
      user_ids: [officeId],
    },
  }),
};
