/** What the server answers to a person who signs in. */
export const AUTH = {
  Authorization: 'bind',
  contract_level: 1,
  cdp_id: null,
  default_language: 'en',
  default_state: 'CA',
  email: 'a@example.test',
  employee_id: null,
  full_name: 'ANA RUIZ',
  id: 4,
  is_cdp: false,
  is_first_signin: false,
  time_zone: 'America/Los_Angeles',
  user_type_id: 1,
};
