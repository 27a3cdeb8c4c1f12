import type { Commander } from '../../platform/plugins/actor';

const NOTHING: ReadonlySet<string> = new Set();

/** Who gives a command by the page of a delivery or by a text message: no user, with no rights beyond that delivery. */
export const RECIPIENT: Commander = {
  user_id: null,
  session_id: null,
  full_name: 'Recipient',
  is_driver: false,
  employee_id: null,
  cdp_id: null,
  client: 'web',
  permissions: NOTHING,
};
