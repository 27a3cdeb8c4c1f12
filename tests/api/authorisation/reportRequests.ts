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
};
